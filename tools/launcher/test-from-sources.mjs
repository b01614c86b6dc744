import { build } from './build.mjs';
import { FailedCommand } from './command.mjs';
import { findComponents } from './components.mjs';
import { install } from './install.mjs';
import { fetchNewestNode, NEWEST_NODE } from './newest-node.mjs';
import { runParts } from './run-parts.mjs';
import { fetchAhead } from './service-suites.mjs';
import { createSteps, explain } from './steps.mjs';
import { NOTHING, closingLine, shortList, sum } from './tally.mjs';
import { PARTS } from './test-parts.mjs';

/**
 * Installs what is needed, runs all parts or the named one, and closes with the line that counts
 * them.
 * @param {readonly string[]} args a part and what is handed on to its tool
 */
export async function testFromSources([name, ...more]) {
  const parts = PARTS.filter((part) => (name === undefined ? !part.onRequest : part.name === name));
  if (parts.length === 0) {
    console.error(
      `There is no part "${name}". There are: ${PARTS.map((part) => part.name).join(', ')}`,
    );
    process.exit(2);
  }
  // Fetched while all else is made ready.
  const newestNode = wantsNewestNode(parts) ? fetchNewestNode() : undefined;
  const preparation = prepare();
  const equipment = parts.some((part) => part.meetsComponents)
    ? equip(preparation.then(({ ready }) => ready))
    : { env: {}, tally: NOTHING };
  if (parts.some(({ name: one }) => one === 'services')) fetchAhead(process.env);
  const { ready, tally } = await preparation;
  const { env, tally: equipped } = await equipment;
  const envOf = async (/** @type {import('./test-parts.mjs').TestPart} */ { onNewestNode }) => ({
    ...process.env,
    ...env,
    ...(onNewestNode ? await nodeOf(newestNode) : {}),
  });
  const tallies = ready ? await runParts(parts, envOf, more, say) : [];
  const total = sum([tally, equipped, ...tallies]);
  const { failures = [] } = total;
  // Many viewers cut a long run's output in its middle: names of failures are at its end.
  if (failures.length > 0) console.log(`\nFailures\n${shortList(failures)}`);
  console.log(`\n${closingLine(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** @param {string} line */
const say = (line) => console.log(line);

/**
 * Parts without a browser are tried on the newest Node and the others on the machine's own, so that
 * both cost one run.
 * @param {readonly import('./test-parts.mjs').TestPart[]} parts
 */
function wantsNewestNode(parts) {
  const isNamed = process.env['FOYER_TEST_NODE'] !== undefined;
  return process.env['CI'] === 'true' && !isNamed && parts.some((part) => part.onNewestNode);
}

/**
 * @param {Promise<string | undefined>} [newestNode]
 * @returns {Promise<Record<string, string>>} for the environment of a part
 */
async function nodeOf(newestNode) {
  if (newestNode === undefined) return {};
  const program = await newestNode;
  if (program === undefined) {
    console.log(`! Node ${NEWEST_NODE} could not be fetched: on ${process.version} instead`);
    return {};
  }
  console.log(`on Node ${NEWEST_NODE}`);
  return { FOYER_TEST_NODE: program };
}

/**
 * Installs and builds. Without its packages nothing can run; with a broken build most of it still
 * tells something.
 * @returns {Promise<{ ready: boolean, tally: import('./tally.mjs').Tally }>}
 */
async function prepare() {
  const steps = createSteps(process.stdout);
  let ready = false;
  try {
    await install(steps);
    ready = true;
    await build(steps);
    return { ready, tally: { ...NOTHING, passed: 1 } };
  } catch (error) {
    if (!(error instanceof FailedCommand)) throw error;
    explain(error);
    return { ready, tally: { ...NOTHING, failed: 1 } };
  }
}

/**
 * Names what is missing; where a machine decides over a change, a test that could not run is no
 * pass.
 * @param {Promise<boolean>} installed whether the packages of this project are there
 */
async function equip(installed) {
  const { env, missing } = await findComponents(installed);
  const strict = process.env['CI'] === 'true';
  for (const { name, purpose, variable, packages } of missing) {
    console.log(
      `${strict ? '✗' : '!'} ${name} is missing: no test of ${purpose}` +
        ` (install ${packages.join(', ')}, or set ${variable})`,
    );
  }
  return { env, tally: { ...NOTHING, failed: strict ? missing.length : 0 } };
}
