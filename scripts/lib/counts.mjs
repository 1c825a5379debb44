import { readFileSync } from 'node:fs';

/** What a runner's JSON report counts. A runner that left no report has failed as a whole: one failure. */
const NOTHING = { passed: 0, failed: 1, skipped: 0 };

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

export function vitestCounts(file) {
  const report = readReport(file);
  if (!report) return NOTHING;
  // A file that could not even be loaded has no tests to count, and must not look like success.
  const unloaded = report.testResults.filter(
    (f) => f.status === 'failed' && !f.assertionResults.some((a) => a.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function playwrightCounts(file) {
  const report = readReport(file);
  if (!report) return NOTHING;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}
