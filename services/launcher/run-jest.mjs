import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { live } from './command.mjs';
import { root } from './root.mjs';
import { tallyOfJest } from './tally.mjs';

/**
 * Runs Jest and counts.
 * @param {readonly string[]} options
 * @param {NodeJS.ProcessEnv} env
 * @param {(command: readonly [string, readonly string[]]) => readonly [string, readonly string[]]} [where] the
 *   surroundings it runs in
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runJest(options, env, where = (command) => command) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'));
  const counts = join(folder, 'counts.json');
  const file = join(root, 'node_modules/jest/bin/jest.js');
  const reporters = ['default', join(root, 'services/launcher/jest-tally-reporter.mjs')];
  const all = [...options, ...reporters.map((name) => `--reporters=${name}`)];
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  try {
    const code = await live(where([process.execPath, [file, ...all]]), {
      ...env,
      FOYER_TEST_COUNTS: counts,
      NODE_OPTIONS: [env['NODE_OPTIONS'], ...flags].filter(Boolean).join(' '),
    });
    return tallyOfJest(readCounts(counts), code);
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
