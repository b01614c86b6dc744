import { FailedCommand } from './command.mjs';
import { NotFetched } from './not-fetched.mjs';
import { NOTHING } from './tally.mjs';

/**
 * @typedef {import('./test-doubles.mjs').TestDouble} TestDouble
 * @typedef {TestDouble & { server: import('./test-doubles.mjs').Server }} TestDoubleServer
 * @typedef {object} Means
 * @property {ReturnType<typeof import('./toolchains.mjs').findToolchains>} toolchains
 * @property {NodeJS.ProcessEnv} env
 * @property {import('./steps.mjs').Steps} steps
 * @property {(line: string) => void} say
 * @property {(testDouble: TestDouble, report: import('./steps.mjs').Report) => Promise<string>}
 * provide
 * @property {(variable: string) => boolean} isRunning
 * @property {(testDouble: TestDoubleServer, place: string) => Promise<void>} start
 * @property {(error: FailedCommand) => void} explain
 */

/**
 * Makes and starts test doubles, and says aloud what came of each. One whose toolchain is not there
 * is left out; one that cannot be fetched is as well, and counts as skipped; one that is there and
 * cannot be made or started is a failure.
 * @param {readonly TestDouble[]} testDoubles
 * @param {Means} means
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function makeReady(testDoubles, means) {
  const { toolchains, say } = means;
  for (const [name, found] of Object.entries(toolchains)) {
    const version = found ? `${found.version}${found.usable ? '' : ', which is too old'}` : 'none';
    say(`${found?.usable ? '✓' : '✗'} ${name}: ${version}`);
  }
  const tally = { ...NOTHING };
  for (const testDouble of testDoubles) {
    try {
      await makeOneReady(testDouble, means);
    } catch (error) {
      if (!(error instanceof FailedCommand)) throw error;
      means.explain(error);
      const isAway = error instanceof NotFetched;
      say(
        `${isAway ? '!' : '✗'} ${testDouble.name} is left out: ${isAway ? 'it cannot be fetched' : error.message}`,
      );
      tally[isAway ? 'skipped' : 'failed'] += 1;
    }
  }
  return tally;
}

/**
 * @param {TestDouble} testDouble
 * @param {Means} means
 */
async function makeOneReady(
  testDouble,
  { toolchains, env, say, steps, provide, isRunning, start },
) {
  const { name, needs, server } = testDouble;
  const named = server && env[server.variable];
  if (named) return say(`✓ ${name}: ${server.variable} names another`);
  const missing = needs.filter((toolchain) => !toolchains[toolchain]?.usable);
  if (missing.length > 0) return say(`! ${name} is left out: it needs ${missing.join(' and ')}`);
  const place = await steps(`${name}: made`, (report) => provide(testDouble, report));
  if (!server || isRunning(server.variable)) return;
  await steps(`${name}: started`, () => start({ ...testDouble, server }, place));
}
