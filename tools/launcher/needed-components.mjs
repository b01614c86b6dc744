import { readFileSync } from 'node:fs';

/**
 * The words of a file of tests that needs a program, by the variable of the program. Programs that
 * are not listed are asked for by their tests themselves.
 * @type {Readonly<Record<string, RegExp>>}
 */
const NAMED = {
  FOYER_TEST_CHROMIUM: /\b(?:Stage|sharedBrowser|ownBrowser|BrowserPeers)\b/,
  FOYER_TEST_CHROMIUM_WINDOWED: /\bwindowedBrowser\b|--headless=new/,
  FOYER_TEST_FIREFOX: /\bFirefox\b/,
  FOYER_TEST_JANUS: /\bForeignJanus\b|\bRECORDINGS_FOLDER: /,
  FOYER_TEST_FFMPEG: /\bRECORDINGS_FOLDER: /,
  FOYER_TEST_SLAPD: /\bstartSlapd\b/,
  FOYER_TEST_PYTHON: /\bFOYER_TEST_PYTHON\b/,
  FOYER_TEST_PROMTOOL: /\bFOYER_TEST_PROMTOOL\b/,
  FOYER_TEST_SOCAT: /\bFOYER_TEST_SOCAT\b/,
  FOYER_TEST_OATHTOOL: /\boathCode\b/,
};

/**
 * Finds the programs that a file of tests needs and that are missing. The launcher names missing
 * programs in FOYER_TEST_MISSING; without it, every program counts as present.
 * @param {string} source
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {readonly string[]} their variables
 */
export function missingFor(source, env = process.env) {
  const missing = (env['FOYER_TEST_MISSING'] ?? '').split(',');
  return missing.filter((variable) => NAMED[variable]?.test(source));
}

/**
 * @typedef {{ type: string, mode?: unknown, children?: Entry[] }} Entry
 * @typedef {{ name: string }} TestEvent
 * @typedef {{ rootDescribeBlock: Entry }} TestState
 */

/**
 * Handles events of a test run: where a needed program is missing, every test of the file is
 * skipped, which counts it. No hook runs then, so that nothing is started for it.
 * @param {string} testPath
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {(event: TestEvent, state: TestState) => void}
 */
export function skipWithoutPrograms(testPath, env = process.env) {
  const isMissing = missingFor(readFileSync(testPath, 'utf8'), env).length > 0;
  return ({ name }, { rootDescribeBlock }) => {
    if (isMissing && name === 'run_start') skip(rootDescribeBlock);
  };
}

/** @param {Entry} entry */
function skip(entry) {
  if (entry.type === 'test' && entry.mode !== 'todo') entry.mode = 'skip';
  for (const child of entry.children ?? []) skip(child);
}
