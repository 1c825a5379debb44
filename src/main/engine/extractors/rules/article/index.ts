/**
 * Articles: the authors of the byline in printed order, with affiliation, corresponding author and the other script's spelling.
 * Everything that is no author (references, editors, biographies, thanks, captions) stays out because it stands elsewhere.
 */
import type { Page } from '../../../domain/page';
import type { ExtractContext, Extraction, RawPerson } from '../../../domain/person';
import { createSelfMatcher } from '../../../names';
import { analyzeDocument, type DocumentLayout } from '../../layout';
import { fromPixels, toPerson } from '../kit/person';
import { viewOf } from '../kit/view';
import { koreanRows } from '../thesis/korean-rows';
import { affiliationOf, emailFits, readNotes } from './affiliations';
import type { Author, Byline } from './byline';
import { authorCertainty, gatherWitnesses, witnessed } from './confidence';
import { correspondingAuthors } from './corresponding';
import { doubtsOf } from './doubts';
import { findVenue, findYear } from './facts';
import { frontWeight, isCover, otherBylines, readFront, type Front } from './front';
import { agreement, pairBylines, type PairedAuthor } from './pairing';

/** Pages at either end that are read; a byline stands nowhere else. */
const ENDS = 4;
/** Years beyond this are misprints or page numbers. */
const LATEST_YEAR = 2100;

/** Authors of a paper, a slide deck or an abstract, and what the gate needs to doubt them. Pure. */
export function extractArticle(pages: readonly Page[], ctx: ExtractContext): Extraction {
  const kept = pages.length > 2 * ENDS ? [...pages.slice(0, ENDS), ...pages.slice(-ENDS)] : pages;
  const doc = analyzeDocument(kept);
  const front = chooseFront(doc);
  const main = front && mainByline(front);
  if (!front || !main) return { persons: [], observations: front?.title ? { title: front.title.text } : {} };
  const other = otherByline(doc, front, main);
  const pairing = pairBylines(main, other);
  const hidden = front.search.hidden;
  const people = peopleOf(doc, front, pairing.authors);
  const { persons: authors, collapsed } = collapse(people, ctx);
  const persons = [...authors, ...supervisorsOf(front)];
  const year = findYear(doc, front, LATEST_YEAR);
  return {
    persons,
    observations: {
      ...(front.title ? { title: front.title.text } : {}),
      ...(year ? { year } : {}),
      ...(pairing.ko > 0 && pairing.en > 0 ? { bylineKo: pairing.ko, bylineEn: pairing.en } : {}),
      ...(hidden.length > 0 ? { hiddenPeople: [...new Set(hidden)].slice(0, 10) } : {}),
      ...(collapsed > 0 ? { collapsed } : {}),
      ...doubtsOf(doc, front, [main, ...(other ? [other] : [])], people.length),
    },
  };
}

/** The page whose top holds the byline: the first with text, or the one behind a cover. */
function chooseFront(doc: DocumentLayout): Front | undefined {
  const [top, ...rest] = doc.pages
    .slice(0, 3)
    .filter((p) => p.lines.length > 0)
    .map((p) => readFront(p, doc.bodyFontSize));
  if (!top) return undefined;
  const named = top.search.bylines.some((b) => b.authors.some((a) => a.sure));
  const behind = rest.find(
    (f) => sizeOf(f) > 0 && f.title !== undefined && !f.fallback && frontWeight(f) >= BEHIND_COVER,
  );
  if (!behind) return top;
  if (!named) return { ...behind, fallback: behind.fallback || !isCover(top.layout) };
  return isCover(top.layout) && sizeOf(behind) >= sizeOf(top) ? behind : top;
}

/** Evidence a byline on the second or third page needs, for most second pages hold none. */
const BEHIND_COVER = 1.4;

function sizeOf(front: Front): number {
  return Math.max(0, ...front.search.bylines.map((b) => b.authors.length));
}

/** Korean papers list by their Korean byline; a lone Korean word beside a full English list is none. */
function mainByline(front: Front): Byline | undefined {
  const [a, b] = front.search.bylines;
  if (!a || !b) return a ?? b;
  const [ko, en] = a.script === 'ko' ? [a, b] : [b, a];
  if (ko.authors.length >= en.authors.length || agreement(ko, en) > 0) return ko;
  return ko.authors.length * 2 <= en.authors.length ? en : ko;
}

