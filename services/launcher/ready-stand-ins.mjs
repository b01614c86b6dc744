import { FailedCommand } from './command.mjs';
import { NotFetched } from './not-fetched.mjs';
import { NOTHING } from './tally.mjs';

/**
 * @typedef {import('./stand-ins.mjs').StandIn} StandIn
 * @typedef {StandIn & { server: import('./stand-ins.mjs').Server }} StandInServer
 * @typedef {object} Means
 * @property {ReturnType<typeof import('./toolchains.mjs').findToolchains>} toolchains
 * @property {NodeJS.ProcessEnv} env
 * @property {import('./steps.mjs').Steps} steps
 * @property {(line: string) => void} say
 * @property {(standIn: StandIn, report: import('./steps.mjs').Report) => Promise<string>} provide
 * @property {(variable: string) => boolean} isRunning
 * @property {(standIn: StandInServer, place: string) => Promise<void>} start
 * @property {(error: FailedCommand) => void} explain
 */

/**
 * Makes and starts stand-ins, and says aloud what came of each. One whose toolchain is not there is left out; one that
 * cannot be fetched is as well, and counts as skipped; one that is there and cannot be made or started is a failure.
 * @param {readonly StandIn[]} standIns
 * @param {Means} means
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function makeReady(standIns, means) {
  const { toolchains, say } = means;
  for (const [name, found] of Object.entries(toolchains)) {
    const version = found ? `${found.version}${found.usable ? '' : ', which is too old'}` : 'none';
    say(`${found?.usable ? '✓' : '✗'} ${name}: ${version}`);
  }
  const tally = { ...NOTHING };
  for (const standIn of standIns) {
    try {
      await makeOneReady(standIn, means);
    } catch (error) {
      if (!(error instanceof FailedCommand)) throw error;
      means.explain(error);
      const isAway = error instanceof NotFetched;
      say(
        `${isAway ? '!' : '✗'} ${standIn.name} is left out: ${isAway ? 'it cannot be fetched' : error.message}`,
      );
      tally[isAway ? 'skipped' : 'failed'] += 1;
    }
  }
  return tally;
}

/**
 * @param {StandIn} standIn
 * @param {Means} means
 */
async function makeOneReady(standIn, { toolchains, env, say, steps, provide, isRunning, start }) {
  const { name, needs, server } = standIn;
  const named = server && env[server.variable];
  if (named) return say(`✓ ${name}: ${server.variable} names another`);
  const missing = needs.filter((toolchain) => !toolchains[toolchain]?.usable);
  if (missing.length > 0) return say(`! ${name} is left out: it needs ${missing.join(' and ')}`);
  const place = await steps(`${name}: made`, (report) => provide(standIn, report));
  if (!server || isRunning(server.variable)) return;
  await steps(`${name}: started`, () => start({ ...standIn, server }, place));
}
