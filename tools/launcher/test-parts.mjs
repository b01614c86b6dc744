import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { live } from './command.mjs';
import { COMPILER_OPTIONS, sparing } from './native-tools.mjs';
import { hasOwnNetworks, inOwnNetwork } from './own-network.mjs';
import { root } from './root.mjs';
import { LONGEST_FIRST, LONGEST_LAST, runJest } from './run-jest.mjs';
import { trySuites } from './service-suites.mjs';
import { ALONE } from './suites-alone.mjs';
import { NOTHING } from './tally.mjs';
import { SERVER_VARIABLES } from './suites-on-servers.mjs';

/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {object} TestPart
 * @property {string} name as in `npm test -- name`
 * @property {string} title
 * @property {boolean} [meetsComponents] needs real programs such as a browser, see components.mjs
 * @property {boolean} [onNewestNode] where a machine decides over a change, it runs on the newest
 * Node
 * @property {boolean} [onRequest] runs only where it is named
 * @property {boolean} [readsSources] and nothing else, so that it runs beside its neighbours that
 * do so too
 * @property {boolean} [fillsPauses] runs in the pauses of the part behind it, which waits more than
 * it works
 * @property
 *   {(env: NodeJS.ProcessEnv, args: readonly string[], out?: NodeJS.WritableStream) => Promise<Tally>}
 *   run writes its output to `out`, if given
 */

const JOURNEYS = ['--selectProjects', 'journeys', '--runInBand', '--forceExit'];

/** Everything that is looked at, the quickest answer first. @type {readonly TestPart[]} */
export const PARTS = [
  {
    name: 'format',
    title: 'Format',
    readsSources: true,
    run: check('oxfmt/bin/oxfmt', ['--list-different']),
  },
  {
    name: 'types',
    title: 'Types',
    readsSources: true,
    run: check('typescript-7/bin/tsc', ['-b', ...COMPILER_OPTIONS]),
  },
  {
    name: 'lint',
    title: 'Lint',
    readsSources: true,
    run: check('oxlint/bin/oxlint', ['--deny-warnings']),
  },
  {
    name: 'unused',
    title: 'Unused files, packages and exports',
    readsSources: true,
    run: check('knip/bin/knip.js', ['--reporter', 'compact']),
  },
  {
    name: 'unit',
    title: 'Unit and integration tests, architecture rules',
    meetsComponents: true,
    onNewestNode: true,
    // In one network it might take a port that a server leaves for its restart.
    fillsPauses: hasOwnNetworks(),
    run: jest([
      '--selectProjects',
      'node',
      'browser',
      `--maxWorkers=${workers()}`,
      hasOwnNetworks() ? LONGEST_LAST : LONGEST_FIRST,
    ]),
  },
  {
    name: 'journeys',
    title: 'Journeys through the whole product',
    meetsComponents: true,
    run: journeys(JOURNEYS),
  },
  {
    // Behind the group of those before it: what fills their pauses would take part of the machine.
    name: 'journeys',
    title: 'Journeys that need the whole machine',
    meetsComponents: true,
    run: (env, more) =>
      // The part before has run what is named, and in a single lane everything.
      lanesFor(more) === 1
        ? Promise.resolve(NOTHING)
        : runJest(JOURNEYS, withoutServers(env), inOwnNetwork, { files: ALONE }),
  },
  {
    name: 'services',
    title: 'Suites and a journey on real servers',
    meetsComponents: true,
    onRequest: !onServers(),
    run: trySuites,
  },
  {
    name: 'screenshots',
    title: 'Pictures of all screens, for screenshots/index.html',
    meetsComponents: true,
    onRequest: true,
    run: jest(['--selectProjects', 'screenshots', '--runInBand', '--forceExit'], inOwnNetwork),
  },
];

/**
 * They are fetched and built first, which takes minutes: where a machine decides over a change, or
 * who asks for it.
 */
function onServers() {
  return (process.env['FOYER_TEST_SERVICES'] ?? process.env['CI']) === 'true';
}

/**
 * Each worker holds a DOM and a module graph of its own, some 500 MB: more of them than this only
 * swap.
 */
function workers() {
  return Math.min(availableParallelism(), 4);
}

/**
 * A native tool that says yes or no: one test of the closing line.
 * @param {string} script below node_modules
 * @param {readonly string[]} args
 * @returns {TestPart['run']}
 */
function check(script, args) {
  return async (env, more, out) => {
    const file = join(root, 'node_modules', script);
    return verdict(await live([process.execPath, [file, ...args, ...more]], sparing(env), { out }));
  };
}

/**
 * @param {number} code
 * @returns {Tally}
 */
const verdict = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/**
 * @param {readonly string[]} args
 * @param {typeof inOwnNetwork} [where] the surroundings it runs in
 * @returns {TestPart['run']}
 */
function jest(args, where) {
  // First what was handed on: Jest's list options swallow every word after them.
  return (env, more, out) =>
    runJest([...more, ...args], where ? withoutServers(env) : env, where, {
      out,
      yields: out !== undefined,
    });
}

/**
 * Journeys wait more than they work: two run at a time, each in a network of its own, so that no
 * port that one server leaves for a restart is taken by another.
 * @param {readonly string[]} args
 * @returns {TestPart['run']}
 */
function journeys(args) {
  return (env, more) =>
    runJest([...more, ...args], withoutServers(env), inOwnNetwork, { lanes: lanesFor(more) });
}

/**
 * A pattern names a few of them, for which a second run would find nothing to do.
 * @param {readonly string[]} more
 */
const lanesFor = (more) => (more.length > 0 ? 1 : Math.min(availableParallelism(), 2));

/**
 * Servers outside cannot be reached from a network of its own.
 * @param {NodeJS.ProcessEnv} env
 */
function withoutServers(env) {
  const rest = Object.entries(env).filter(([name]) => !SERVER_VARIABLES.includes(name));
  return Object.fromEntries(rest);
}
