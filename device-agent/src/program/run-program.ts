import { writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';

import { runChecks } from '../checks/run-checks.js';
import { systemClock } from '../clock/clock.js';
import {
  installService,
  printService,
  uninstallService,
} from '../service-unit/service-commands.js';
import { TokenFile } from '../session/token-file.js';
import { readSettings, UnusableSettings, USUAL_FILE } from '../settings/read-settings.js';
import { EXIT, type ExitCode } from '../service-unit/exit-codes.js';
import { pinoLog } from '../log/pino-log.js';
import { environmentSettings } from '../settings/environment.js';
import { runAgent } from './run-agent.js';
import { AlreadyRunning, takeOnlyPlace } from './single-instance.js';
import { VERSION } from './version.js';

const WIDTH = 36;

/** Returns the list of settings for the help of the program. */
function settingsHelp(): string {
  const lines = Object.entries(environmentSettings).map(
    ([name, path]) => `  ${name.padEnd(WIDTH)}${path.join('.')}`,
  );
  return [
    'Settings of the file, and the environment variables that take precedence:',
    ...lines,
    '',
  ].join('\n');
}

interface Options {
  readonly config?: string;
  readonly check?: true;
  readonly signIn?: true;
  readonly printService?: true;
  readonly installService?: true;
  readonly uninstallService?: true;
  readonly user: string;
}

const say = (text: string): void => void writeSync(1, `${text}\n`);
const complain = (text: string): void => void writeSync(2, `${text}\n`);

const program = (): Command =>
  new Command('foyer-device-agent')
    .description(
      'The daemon on a kiosk: shows its page, watches over it, and speaks to what is connected.',
    )
    .version(VERSION)
    .option('-c, --config <file>', `settings in YAML or JSON (${USUAL_FILE} where there is one)`)
    .option('--check', 'try everything that is needed, and say what is missing')
    .option('--sign-in', 'take this device back from another booth, then run')
    .option('--print-service', 'print the systemd unit that would be installed')
    .option('--install-service', 'install and start the systemd unit (as root)')
    .option('--uninstall-service', 'stop and remove the systemd unit (as root)')
    .option('--user <name>', 'user that the service runs as', 'kiosk')
    .addHelpText('after', `\n${settingsHelp()}`)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void writeSync(1, text),
      writeErr: (text) => void writeSync(2, text),
    });

/** Runs the program as its arguments say. @returns Its exit code. */
export async function runProgram(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ExitCode> {
  try {
    const options = program()
      .parse([...argv])
      .opts<Options>();
    return await obey(options, environment);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.missing;
    complain((error as Error).message);
    if (error instanceof UnusableSettings) return EXIT.missing;
    return error instanceof AlreadyRunning ? EXIT.taken : EXIT.failed;
  }
}

async function obey(
  options: Options,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ExitCode> {
  if (options.uninstallService) return uninstallService(say);
  const settings = await readSettings(options.config, environment);
  // A service starts in another folder.
  const configuration = resolve(options.config ?? USUAL_FILE);
  const unit = { user: options.user, configuration, settings };
  if (options.printService) return printService(unit, environment, say);
  if (options.installService) return installService(unit, environment, say);
  if (options.check) return (await runChecks(settings, say)) ? EXIT.fine : EXIT.missing;
  const place = await takeOnlyPlace(settings.folder);
  if (options.signIn) await new TokenFile(settings.folder).remove();
  const log = pinoLog(settings.logLevel);
  let stop: (code: ExitCode) => void = () => undefined;
  const stopped = new Promise<ExitCode>((resolve) => (stop = resolve));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(EXIT.fine));
  const starting = runAgent({
    settings,
    log,
    clock: systemClock,
    onRestart: () => stop(EXIT.restart),
  });
  starting.catch((error: unknown) => {
    log.error('The agent cannot start', { err: error });
    stop(EXIT.failed);
  });
  const code = await stopped;
  log.info('The agent ends', { code });
  await starting.then(
    (agent) => agent.close(),
    () => undefined,
  );
  await place.release();
  return code;
}
