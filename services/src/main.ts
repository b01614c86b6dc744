import 'reflect-metadata';

import { platformSettings, readSettings, UnusableSetting } from './platform/config/index.js';
import { PinoLog, prettyLines } from './platform/observability/index.js';
import { endOnSignals, printWelcome, StartFailure } from './platform/start/index.js';
import { HELP } from './help.js';
import { settings as allSettings } from './settings.js';
import { startServer } from './start-server.js';

/** The operator has to mend something before another try makes sense. */
const UNUSABLE = 2;

async function main(): Promise<void> {
  const began = performance.now();
  const { argv, env, stdout, stderr } = process;
  const unknown = argv.slice(2).find((argument) => argument !== '--help' && argument !== '-h');
  if (unknown !== undefined) throw new StartFailure(`${unknown} is not understood; see --help`);
  if (argv.length > 2) {
    stdout.write(HELP);
    return;
  }
  readSettings(allSettings, env);
  const settings = readSettings(platformSettings, env);
  const isPretty = settings.LOG_FORMAT === 'auto' ? stdout.isTTY : settings.LOG_FORMAT === 'pretty';
  const log = new PinoLog(settings.LOG_LEVEL, isPretty ? prettyLines(stdout) : stdout);
  const server = await startServer(settings, env, log);
  endOnSignals(async (signal) => {
    log.info('Ending', { signal });
    await server.stop();
    log.info('Ended');
  });
  const { origin, port, welcome } = server;
  log.info('Ready', { origin, port, ms: Math.round(performance.now() - began) });
  printWelcome(isPretty ? stdout : stderr, welcome, (performance.now() - began) / 1000);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartFailure || error instanceof UnusableSetting)) throw error;
  process.stderr.write(`foyer: ${error.message}\n`);
  process.exit(UNUSABLE);
}
