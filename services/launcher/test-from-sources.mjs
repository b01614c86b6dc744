import { build } from './build.mjs';
import { FailedCommand } from './command.mjs';
import { findComponents } from './components.mjs';
import { install } from './install.mjs';
import { createSteps, explain } from './steps.mjs';
import { NOTHING, closingLine, sum } from './tally.mjs';
import { PARTS } from './test-parts.mjs';

/**
 * Installs what is needed, runs all parts or the named one, and closes with the line that counts them.
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
  const { ready, tally } = await prepare();
  const total = sum([tally, ...(ready ? await runAll(parts, more) : [])]);
  console.log(`\n${closingLine(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/**
 * @param {readonly import('./test-parts.mjs').TestPart[]} parts
 * @param {readonly string[]} more
 */
async function runAll(parts, more) {
  const meets = parts.some((part) => part.meetsComponents);
  const { env, tally } = meets ? await equip() : { env: {}, tally: NOTHING };
  const tallies = [tally];
  const times = [];
  for (const part of parts) {
    console.log(`\n${part.title}`);
    const started = performance.now();
    const outcome = await part.run({ ...process.env, ...env }, more);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${part.title} · ${seconds} s`);
    tallies.push(outcome);
    times.push(`${seconds.padStart(8)} s  ${part.title}`);
  }
  console.log(`\nHow long each part took\n${times.join('\n')}`);
  return tallies;
}

/**
 * Installs and builds. Without its packages nothing can run; with a broken build most of it still tells something.
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

/** Names what is missing; where a machine decides over a change, a test that could not run is no pass. */
async function equip() {
  const { env, missing } = await findComponents();
  const strict = process.env['CI'] === 'true';
  for (const { name, purpose, variable, packages } of missing) {
    console.log(
      `${strict ? '✗' : '!'} ${name} is missing: no test of ${purpose}` +
        ` (install ${packages.join(', ')}, or set ${variable})`,
    );
  }
  return { env, tally: { ...NOTHING, failed: strict ? missing.length : 0 } };
}
