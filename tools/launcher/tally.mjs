import { relative } from 'node:path';
import { root } from './root.mjs';

/**
 * Outcome of a part of the test run, in the unit of the closing line, and a line for each failure
 * that has a name.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: readonly string[] }} Tally
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
      failures: [...(a.failures ?? []), ...(b.failures ?? [])],
    }),
    /** @type {Tally} */ ({ ...NOTHING, failures: [] }),
  );
}

/**
 * A file of tests with a failure, what it counted otherwise, and a line for each failure.
 * @typedef {{ file: string, passed: number, skipped: number, failures: readonly string[] }} FailedFile
 */

/**
 * The counts of Jest's results that matter here, by Jest's names.
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numRuntimeErrorTestSuites: number, failedFiles?: readonly FailedFile[] }} JestCounts
 */

/**
 * Jest's counts, made consistent with its exit code. A file that could not be loaded holds no
 * failed test but is a failure, and so is a run that ended without its counts.
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
    failures: (counts?.failedFiles ?? []).flatMap(({ file, failures }) =>
      failures.map((failure) => `${relative(root, file)} › ${failure}`),
    ),
  };
}

/**
 * The tally of a run whose failed files ran a second time, which counts in their place.
 * @param {Tally} first
 * @param {readonly FailedFile[]} failedFiles
 * @param {Tally} second
 * @returns {Tally}
 */
export function tallyWithSecondTry(first, failedFiles, second) {
  const replaced = failedFiles.reduce(
    (all, { passed, skipped }) => ({
      passed: all.passed + passed,
      skipped: all.skipped + skipped,
    }),
    { passed: 0, skipped: 0 },
  );
  return {
    passed: first.passed - replaced.passed + second.passed,
    failed: second.failed,
    skipped: first.skipped - replaced.skipped + second.skipped,
    failures: second.failures ?? [],
  };
}

/** @param {Tally} tally */
export function closingLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}

/** Most characters of a failure in the list at the end. */
const MOST_AT_THE_END = 110;

/**
 * Failures under their files. Viewers show little of the end of a long run, so that each gets one
 * short line.
 * @param {readonly string[]} failures
 */
export function shortList(failures) {
  /** @type {Map<string, string[]>} */
  const byFile = new Map();
  for (const failure of failures) {
    const [file = '', ...rest] = failure.split(' › ');
    byFile.set(file, [...(byFile.get(file) ?? []), rest.join(' › ').slice(0, MOST_AT_THE_END)]);
  }
  return [...byFile]
    .flatMap(([file, those]) => [file, ...those.map((one) => `  ${one}`)])
    .join('\n');
}
