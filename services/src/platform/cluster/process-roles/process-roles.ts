/**
 * The tasks of this process, where several share the work. Also the injection token.
 *
 * A process that serves people answers requests and notifies its own sockets. Background jobs are
 * all consequences of an event that must be done once: further commands, mails, read models,
 * checkpoints. One process does them for all.
 */
export class ProcessRoles {
  readonly servesPeople: boolean;
  readonly runsBackgroundJobs: boolean;

  constructor({
    servesPeople,
    runsBackgroundJobs,
  }: Pick<ProcessRoles, 'servesPeople' | 'runsBackgroundJobs'>) {
    this.servesPeople = servesPeople;
    this.runsBackgroundJobs = runsBackgroundJobs;
  }
}

/** Of a process that is alone. */
export const ALL_PROCESS_ROLES = new ProcessRoles({ servesPeople: true, runsBackgroundJobs: true });
