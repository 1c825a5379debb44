import { findModelAnswer, storeModelAnswer } from '../db/model-answers';
import type { Db } from '../db/open';
import type { AnswerStore, VisionAnswer } from '../extractors/vision/reader';

/** The answers that models gave about one document, kept in the case. */
export function modelAnswers(db: Db, fingerprint: string): AnswerStore {
  return {
    get(key) {
      const json = findModelAnswer(db, fingerprint, key);
      return json === null ? undefined : (JSON.parse(json) as VisionAnswer);
    },
    put: (key, answer) => storeModelAnswer(db, fingerprint, key, JSON.stringify(answer)),
  };
}
