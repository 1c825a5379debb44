import {
  isApplicantFolder,
  isCategoryFolder,
  numberInFilename,
  parseApplicantFolder,
  type ApplicantLabel,
} from './convention';
import type { FoundFile } from './walk';

/** One applicant of a drop, with the files that lie under the applicant's folder. */
export interface ApplicantGroup extends ApplicantLabel {
  /** The folder as dropped, NFC. */
  readonly folder: string;
  /** Files that lie beside the applicants' folders: an applicant named after the folder, if anybody. */
  readonly loose: boolean;
  readonly files: GroupedFile[];
}
export interface GroupedFile extends FoundFile {
  /** Folders inside the applicant's folder, joined with `/`. */
  readonly category: string;
  /** Path relative to what was dropped, NFC: what exports print. */
  readonly relativePath: string;
}

/**
 * Files → applicants (design, section 6). A dropped item is an applicant's folder when it is called `number (name)` or holds
 * category folders; otherwise each sub-folder is an applicant, and loose files at the top form one applicant named after
 * the folder. The rule is applied again below a folder that only holds applicants' folders, so that a folder of folders of
 * applicants works as well.
 */
export function groupApplicants(files: readonly FoundFile[]): ApplicantGroup[] {
  const groups = new Map<string, ApplicantGroup>();
  const depths = applicantDepths(files);
  for (const f of files) {
    const depth = depths(f.folders);
    const path = f.folders.slice(0, depth + 1);
    const loose = looseLabel(f);
    const key = path.length > 0 ? path.join('/') : `\0${loose.externalId}`;
    let group = groups.get(key);
    if (!group) {
      const folder = path.at(-1) ?? '';
      const label = folder === '' ? loose : parseApplicantFolder(folder);
      groups.set(key, (group = { ...label, folder, loose: false, files: [] }));
    }
    group.files.push({
      ...f,
      category: f.folders.slice(depth + 1).join('/'),
      relativePath: [...f.folders.slice(1), f.name].join('/'),
    });
  }
  const keys = [...groups.keys()];
  return [...groups].map(([key, group]) => ({
    ...group,
    loose: keys.some((other) => other.startsWith(`${key}/`)),
  }));
}

/** Index of the applicant's folder among a file's folders. */
function applicantDepths(files: readonly FoundFile[]): (folders: readonly string[]) => number {
  const children = new Map<string, Set<string>>();
  for (const f of files)
    f.folders.forEach((name, i) => {
      if (i === 0) return;
      const parent = f.folders.slice(0, i).join('/');
      children.set(parent, (children.get(parent) ?? new Set()).add(name));
    });
  const isApplicant = (folders: readonly string[], i: number): boolean =>
    isApplicantFolder(folders[i]!) ||
    [...(children.get(folders.slice(0, i + 1).join('/')) ?? [])].some(isCategoryFolder);
  return (folders) => {
    if (folders.length === 0) return -1;
    const marked = folders.findIndex((_, i) => isApplicant(folders, i));
    if (marked >= 0) return marked;
    return Math.min(1, folders.length - 1);
  };
}

/** A file dropped by itself belongs to the number in its name, or else to an applicant named after the file. */
function looseLabel(f: FoundFile): ApplicantLabel {
  const number = numberInFilename(f.name);
  if (number) return { externalId: number, name: '', names: [] };
  const stem = f.name.replace(/\.[^.]+$/, '');
  return { externalId: stem, name: '', names: [] };
}
