import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { live } from './command.mjs';
import { root } from './root.mjs';
import { tallyOfJest, tallyWithSecondTry } from './tally.mjs';

/** More failures than this are no accident of a busy machine. */
const MOST_FILES_AGAIN = 3;

/**
 * Runs Jest and counts. A few files that fail run a second time, and are named: a test that passes only then is no
 * reason to refuse a change, and has to be looked at all the same.
 * @param {readonly string[]} options
 * @param {NodeJS.ProcessEnv} env
 * @param {Where} [where]
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runJest(options, env, where = (command) => command) {
  const { tally, failedFiles } = await runOnce(options, env, where);
  if (env['CI'] !== 'true' || tally.failed === 0) return tally;
  if (failedFiles.length === 0 || failedFiles.length > MOST_FILES_AGAIN) return tally;
  const files = failedFiles.map(({ file }) => file);
  const names = files.map((file) => `  ${relative(root, file)}`).join('\n');
  console.log(`\nA second try of what failed\n${names}`);
  const patterns = options.indexOf('--testPathPatterns');
  const flags = patterns < 0 ? options : options.slice(0, patterns);
  const again = await runOnce(flags, env, where, ['--runTestsByPath', ...files]);
  if (again.tally.failed === 0) console.log(`! Passed only at the second try\n${names}`);
  return tallyWithSecondTry(tally, failedFiles, again.tally);
}

/**
 * @typedef {(command: readonly [string, readonly string[]]) => readonly [string, readonly string[]]} Where the
 *   surroundings it runs in
 */

/**
 * @param {readonly string[]} options
 * @param {NodeJS.ProcessEnv} env
 * @param {Where} where
 * @param {readonly string[]} [files] the only ones to run, behind the options
 * @returns {Promise<{ tally: import('./tally.mjs').Tally, failedFiles: readonly import('./tally.mjs').FailedFile[] }>}
 */
async function runOnce(options, env, where, files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'));
  const file = join(root, 'node_modules/jest/bin/jest.js');
  const written = join(folder, 'counts.json');
  const reporters = ['default', join(root, 'services/launcher/jest-tally-reporter.mjs')];
  const all = [...options, ...reporters.map((name) => `--reporters=${name}`), ...files];
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  try {
    const code = await live(where([process.execPath, [file, ...all]]), {
      ...env,
      FOYER_TEST_COUNTS: written,
      NODE_OPTIONS: [env['NODE_OPTIONS'], ...flags].filter(Boolean).join(' '),
    });
    const counts = readCounts(written);
    return { tally: tallyOfJest(counts, code), failedFiles: counts?.failedFiles ?? [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} path
 * @returns what Jest counted, or undefined where it ended before
 */
function readCounts(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
