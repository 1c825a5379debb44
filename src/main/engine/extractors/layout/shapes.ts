import type { BBox } from '../../domain/bbox';
import type { Page, Word } from '../../domain/page';

/** A word with everything the rules ask of it filled in. */
export interface LayoutWord extends Word {
  /** Points; the word's own figure, else the height of its box. */
  readonly fontSize: number;
  /** Page points from the top; the word's own figure, else the bottom of its box. */
  readonly baseline: number;
  /** Small and raised beside a larger neighbour: an affiliation or footnote marker. */
  readonly sup: boolean;
  /** Small and lowered beside a larger neighbour. */
  readonly sub: boolean;
  /** Made of single letters that were printed apart ("위  원  장", "홍 길 동"); `text` holds them joined. */
  readonly spaced: boolean;
}

/** Words of a line between two wide gaps: a table cell, a name of an author grid. */
export interface Cell {
  readonly words: readonly LayoutWord[];
  readonly text: string;
  /** Text without raised or lowered words. */
  readonly plain: string;
  readonly box: BBox;
}

/** `header`, `footer`, `page_number`: repeated or numbered at the edge; `stamp`: repository or download notices. */
export type Furniture = 'header' | 'footer' | 'page_number' | 'stamp';

/** Words on one baseline inside one column, from left to right. */
export interface Line {
  readonly page: number;
  /** Position in the page's reading order, from 0. */
  readonly index: number;
  readonly words: readonly LayoutWord[];
  /** All words; no space where letters touch. */
  readonly text: string;
  /** `text` without raised or lowered words. */
  readonly plain: string;
  readonly box: BBox;
  /** The size most of the letters have, in points. */
  readonly fontSize: number;
  readonly bold: boolean;
  readonly baseline: number;
  /** `gaps[i]`: points between word i and word i + 1; negative where boxes overlap. */
  readonly gaps: readonly number[];
  readonly cells: readonly Cell[];
  /** Index into `PageLayout.blocks`. */
  readonly block: number;
  /** Index into `PageLayout.columns`; -1 where the line runs across columns. */
  readonly column: number;
  readonly furniture?: Furniture;
}

/** Neighbouring lines of one column with one size and normal line spacing. */
export interface Block {
  readonly index: number;
  readonly lines: readonly Line[];
  /** Lines joined by a line break. */
  readonly text: string;
  readonly box: BBox;
  readonly fontSize: number;
  readonly column: number;
}

/** Horizontal extent of a text column, in page points. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

export interface PageLayout {
  readonly page: Page;
  /** In reading order, furniture included. */
  readonly lines: readonly Line[];
  /** In reading order. */
  readonly blocks: readonly Block[];
  /** At least one; two or three on pages set in columns. */
  readonly columns: readonly Column[];
  /** The size most letters of the page have; 0 on an empty page. */
  readonly bodyFontSize: number;
  /** Words that do not run from left to right: stamps along the edge, axis labels. Not in `lines`. */
  readonly rotated: readonly LayoutWord[];
}

export interface DocumentLayout {
  /** Same order as the pages given; lines carry `furniture` where it was recognised. */
  readonly pages: readonly PageLayout[];
  /** The size most letters of the document have. */
  readonly bodyFontSize: number;
}
