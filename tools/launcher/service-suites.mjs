import { availableParallelism } from 'node:os';
import { withEnd } from './interruption.mjs';
import { makeReady } from './ready-test-doubles.mjs';
import { runJest } from './run-jest.mjs';
import { endAll, endAllAtOnce, running, start } from './running-test-doubles.mjs';
import { TEST_DOUBLES, provide } from './test-doubles.mjs';
import { createSteps, explain } from './steps.mjs';
import { SERVER_VARIABLES, suitesOnServers } from './suites-on-servers.mjs';
import { sum } from './tally.mjs';
import { findToolchains } from './toolchains.mjs';

/** Suites wait for servers more than they work, and each has databases and topics of its own. */
const LANES = 2;
/** If a server hangs, every test of a second try would wait for it until its limit. */
const SECOND_TRY_WITHIN_MS = 3 * 60_000;

/**
 * Makes and starts test doubles.
 * @param {NodeJS.ProcessEnv} env where it names a server, that one is taken
 * @param {{ servers?: boolean }} [which] only servers, nothing that no suite needs
 */
export function up(env, { servers = false } = {}) {
  return makeReady(servers ? TEST_DOUBLES.filter(({ server }) => server) : TEST_DOUBLES, {
    env,
    toolchains: findToolchains(),
    steps: createSteps(process.stdout),
    say: (line) => console.log(line),
    isRunning: (variable) => running().some((one) => one.variable === variable),
    provide,
    start,
    explain,
  });
}

/**
 * Begins to make the servers that the suites will need, while earlier parts run. Their users report
 * failures.
 * @param {NodeJS.ProcessEnv} env
 */
export function fetchAhead(env) {
  const toolchains = findToolchains();
  for (const testDouble of TEST_DOUBLES) {
    const { server, needs } = testDouble;
    if (!server || env[server.variable]) continue;
    if (needs.every((one) => toolchains[one]?.usable)) {
      provide(testDouble, () => undefined).catch(() => undefined);
    }
  }
}

/**
 * Runs the suites on what is there; starts what is not running, and ends it afterwards.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} more options of Jest
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function trySuites(env, more) {
  const wasRunning = running().length > 0;
  return withEnd(
    async () => {
      try {
        const made = await up(env, { servers: true });
        const started = running().filter(({ variable }) => !env[variable]);
        const urls = Object.fromEntries(started.map(({ variable, url }) => [variable, url]));
        const all = { ...env, ...urls };
        const there = SERVER_VARIABLES.filter((name) => all[name]);
        console.log(there.length > 0 ? there.map((name) => `  ${name}`).join('\n') : '! No server');
        if (there.length === 0) return made;
        const here = (/** @type {import('./run-jest.mjs').Command} */ command) => command;
        const suites = await runJest([...more, ...options()], all, here, {
          lanes: Math.min(availableParallelism(), LANES),
          secondTryWithinMs: SECOND_TRY_WITHIN_MS,
        });
        return sum([made, suites]);
      } finally {
        if (!wasRunning) await endAll();
      }
    },
    () => {
      if (!wasRunning) endAllAtOnce();
    },
  );
}

function options() {
  return ['--runInBand', '--forceExit', '--testPathPatterns', ...suitesOnServers()];
}
