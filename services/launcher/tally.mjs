/**
 * Outcome of a part of the test run, in the unit of the closing line.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/** @type {Tally} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return tallies.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
    }),
    NOTHING,
  );
}

/**
 * The counts of Jest's results that matter here, by Jest's names.
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numRuntimeErrorTestSuites: number }} JestCounts
 */

/**
 * What Jest counted, made consistent with its exit code: a file that could not be loaded holds no failed test and is a
 * failure all the same, and so is a run that ended without its counts.
 * @param {JestCounts | undefined} counts
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyOfJest(counts, exitCode) {
  const broken = counts?.numRuntimeErrorTestSuites ?? 0;
  const failed = (counts?.numFailedTests ?? 0) + broken;
  return {
    passed: counts?.numPassedTests ?? 0,
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    skipped: (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0),
  };
}

/** @param {Tally} tally */
export function closingLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}
