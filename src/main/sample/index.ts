import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildRound, type RoundApplicant } from './round';
import type { ExpectedFile } from './truth';
import { makeZip } from './zip';

export type { ExpectedFile, ExpectedPerson } from './truth';

export interface SampleRound {
  /** Absolute paths of the applicants' folders and ZIPs, in order of the application numbers. */
  readonly folders: string[];
  /** What the whole pipeline should make of every file. */
  readonly truth: ExpectedFile[];
}

/**
 * Writes an invented hiring round into `dir` (made if absent): five applicant folders and one ZIP with CP949 names, in the
 * conventions committees use. The same seed gives the same bytes. Existing files of the same name are replaced.
 */
export async function writeSampleRound(dir: string, options: { seed?: number } = {}): Promise<SampleRound> {
  const applicants = await buildRound(options.seed ?? 1);
  const folders: string[] = [];
  const truth: ExpectedFile[] = [];
  for (const applicant of applicants) {
    const label = `${applicant.externalId} (${applicant.name})`;
    folders.push(
      applicant.zip ? await writeArchive(dir, label, applicant) : await writeFolder(dir, label, applicant),
    );
    for (const file of applicant.files) {
      const { docType, format, pages, state, persons } = file;
      const root = applicant.zip ? `${label}.zip` : label;
      const applicantId = applicant.externalId;
      truth.push({
        file: `${root}/${file.path}`,
        applicant: applicantId,
        docType,
        format,
        pages,
        state,
        persons,
      });
    }
  }
  return { folders, truth };
}

async function writeFolder(dir: string, label: string, applicant: RoundApplicant): Promise<string> {
  const folder = path.resolve(dir, label);
  for (const file of applicant.files) {
    const target = path.join(folder, ...file.path.split('/'));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.bytes);
  }
  return folder;
}

async function writeArchive(dir: string, label: string, applicant: RoundApplicant): Promise<string> {
  await mkdir(dir, { recursive: true });
  const archive = path.resolve(dir, `${label}.zip`);
  const entries = applicant.files.map((f) => ({ name: `${label}/${f.path}`, bytes: f.bytes }));
  await writeFile(archive, makeZip(entries, 'cp949'));
  return archive;
}
