import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ status: string, fullName: string, failureMessages: readonly string[] }} JestTest
 * @typedef {object} JestFile
 * @property {string} testFilePath
 * @property {number} numPassingTests
 * @property {number} numFailingTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ message?: string }} [testExecError]
 * @property {readonly JestTest[]} testResults
 */

/** Leaves Jest's counts in the file that FOYER_TEST_COUNTS names. Jest wants the default export. */
export default class JestTallyReporter {
  /**
   * @param {unknown} _contexts
   * @param
   * {Omit<import('./tally.mjs').JestCounts, 'failedFiles'> & { testResults: readonly JestFile[] }}
   * results
   */
  onRunComplete(_contexts, results) {
    const file = process.env['FOYER_TEST_COUNTS'];
    if (file === undefined) return;
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
    const { numRuntimeErrorTestSuites } = results;
    const failedFiles = results.testResults
      .filter(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError)
      .map((one) => ({
        file: one.testFilePath,
        passed: one.numPassingTests,
        skipped: one.numPendingTests + one.numTodoTests,
        failures: failuresOf(one),
      }));
    /** @type {import('./tally.mjs').JestCounts} */
    const counts = {
      numPassedTests,
      numFailedTests,
      numPendingTests,
      numTodoTests,
      numRuntimeErrorTestSuites,
      failedFiles,
    };
    writeFileSync(file, JSON.stringify(counts));
  }
}

/** @param {JestFile} file */
function failuresOf({ testExecError, testResults }) {
  const failed = testResults.filter(({ status }) => status === 'failed');
  const named = failed.map(({ fullName, failureMessages }) =>
    inShort(fullName, failureMessages[0]),
  );
  return testExecError ? [inShort('could not be run', testExecError.message), ...named] : named;
}

/** Most characters of a message: the whole message is in the test's own output. */
const MOST = 160;

/**
 * A failure in one line.
 * @param {string} name
 * @param {string | undefined} message
 */
function inShort(name, message = '') {
  const plain = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return `${name}: ${plain.slice(0, MOST)}`;
}
