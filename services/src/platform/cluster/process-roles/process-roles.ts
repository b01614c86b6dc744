/**
 * What this process is there for, where several share the work. Also the injection token.
 *
 * Anyone who serves people answers requests and tells its own sockets what happens. Background jobs are everything that follows from
 * an event and must be done once: further commands, mails, read models, checkpoints. One process does them for all.
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
