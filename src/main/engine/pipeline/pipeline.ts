import { gate } from '../domain/gate';
import { toErrorShape } from '../domain/errors';
import { reasonOfFault, type Reason } from '../domain/reasons';
import type { Page } from '../domain/page';
import type { RoundSettings } from '../domain/settings';
import type { Step } from '../domain/words';
import type { DocumentRow } from '../db/documents';
import type { Db } from '../db/open';
import type { Extractor } from '../extractors/extractor';
import { createSelfMatcher } from '../names';
import type { Pool } from '../pool/tasks';
import { layoutFamily } from '../report/family';
import { classify } from './classify';
import type { DocumentDraft } from './draft';
import { firstText } from './first-text';
import { isBlind, pageFacts } from './page-facts';
import { ingest } from './ingest';
import { modelAnswers } from './model-answers';
import type { Passwords } from './passwords';
import { draftPeople } from './people';

export interface PipelineDeps {
  readonly db: Db;
  readonly pool: Pool;
  readonly extractor: Extractor;
  readonly settings: RoundSettings;
  readonly selfNames: readonly string[];
  readonly passwords?: Passwords;
  readonly signal?: AbortSignal;
  /** Somebody asked for all pages of this document, whatever the round's plan says. */
  readonly whole: boolean;
  /** Parts of a long document read at the same time. */
  readonly lanes: number;
  /** The last try ran out of memory: page by page, pictures drawn coarser. */
  readonly small?: boolean;
  readonly onStep?: (step: Step, page: number, pages: number | null) => void;
}

/**
 * The order of the stages for one document, and nothing else: ingest → type → extract → people → gate. Nothing is written
 * here but finished pages. Transient faults and cancellation are thrown; whatever is wrong with the file itself comes back
 * as a failed draft with its reason, so that one bad file never takes others along.
 */
export async function runPipeline(document: DocumentRow, deps: PipelineDeps): Promise<DocumentDraft> {
  try {
    deps.onStep?.('read', 0, document.pageCount);
    const read = await ingest(document, {
      ...deps,
      plan: deps.whole ? 'whole' : (deps.settings.pagePlan ?? 'text'),
      onPage: (done, of) => deps.onStep?.('read', done, of),
    });

    deps.onStep?.('type', read.pageCount, read.pageCount);
    const type = typeOf(document, read.format, read.pageCount, firstText(read.pages));

    deps.onStep?.('extract', read.pageCount, read.pageCount);
    const usable = read.pages.filter((p) => p.usable).map((p) => p.json);
    const { persons: raw, observations } = await deps.extractor.extract({
      docType: type.docType,
      filename: document.filename,
      selfNames: deps.selfNames,
      largeCollaboration: deps.settings.largeCollaboration,
      pages: { json: usable },
      blind: { json: read.pages.filter(isBlind).map((p) => p.json) },
      render: async (page, dpi, box, turn) => {
        const password = deps.passwords?.of(document.fingerprint);
        const image = await deps.pool.run('renderPage', {
          path: document.filepath,
          format: read.format,
          page,
          maxPixels: Math.round((dpi / 72) * (box ? Math.max(box.w, box.h) : LONG_SIDE_PT)),
          ...(box && { box }),
          ...(turn && { turn }),
          ...(password !== undefined && { password }),
        });
        return image.bytes;
      },
      answers: modelAnswers(deps.db, document.fingerprint),
      ...(deps.signal && { signal: deps.signal }),
    });

    deps.onStep?.('gather', read.pageCount, read.pageCount);
    const facts = pageFacts(read.pages);
    const persons = draftPeople(raw, type.docType, createSelfMatcher(deps.selfNames), facts);
    const fromPixels = persons.some((p) => facts.sourceOf(p.raw.page) === 'ocr');
    const verdict = gate({
      docType: type.docType,
      format: read.format,
      pageCount: read.pageCount - facts.blankPages,
      usablePages: facts.textPages,
      ...((fromPixels || facts.ocrPages > facts.textPages) && { ocrPages: facts.ocrPages }),
      persons: persons.map((p) => ({
        role: p.raw.role,
        // two that match the applicant are both kept as others, but the applicant is not missing
        isSelf: p.isSelf || p.reasons.some((r) => r.code === 'self_twice'),
        confidence: p.confidence,
        sourceKind: p.raw.sourceKind,
      })),
      observations,
      notes: read.notes,
      settings: deps.settings,
      selfKnown: deps.selfNames.length > 0,
    });
    return {
      document,
      outcome: 'read',
      docType: type.docType,
      docTypeMethod: type.method,
      format: read.format,
      pageCount: read.pageCount,
      usablePages: facts.textPages,
      family: layoutFamily(usable.slice(0, 2).map((json) => JSON.parse(json) as Page)),
      title: observations.title ?? read.title,
      persons,
      observations,
      notes: read.notes,
      gate: verdict,
      pagesRead: read.pagesRead,
      pagesReused: read.pagesReused,
    };
  } catch (e) {
    const fault = toErrorShape(e);
    if (deps.signal?.aborted || fault.kind === 'transient' || fault.kind === 'cancelled') throw e;
    const reason = reasonOfFault(fault);
    // what no password opens here is `locked`, and unreadable for good
    if (reason.code === 'encrypted') {
      const refused = deps.passwords?.wasRefused(document.fingerprint) ?? false;
      return {
        ...failedDraft(document, refused ? [reason, { code: 'wrong_password' }] : [reason]),
        outcome: 'waiting',
      };
    }
    return failedDraft(document, [reason]);
  }
}

/** A4's long side in points: turns a resolution into pixels for the page renderer. */
const LONG_SIDE_PT = 842;

/** A person's choice in the preflight list stands; anything else is decided anew with the content at hand. */
function typeOf(
  document: DocumentRow,
  format: DocumentRow['sourceFormat'],
  pageCount: number,
  text: string,
): { docType: DocumentRow['docType']; method: DocumentRow['docTypeMethod'] } {
  if (document.docTypeMethod === 'manual') return { docType: document.docType, method: 'manual' };
  return classify({
    filename: document.filename,
    folder: document.folderCategory ?? '',
    firstText: text,
    format,
    pageCount,
  });
}

/** A document that could not be read at all, with the reasons a person needs. */
export function failedDraft(document: DocumentRow, notes: readonly Reason[]): DocumentDraft {
  return {
    document,
    outcome: 'failed',
    docType: document.docType,
    docTypeMethod: document.docTypeMethod,
    format: document.sourceFormat,
    pageCount: document.pageCount,
    usablePages: 0,
    family: null,
    title: document.title,
    persons: [],
    observations: {},
    notes,
    gate: null,
    pagesRead: 0,
    pagesReused: 0,
  };
}
