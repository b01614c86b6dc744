import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { promisify } from 'node:util';

import { EXIT, type ExitCode } from '../program/exit-codes.js';
import { systemdUnit, type UnitFacts } from './systemd-unit.js';

/** Where the unit lies. */
export const UNIT_PATH = '/etc/systemd/system/foyer-device-agent.service';
const UNIT = 'foyer-device-agent.service';
const run = promisify(execFile);

type Say = (line: string) => void;
type Environment = Readonly<Record<string, string | undefined>>;
type Unit = Pick<UnitFacts, 'user' | 'configuration' | 'settings'>;

const unitOf = (unit: Unit, environment: Environment): string => {
  const display = Object.fromEntries(
    ['DISPLAY', 'WAYLAND_DISPLAY', 'XDG_RUNTIME_DIR', 'XAUTHORITY'].flatMap((name) =>
      environment[name] === undefined ? [] : [[name, environment[name]]],
    ),
  );
  const program = realpathSync(process.argv[1] ?? '');
  const usual = Object.keys(display).length === 0 ? { DISPLAY: ':0' } : display;
  return systemdUnit({ ...unit, node: process.execPath, program, display: usual });
};

/** Prints the unit as it would be installed. */
export function printService(unit: Unit, environment: Environment, say: Say): ExitCode {
  say(unitOf(unit, environment));
  return EXIT.fine;
}

/** Writes the unit, enables and starts it. */
export async function installService(
  unit: Unit,
  environment: Environment,
  say: Say,
): Promise<ExitCode> {
  if (!(await isUsable(say))) return EXIT.missing;
  if (
    !/^[a-z_][a-z0-9_-]{0,31}$/.test(unit.user) ||
    !(await run('id', [unit.user]).catch(() => null))
  ) {
    say(
      `There is no user ${unit.user}. Create one (useradd --create-home ${unit.user}), or name another by --user.`,
    );
    return EXIT.missing;
  }
  const text = unitOf(unit, environment);
  const before = await readFile(UNIT_PATH, 'utf8').catch(() => undefined);
  await writeFile(UNIT_PATH, text, { mode: 0o644 });
  await run('systemctl', ['daemon-reload']);
  await run('systemctl', ['enable', '--now', UNIT]);
  if (before !== undefined && before !== text) await run('systemctl', ['restart', UNIT]);
  say(
    `${UNIT} is installed and runs as ${unit.user}. Its log: journalctl -u foyer-device-agent -f`,
  );
  return EXIT.fine;
}

/** Stops the service and removes its unit; settings, sign-in and journal stay. */
export async function uninstallService(say: Say): Promise<ExitCode> {
  if (!(await isUsable(say))) return EXIT.missing;
  await run('systemctl', ['disable', '--now', UNIT]).catch(() => undefined);
  await rm(UNIT_PATH, { force: true });
  await run('systemctl', ['daemon-reload']);
  say(
    `${UNIT} is removed. Settings and the folder with the sign-in and the payments' journal are still there.`,
  );
  return EXIT.fine;
}

async function isUsable(say: Say): Promise<boolean> {
  if (process.getuid?.() !== 0) {
    say('Only root may do this: run it with sudo.');
    return false;
  }
  const isThere = await run('systemctl', ['--version']).catch(() => null);
  if (isThere === null)
    say('This machine has no systemd. Start foyer-device-agent by other means.');
  return isThere !== null;
}
