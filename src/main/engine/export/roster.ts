import type { RosterModel } from './model';
import { indexRoster, type RosterData } from './roster-data';
import { evidenceSheet } from './sheet-evidence';
import { infoSheet, type MadeBy } from './sheet-info';
import { openSheet } from './sheet-open';
import { rosterPeople, summarySheet } from './sheet-summary';

export interface RosterOptions extends MadeBy {
  /** Show people who still wait for a person, marked 미확정. */
  readonly includeOpen: boolean;
}

/**
 * Rows of a case → the roster's sheets 1, 2, 4 and 5 (3 compares evaluators and is a file of its own: their list is secret).
 * The round's window, exported roles and limit for large collaborations are applied here, not when documents are read.
 * The same rows give the same model, apart from the time.
 */
export function buildRoster(data: RosterData, options: RosterOptions): RosterModel {
  const index = indexRoster(data);
  const { settings } = data.round;
  const people = rosterPeople(index, settings);
  const shown = options.includeOpen ? people : people.filter((p) => p.status !== 'open');
  return {
    title: `${data.round.name} 이해충돌 관계자 명단`,
    generatedAt: options.generatedAt,
    sheets: [
      summarySheet(shown, index, settings),
      evidenceSheet(data, index, people, settings),
      openSheet(data, index),
      infoSheet(data, index, options),
    ],
  };
}
