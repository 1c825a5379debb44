import type { Page } from '../../../domain/page';
import type { RawPerson, Work } from '../../../domain/person';
import type { Role } from '../../../domain/words';
import { analyzeDocument } from '../../layout';
import type { ReadName } from '../kit/names';
import { toPerson } from '../kit/person';
import { locate, viewsOf, type View } from '../kit/view';
import { awardRows, type AwardRows } from './rows';

/** Readings of a certificate: the kind of document is a guess, so a person always looks. */
const CERTAINTY = 0.65;

export interface Certificate {
  readonly persons: readonly RawPerson[];
  /** Texts that speak of people who are not named ("외 3명"). */
  readonly hidden: readonly string[];
}

interface Named {
  readonly read: ReadName;
  readonly role: Role;
  readonly view: View;
  readonly affiliation?: string;
}

/**
 * Awards and other certificates (상장, 표창장, 우수논문상): everybody it was given to stands between the title and the words that
 * give it ("위 사람은 …"), behind labels or beside a school. Who signs it at the foot is nobody's co-author. Pure; empty where
 * no page is a certificate.
 */
export function readCertificates(pages: readonly Page[]): Certificate {
  const hidden: string[] = [];
  const persons = analyzeDocument(pages).pages.flatMap((page) => {
    const rows = awardRows(viewsOf(page));
    if (!rows) return [];
    hidden.push(...rows.hidden);
    return peopleOf(rows);
  });
  return { persons, hidden };
}

function peopleOf(rows: AwardRows): RawPerson[] {
  const named = rows.named.filter((n, i) => rows.named.findIndex((o) => o.read.name === n.read.name) === i);
  const authors = named.filter((n) => n.role === 'coauthor');
  return named.map((n) => {
    const index = authors.indexOf(n);
    return personOf(n, {
      ...(rows.title === undefined ? {} : { title: rows.title }),
      ...(rows.year === undefined ? {} : { year: rows.year }),
      ...(index < 0 ? {} : { index: index + 1, count: authors.length }),
    });
  });
}

function personOf(n: Named, work: Work): RawPerson {
  return toPerson({
    name: n.read.name,
    role: n.role,
    page: n.view.line.page,
    piece: locate(n.view, n.read.name),
    line: n.view.text,
    certainty: CERTAINTY,
    aliases: n.read.aliases,
    ...(n.read.hanja ? { hanja: n.read.hanja } : {}),
    ...(n.affiliation ? { affiliation: n.affiliation } : {}),
    work,
  });
}
