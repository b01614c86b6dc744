import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { live } from './command.mjs';
import { root } from './root.mjs';
import { sum, tallyOfJest, tallyWithSecondTry } from './tally.mjs';

/**
 * Gives shards of the same length, and the longest suites first: none is left to run alone at the
 * end.
 */
export const LONGEST_FIRST = `--testSequencer=${join(root, 'tools/launcher/balanced-shards.mjs')}`;

/** The same for what fills pauses: the long ones wait until the machine is theirs. */
export const LONGEST_LAST = `--testSequencer=${join(root, 'tools/launcher/longest-last.mjs')}`;

/**
 * Specs load modules by the thousand and drop them: with more room for what is young, collections
 * take 4 to 8 % less of the processors. An argument, not a variable: what specs start keeps its own.
 */
const YOUNG_SPACE = '--max-semi-space-size=64';

/**
 * The way of Node 24 and newer to carry a context through promises. Node 22 visits each context
 * that any spec has opened at each promise instead: a worker becomes slower with each file. Started
 * servers keep that way, so that both are tried.
 */
const CONTEXT_FRAMES = '--experimental-async-context-frame';

/** More failures than this are no accident of a busy machine. */
const MOST_FILES_AGAIN = 3;
/** The same of files that ran in the pauses of others, where each waits longer than it works. */
const MOST_STARVED_AGAIN = 8;

/**
 * Runs Jest and counts, with the Node that FOYER_TEST_NODE names where there is one. A few files
 * that fail run a second time, alone, and are named: a test that passes only then is no reason to
 * refuse a change, and has to be looked at all the same.
 * @param {readonly string[]} options
 * @param {NodeJS.ProcessEnv} env
 * @param {Where} [where]
 * @param {Limits} [limits]
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runJest(options, env, where = (command) => command, limits = {}) {
  const { lanes = 1, files = [], secondTryWithinMs, out, yields } = limits;
  const say = (/** @type {string} */ line) => void (out ?? process.stdout).write(`${line}\n`);
  const shares =
    lanes === 1
      ? [[]]
      : Array.from({ length: lanes }, (_, n) => [`--shard=${n + 1}/${lanes}`, LONGEST_FIRST]);
  const runs = await Promise.all(
    shares.map((share) => {
      const only = files.length > 0 ? byPath(files.map((file) => join(root, file))) : [];
      return runOnce([...options, ...share], env, where, { only, out, yields });
    }),
  );
  const patterns = options.indexOf('--testPathPatterns');
  const flags = patterns < 0 ? options : options.slice(0, patterns);
  const tally = sum(runs.map((run) => run.tally));
  const failedFiles = runs.flatMap((run) => run.failedFiles);
  if (env['CI'] !== 'true' || tally.failed === 0) return tally;
  // Of those that ran next to others more may fail, as each had less of the machine.
  const most = yields ? MOST_STARVED_AGAIN : MOST_FILES_AGAIN * lanes;
  if (failedFiles.length === 0 || failedFiles.length > most) return tally;
  const failed = failedFiles.map(({ file }) => file);
  const names = failed.map((file) => `  ${relative(root, file)}`).join('\n');
  say(`\nA second try of what failed\n${names}`);
  const second = { only: byPath(failed), withinMs: secondTryWithinMs, out, yields };
  const again = await runOnce(flags, env, where, second);
  if (!again.isCounted) {
    say('! The second try did not end in time');
    return tally;
  }
  if (again.tally.failed === 0) say(`! Passed only at the second try\n${names}`);
  return tallyWithSecondTry(tally, failedFiles, again.tally);
}

/** @param {readonly string[]} files */
const byPath = (files) => ['--runTestsByPath', ...files];

/**
 * @typedef {object} Limits
 * @property {number} [lanes] how many runs share the files at the same time; each has its own
 *   surroundings
 * @property {readonly string[]} [files] the only ones that run, below the project's root
 * @property {number} [secondTryWithinMs] how long a second try may take; what it does not finish in
 * time stays as it was
 * @property {NodeJS.WritableStream | undefined} [out] where its output goes, if not to ours
 * @property {boolean | undefined} [yields] true if processes that run at the same time come first
 */

/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {import('./tally.mjs').FailedFile} FailedFile
 * @typedef {readonly [string, readonly string[]]} Command
 * @typedef {(command: Command) => Command} Where the surroundings it runs in
 */

/**
 * @param {readonly string[]} options
 * @param {NodeJS.ProcessEnv} env
 * @param {Where} where
 * @param
 *   {Pick<Limits, 'out' | 'yields'> & { only?: readonly string[], withinMs?: number | undefined }}
 *   [limits] what stands behind the options, and how long it may take
 * @returns
 *   {Promise<{ tally: Tally, failedFiles: readonly FailedFile[], isCounted: boolean }>}
 */
async function runOnce(options, env, where, { only = [], ...limits } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'));
  const file = join(root, 'node_modules/jest/bin/jest.js');
  const written = join(folder, 'counts.json');
  const reporters = ['default', join(root, 'tools/launcher/jest-tally-reporter.mjs')];
  const args = [...options, ...reporters.map((name) => `--reporters=${name}`), ...only];
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  try {
    const all = {
      ...env,
      FOYER_TEST_COUNTS: written,
      NODE_OPTIONS: [env['NODE_OPTIONS'], ...flags].filter(Boolean).join(' '),
    };
    const node = env['FOYER_TEST_NODE'] ?? process.execPath;
    const isOurs = node === process.execPath && process.version.startsWith('v22.');
    const own = isOurs ? [YOUNG_SPACE, CONTEXT_FRAMES] : [YOUNG_SPACE];
    const code = await live(where([node, [...own, file, ...args]]), all, limits);
    const counts = readCounts(written);
    return {
      tally: tallyOfJest(counts, code),
      failedFiles: counts?.failedFiles ?? [],
      isCounted: counts !== undefined,
    };
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