function otherByline(doc: DocumentLayout, front: Front, main: Byline): Byline | undefined {
  const beside = front.search.bylines.find((b) => b !== main);
  if (beside && (agreement(main, beside) > 0 || beside.authors.length === main.authors.length)) return beside;
  const further = otherBylines(doc, front).map((o) => o.byline);
  return further.find((b) => b.script !== main.script && agreement(main, b) >= 0.5);
}

function peopleOf(doc: DocumentLayout, front: Front, paired: readonly PairedAuthor[]): RawPerson[] {
  const notes = readNotes(front.units);
  const witnesses = gatherWitnesses(doc, front);
  const corresponding = whoCorresponds(doc, paired);
  const work = workOf(doc, front);
  return paired.map((p, i): RawPerson => {
    const { author } = p;
    const affiliation = affiliationOf(author, p.byline, front.units, notes);
    // Position alone ties nobody to another spelling: people are merged by their aliases.
    const other = p.confirmed ? p.other : undefined;
    const aliases = [author.name.alias, other?.name.text].filter(
      (x): x is string => x !== undefined && x !== author.name.text,
    );
    const email = witnesses.emails.find((m) =>
      emailFits(m, other?.name.text ?? author.name.alias ?? author.name.text),
    );
    const seen = witnessed(author, witnesses) || (other !== undefined && witnessed(other, witnesses));
    const certainty = authorCertainty(p, {
      fallback: front.fallback,
      affiliated: affiliation !== undefined,
      witnessed: seen,
    });
    return {
      nameRaw: author.name.text,
      role: corresponding.has(author) ? 'corresponding_author' : 'coauthor',
      ...(aliases.length > 0 ? { aliases } : {}),
      ...(p.other && !p.confirmed ? { unpaired: p.other.name.text } : {}),
      ...(affiliation ? { affiliation } : {}),
      ...(email ? { email } : {}),
      sourceKind: 'printed',
      page: author.unit.line.page,
      bbox: author.name.box,
      confidence: Math.round(certainty * author.name.confidence * 100) / 100,
      ...fromPixels(certainty, author.name.confidence),
      evidence: author.unit.line.text.slice(0, 200),
      candidates: [],
      work: { ...work, index: i + 1, count: paired.length },
    };
  });
}

/** "지도교수: 박한결" below the authors of a student's paper: no author, and tied all the more. */
function supervisorsOf(front: Front): RawPerson[] {
  const views = front.zone.lines.filter((l) => !l.furniture).map(viewOf);
  return koreanRows(front.layout.page.number, views, false)
    .found.filter((f) => f.role === 'supervisor' || f.role === 'co_supervisor')
    .map((f) => toPerson({ ...f, name: f.read.name, aliases: f.read.aliases }));
}

/** Footnotes may name the author in the other script only. */
function whoCorresponds(doc: DocumentLayout, paired: readonly PairedAuthor[]): ReadonlySet<Author> {
  const named = correspondingAuthors(
    doc,
    paired.map((p) => p.author),
  );
  const others = paired.flatMap((p) => (p.other ? [p.other] : []));
  if (named.size > 0 || others.length < 2) return named;
  const elsewhere = correspondingAuthors(doc, others);
  return new Set(paired.flatMap((p) => (p.other && elsewhere.has(p.other) ? [p.author] : [])));
}

function workOf(doc: DocumentLayout, front: Front) {
  const year = findYear(doc, front, LATEST_YEAR);
  const venue = findVenue(front);
  return {
    ...(front.title ? { title: front.title.text } : {}),
    ...(venue ? { venue } : {}),
    ...(year ? { year } : {}),
  };
}

/** A collaboration's list says little about ties: who leads it, who answers for it and the applicant stay, the rest is counted. */
function collapse(
  people: readonly RawPerson[],
  ctx: ExtractContext,
): { persons: readonly RawPerson[]; collapsed: number } {
  if (people.length <= ctx.largeCollaboration) return { persons: people, collapsed: 0 };
  const isSelf = createSelfMatcher(ctx.selfNames);
  const persons = people.filter(
    (p, i) =>
      i === 0 ||
      i === people.length - 1 ||
      p.role === 'corresponding_author' ||
      isSelf(p.nameRaw, p.aliases) !== 'different',
  );
  return { persons, collapsed: people.length - persons.length };
}
