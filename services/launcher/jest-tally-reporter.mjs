import { writeFileSync } from 'node:fs';

/** Leaves Jest's counts in the file that FOYER_TEST_COUNTS names. Jest wants the default export. */
export default class JestTallyReporter {
  /**
   * @param {unknown} _contexts
   * @param {import('./tally.mjs').JestCounts} results
   */
  onRunComplete(_contexts, results) {
    const file = process.env['FOYER_TEST_COUNTS'];
    if (file === undefined) return;
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
    const { numRuntimeErrorTestSuites } = results;
    /** @type {import('./tally.mjs').JestCounts} */
    const counts = {
      numPassedTests,
      numFailedTests,
      numPendingTests,
      numTodoTests,
      numRuntimeErrorTestSuites,
    };
    writeFileSync(file, JSON.stringify(counts));
  }
}
