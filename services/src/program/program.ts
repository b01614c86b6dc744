import 'reflect-metadata';

import { parseArgs } from 'node:util';

import { platformSettings, readSettings, UnusableSetting } from '#platform/config';
import { loadLateParts } from '#platform/late-part';
import { PROGRAM } from '#platform/eventing/log-format';
import {
  exportedLines,
  exportedSignals,
  Metrics,
  PinoLog,
  prettyLines,
  startTelemetry,
} from '#platform/observability';
import { endOnSignals, ownerOnly, printWelcome } from '#platform/operations/start';
import { StartFailure } from '#platform/stores/places';
import { HELP } from './help.js';
import { roleAssignmentOf, roleSettings } from './roles.js';
import { settings as allSettings } from './settings.js';
import { startPublisherNode } from './start-publisher-node.js';
import type { RunningServer } from './running-server.js';
import { startServer } from './start-server.js';
import { startWithLease } from './start-with-lease.js';

/** The operator has to mend something before another try makes sense. */
const UNUSABLE = 2;
/** Another process has taken over; after a restart, this one waits for its turn. */
const TAKEN_OVER = 3;

/** @throws StartFailure for what no one understands. */
function readArguments(args: readonly string[]) {
  const options = {
    help: { type: 'boolean', short: 'h' },
    roles: { type: 'string' },
    'demo-device': { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const unknown = args.find((argument) => !argument.startsWith('--roles')) ?? '--roles';
    throw new StartFailure(`${unknown} is not understood; see --help`, error);
  }
}

async function main(): Promise<void> {
  ownerOnly();
  const began = performance.now();
  const { argv, stdout, stderr } = process;
  const { help, roles, 'demo-device': demo } = readArguments(argv.slice(2));
  if (help === true) {
    stdout.write(HELP);
    return;
  }
  const env = {
    ...process.env,
    ...(roles === undefined ? {} : { ROLES: roles }),
    ...(demo === true ? { DEMO_DEVICE: 'agent' } : {}),
  };
  const roleAssignment = roleAssignmentOf(
    readSettings(roleSettings, env),
    readSettings(allSettings, env),
  );
  const settings = readSettings(platformSettings, env);
  const isPretty = settings.LOG_FORMAT === 'auto' ? stdout.isTTY : settings.LOG_FORMAT === 'pretty';
  const out = isPretty ? prettyLines(stdout) : stdout;
  const signals = exportedSignals(env);
  const log = new PinoLog(settings.LOG_LEVEL, signals.logs.length === 0 ? out : exportedLines(out));
  const metrics = new Metrics();
  const stopTelemetry = await startTelemetry({
    ...{ signals, log, environment: env, version: PROGRAM },
    registry: metrics.registry,
  });
  const start = (): Promise<RunningServer> => {
    if (roleAssignment.runsBackgroundJobs) {
      const onLost = (): void => process.exit(TAKEN_OVER);
      return startWithLease({ settings, environment: env, log, metrics, roleAssignment, onLost });
    }
    if (roleAssignment.servesPeople) {
      return startServer(settings, env, log, { roleAssignment, metrics });
    }
    return startPublisherNode(settings, env, log, metrics);
  };
  const server = await start();
  endOnSignals({
    drain: async (signal) => {
      log.info('Draining', { signal });
      await server.drain?.();
    },
    end: async (signal) => {
      log.info('Ending', { signal });
      await server.stop();
      log.info('Ended');
      await stopTelemetry?.();
    },
  });
  const { origin, port, welcome } = server;
  log.info('Ready', { origin, port, ms: Math.round(performance.now() - began) });
  printWelcome(isPretty ? stdout : stderr, welcome, (performance.now() - began) / 1000);
  server.opened?.();
  // All other parts continue; Node remembers a failed import permanently.
  void loadLateParts((error) => {
    log.error('A part of the program cannot be loaded: start it again', { err: error });
  });
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartFailure || error instanceof UnusableSetting)) throw error;
  process.stderr.write(`foyer: ${error.message}\n`);
  process.exit(UNUSABLE);
}
