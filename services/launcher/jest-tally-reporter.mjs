import { writeFileSync } from 'node:fs';

/**
 * @typedef {{ testFilePath: string, numPassingTests: number, numFailingTests: number, numPendingTests: number,
 *   numTodoTests: number, testExecError?: unknown }} JestFile
 */

/** Leaves Jest's counts in the file that FOYER_TEST_COUNTS names. Jest wants the default export. */
export default class JestTallyReporter {
  /**
   * @param {unknown} _contexts
   * @param {Omit<import('./tally.mjs').JestCounts, 'failedFiles'> & { testResults: readonly JestFile[] }} results
   */
  onRunComplete(_contexts, results) {
    const file = process.env['FOYER_TEST_COUNTS'];
    if (file === undefined) return;
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
    const { numRuntimeErrorTestSuites } = results;
    const failedFiles = results.testResults
      .filter(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError)
      .map(({ testFilePath, numPassingTests, numPendingTests, numTodoTests }) => ({
        file: testFilePath,
        passed: numPassingTests,
        skipped: numPendingTests + numTodoTests,
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
