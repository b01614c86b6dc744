// Real servers for tests, on a machine without containers: `up` starts them, `down` ends them, `test` tries against them.
import { requireSupportedNode } from './node-version.mjs';

requireSupportedNode();
const { live } = await import('./command.mjs');
const { createSteps, endOnFailedStep } = await import('./steps.mjs');
const { STAND_INS, provide } = await import('./stand-ins.mjs');
const { endAll, running, start } = await import('./running-stand-ins.mjs');
const { findToolchains } = await import('./toolchains.mjs');

/** Suites that need a server that is not in the process. */
const SUITES = [
  'read-store/mongo/',
  'files/grid/',
  'avatars-in-mongodb',
  'mongo-vault',
  'vault-commands',
  'mongo-node-store',
  'mongo-guess-budgets',
  'guesses-in-mongodb',
  'relay/kafka/',
  'kurrent-server',
  'lease-stores',
  'several-processes',
];

const [command, ...more] = process.argv.slice(2);
const steps = createSteps(process.stdout);
try {
  if (command === 'up') await up(true);
  else if (command === 'down') await down();
  else if (command === 'test') await test();
  else throw new Error('There are: up, down, test');
} catch (error) {
  endOnFailedStep(error);
}

/** @param {boolean} all also what no test of this kind needs */
async function up(all) {
  const toolchains = findToolchains();
  for (const [name, found] of Object.entries(toolchains)) {
    console.log(
      found ? `${found.usable ? '✓' : '✗'} ${name} ${found.version}` : `✗ ${name}: not there`,
    );
  }
  for (const standIn of STAND_INS) {
    const { name, needs, server } = standIn;
    const missing = needs.filter((toolchain) => !toolchains[toolchain]?.usable);
    if (missing.length > 0) {
      console.log(`! ${name} is left out: it needs ${missing.join(' and ')}`);
      continue;
    }
    if (!server && !all) continue;
    const place = await steps(`${name}: made`, (report) => provide(standIn, report));
    if (!server || running().some(({ variable }) => variable === server.variable)) continue;
    await steps(`${name}: started`, () => start({ ...standIn, server }, place));
  }
  for (const { variable, url } of running()) console.log(`  ${variable}=${url}`);
}

async function down() {
  const ended = await endAll();
  for (const { name } of ended) console.log(`✓ ${name}: ended`);
  if (ended.length === 0) console.log('Nothing was running');
}

/** Starts what is not running, and ends it afterwards. */
async function test() {
  const wasRunning = running().length > 0;
  await up(false);
  const urls = Object.fromEntries(running().map(({ variable, url }) => [variable, url]));
  const flags = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  const jest = ['node_modules/jest/bin/jest.js', '--runInBand', '--testPathPatterns', ...SUITES];
  const env = { ...process.env, ...urls, NODE_OPTIONS: flags };
  process.exitCode = await live([process.execPath, [...jest, ...more]], env);
  if (!wasRunning) await down();
}
