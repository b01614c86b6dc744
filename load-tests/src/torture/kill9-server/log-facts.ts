import { join } from 'node:path';
import type { Position, RecordedEvent } from '@foyer/event-log';
import { CHECKPOINT_STREAM, verifyChain } from '@foyer/event-log/chain';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';
import { factOf } from './ledger.js';

/** The facts of the log; follows a log that grows. */
export class LogFacts {
  readonly #path: string;
  readonly #facts = new Set<string>();
  #after: Position | undefined;
  #count = 0;
  #isCheckpointed = false;

  constructor(folder: string) {
    this.#path = join(folder, 'events.db');
  }

  /** Events read so far. */
  get count(): number {
    return this.#count;
  }

  /**
   * True if everything read so far is checkpointed: the server writes nothing more without a
   * request.
   */
  get isCheckpointed(): boolean {
    return this.#isCheckpointed;
  }

  /** The last event read. */
  get head(): Position | undefined {
    return this.#after;
  }

  has(fact: string): boolean {
    return this.#facts.has(fact);
  }

  /** Reads the new events, even while a server runs. Returns the errors of the log itself. */
  async readOn(): Promise<string[]> {
    const log = openSqliteEventLogForReading({ path: this.#path });
    const wrong: string[] = [];
    /** Visitors of whom only one of the two streams that change together has been read. */
    const half = new Set<string>();
    for await (const event of log.readAll(this.#after)) {
      this.#after = event.position;
      this.#count += 1;
      this.#isCheckpointed = event.stream === CHECKPOINT_STREAM;
      const fact = factIn(event);
      if (fact === undefined) continue;
      if (this.#facts.has(fact)) wrong.push(`${fact} is in the log twice`);
      this.#facts.add(fact);
      const visitor = /^(?:visit|place) (\S+) IN_WAITING$/.exec(fact)?.[1];
      if (visitor !== undefined && !half.delete(visitor)) half.add(visitor);
    }
    await log.close();
    return [...wrong, ...[...half].map((id) => `visitor ${id} waits by half`)];
  }

  /** Verifies the chain from the first event on. Returns what is wrong. */
  async verify(): Promise<string[]> {
    const log = openSqliteEventLogForReading({ path: this.#path });
    const verdict = await verifyChain(log);
    await log.close();
    return verdict.ok ? [] : [`the chain is broken at ${verdict.position}: ${verdict.problem}`];
  }
}

function factIn({ type, data }: RecordedEvent): string | undefined {
  const visit = { kind: 'visit', id: textOf(data.visitId) } as const;
  const portal = { kind: 'portal', id: textOf(data.portalId) } as const;
  switch (type) {
    case 'PortalCreated':
      return factOf(portal, 'created');
    case 'PortalActivated':
      return factOf(portal, 'activated');
    case 'VisitOpened':
      return factOf(visit, 'opened');
    case 'VisitStatusChanged':
      return factOf(visit, textOf(data.status));
    case 'VisitEnded':
      return factOf(visit, 'ended');
    case 'VisitorJoinedLine':
      return `place ${visit.id} IN_WAITING`;
    default:
      return undefined;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
