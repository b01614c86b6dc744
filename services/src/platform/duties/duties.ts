/**
 * What this process is there for, where several share the work. Also the injection token.
 *
 * Whoever serves people answers requests and tells its own sockets what happens. Errands are everything that follows from
 * an event and must be done once: further commands, mails, read models, seals. One process does them for all.
 */
export class Duties {
  readonly servesPeople: boolean;
  readonly doesErrands: boolean;

  constructor({ servesPeople, doesErrands }: Pick<Duties, 'servesPeople' | 'doesErrands'>) {
    this.servesPeople = servesPeople;
    this.doesErrands = doesErrands;
  }
}

/** Of a process that is alone. */
export const ALL_DUTIES = new Duties({ servesPeople: true, doesErrands: true });
