// Real servers for tests, on a machine without containers: `up` starts them, `down` ends them,
// `test` tries against them.
import { onSupportedNode } from './own-node.mjs';

await onSupportedNode();
const { build } = await import('./build.mjs');
const { findComponents } = await import('./components.mjs');
const { install } = await import('./install.mjs');
const { endAll, running } = await import('./running-test-doubles.mjs');
const { trySuites, up } = await import('./service-suites.mjs');
const { createSteps, endOnFailedStep } = await import('./steps.mjs');
const { closingLine } = await import('./tally.mjs');

const [command, ...more] = process.argv.slice(2);
try {
  if (command === 'up') await start();
  else if (command === 'down') await down();
  else if (command === 'test') await test();
  else throw new Error('There are: up, down, test');
} catch (error) {
  endOnFailedStep(error);
}

async function start() {
  const { failed } = await up(process.env);
  for (const { variable, url } of running()) console.log(`  ${variable}=${url}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function down() {
  const ended = await endAll();
  for (const { name } of ended) console.log(`✓ ${name}: ended`);
  if (ended.length === 0) console.log('Nothing was running');
}

async function test() {
  const steps = createSteps(process.stdout);
  await install(steps);
  await build(steps);
  const { env } = await findComponents();
  const tally = await trySuites({ ...process.env, ...env }, more);
  console.log(`\n${closingLine(tally)}`);
  process.exitCode = tally.failed === 0 ? 0 : 1;
}
