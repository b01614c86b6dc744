/** What a service needs of a machine. */
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
  /** Whether systemd runs it, not only lies on it. */
  hasSystemd(): boolean;
  /** Whether a command ends well. */
  succeeds(command: string, args: readonly string[]): Promise<boolean>;
}

const USER = /^[a-z_][a-z0-9_-]{0,31}$/;

/** What keeps anybody from changing services here, and what to do about it; undefined where nothing does. */
export function generalObstacle(machine: Machine): string | undefined {
  if (!machine.isRoot()) return 'Only root may do this: run it with sudo.';
  if (!machine.hasSystemd())
    return 'This machine is not run by systemd. Start foyer-device-agent by other means.';
  return undefined;
}

/** What would keep the service from running, and what to do about it; undefined where nothing does. */
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
  // What npx fetches lies in the home of the one who called it, and is cleared away some day.
  if (program.includes('/_npx/') || !(await reads(program))) {
    return `The service cannot start ${program}. Install its package for everybody: npm install --global ./foyer-device-agent-<version>.tgz`;
  }
  return undefined;
}
