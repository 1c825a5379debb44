import { PermanentError, toErrorShape } from '../domain/errors';
import type { RegressionReport } from '../domain/views';
import type { Extractor } from '../extractors/extractor';
import { compareReadings } from './compare';
import { checkHead, parseCase } from './set';

/**
 * Reads every document of a set with the rules that are in use now and names those that got better or worse. A document with
 * both is worse: what it gained is listed as well. Nothing is stored.
 *
 * Throws `PermanentError('not_a_regression_set')`.
 */
export async function replayRegression(
  lines: AsyncIterable<string>,
  extractor: Extractor,
): Promise<RegressionReport> {
  const report: RegressionReport = {
    documents: 0,
    same: 0,
    answers: 0,
    before: 0,
    now: 0,
    better: [],
    worse: [],
  };
  const source = lines[Symbol.asyncIterator]();
  const next = async (): Promise<string | undefined> => {
    const { done, value } = await source.next();
    return done ? undefined : value;
  };
  const head = await next();
  if (head === undefined) throw new PermanentError('not_a_regression_set');
  checkHead(head);
  for (let line = await next(); line !== undefined; line = await next()) {
    const c = parseCase(line);
    const pages: string[] = [];
    while (pages.length < c.pages) {
      const page = await next();
      if (page === undefined) throw new PermanentError('not_a_regression_set');
      pages.push(page);
    }
    const about = { file: c.file, docType: c.docType, family: c.family };
    report.documents += 1;
    report.answers += c.answers.length;
    try {
      const { persons } = await extractor.extract({
        docType: c.docType,
        filename: c.file.split('/').at(-1) ?? c.file,
        selfNames: c.selfNames,
        largeCollaboration: c.largeCollaboration,
        pages: { json: pages },
        render: () => Promise.reject(new PermanentError('file_missing')),
      });
      const readings = persons.map((p) => ({
        names: [p.nameRaw, ...(p.aliases ?? [])],
        role: p.role,
        page: p.page,
      }));
      const { verdict, before, now, ...change } = compareReadings(c, readings);
      report.before += before;
      report.now += now;
      if (verdict === 'same') report.same += 1;
      else report[verdict].push({ ...about, ...change, fault: null });
    } catch (e) {
      // rules that fall over on a form they could read are worse, and the others are still looked at
      const nothing = compareReadings(c, []);
      report.before += nothing.before;
      report.worse.push({
        ...about,
        lost: nothing.lost,
        gained: [],
        wrong: [],
        mended: [],
        fault: toErrorShape(e).code,
      });
    }
  }
  return report;
}
