import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync, realpathSync } from 'node:fs';
import { promisify } from 'node:util';

import { EXIT, type ExitCode } from './exit-codes.js';
import { generalObstacle, serviceObstacle, type Machine } from './service-obstacle.js';
import { systemdUnit, type UnitFacts } from './systemd-unit.js';

/** The path of the systemd unit. */
export const UNIT_PATH = '/etc/systemd/system/foyer-device-agent.service';
const UNIT = 'foyer-device-agent.service';
const run = promisify(execFile);

const thisProgram = (): string => realpathSync(process.argv[1] ?? '');

const machine: Machine = {
  isRoot: () => process.getuid?.() === 0,
  // As sd_booted(3) finds out.
  hasSystemd: () => existsSync('/run/systemd/system'),
  succeeds: (command, args) =>
    run(command, [...args]).then(
      () => true,
      () => false,
    ),
};

type Say = (line: string) => void;
type Environment = Readonly<Record<string, string | undefined>>;
type Unit = Pick<UnitFacts, 'user' | 'configuration' | 'settings'>;

const unitOf = (unit: Unit, environment: Environment): string => {
  const display = Object.fromEntries(
    ['DISPLAY', 'WAYLAND_DISPLAY', 'XDG_RUNTIME_DIR', 'XAUTHORITY'].flatMap((name) =>
      environment[name] === undefined ? [] : [[name, environment[name]]],
    ),
  );
  const program = thisProgram();
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
  const obstacle = await serviceObstacle({ ...unit, program: thisProgram() }, machine);
  if (obstacle !== undefined) {
    say(obstacle);
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
  const obstacle = generalObstacle(machine);
  if (obstacle !== undefined) {
    say(obstacle);
    return EXIT.missing;
  }
  await run('systemctl', ['disable', '--now', UNIT]).catch(() => undefined);
  await rm(UNIT_PATH, { force: true });
  await run('systemctl', ['daemon-reload']);
  say(
    `${UNIT} is removed. Settings and the folder with the sign-in and the payments' journal are still there.`,
  );
  return EXIT.fine;
}
