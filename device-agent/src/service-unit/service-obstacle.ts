/** The needs of the service on a machine. */
export interface ServiceNeeds {
  /** The user that it runs as. */
  readonly user: string;
  /** The file with the settings, and this program: absolute paths. */
  readonly configuration: string;
  readonly program: string;
}

/** The machine, as far as it is asked. */
export interface Machine {
  isRoot(): boolean;
  /** True if systemd runs the machine; an installed systemd is not enough. */
  hasSystemd(): boolean;
  /** Runs a command and returns true if it succeeds. */
  succeeds(command: string, args: readonly string[]): Promise<boolean>;
}

const USER = /^[a-z_][a-z0-9_-]{0,31}$/;

/**
 * Returns the obstacle to any change of services here and its remedy; undefined where there is
 * none.
 */
export function generalObstacle(machine: Machine): string | undefined {
  if (!machine.isRoot()) return 'Only root may do this: run it with sudo.';
  if (!machine.hasSystemd())
    return 'This machine is not run by systemd. Start foyer-device-agent by other means.';
  return undefined;
}

/**
 * Returns the obstacle to a start of the service and its remedy; undefined where there is none.
 */
export async function serviceObstacle(
  { user, configuration, program }: ServiceNeeds,
  machine: Machine,
): Promise<string | undefined> {
  const general = generalObstacle(machine);
  if (general !== undefined) return general;
  if (!USER.test(user) || !(await machine.succeeds('id', [user]))) {
    return `There is no user ${user}. Create one (useradd --create-home ${user}), or name another by --user.`;
  }
  const reads = (path: string) =>
    machine.succeeds('runuser', ['-u', user, '--', 'test', '-r', path]);
  if (!(await reads(configuration))) {
    return (
      `${user} cannot read ${configuration}. The service reads its settings there, not from this environment: ` +
      `write them into it, then: chown ${user} ${configuration} && chmod 600 ${configuration}`
    );
  }
  // The packages of npx are in the home of its caller, and are deleted some day.
  if (program.includes('/_npx/') || !(await reads(program))) {
    return `The service cannot start ${program}. Install its package for everybody: npm install --global ./foyer-device-agent-<version>.tgz`;
  }
  return undefined;
}
