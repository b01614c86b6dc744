import { join } from 'node:path';
import type { Position, RecordedEvent } from '@foyer/event-log';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';

/** How many visits came to what, by the log. */
export interface VisitCounts {
  readonly opened: number;
  readonly pickups: number;
  readonly served: number;
  readonly left: number;
}

/** The fates of visitors and agents by the log; follows a log that grows. */
export class VisitsInLog {
  readonly #path: string;
  /** Visits that are not over. */
  readonly #open = new Set<string>();
  /** Visitors in line. */
  readonly #waiting = new Set<string>();
  /** Visitors who were answered: a second answer is one too many. */
  readonly #taken = new Set<string>();
  /** Agents by the call they are in. */
  readonly #busy = new Map<string, string>();
  readonly #calls = new Set<string>();
  readonly #ends = new Map<string, number>();
  readonly #wrong: string[] = [];
  #opened = 0;
  #after: Position | undefined;

  constructor(folder: string) {
    this.#path = join(folder, 'events.db');
  }

  get counts(): VisitCounts {
    return {
      opened: this.#opened,
      pickups: this.#taken.size,
      served: this.#ends.get('served') ?? 0,
      left: this.#ends.get('left') ?? 0,
    };
  }

  /** The events that must never happen. */
  get wrong(): readonly string[] {
    return this.#wrong;
  }

  /**
   * The visits, visitors, agents and calls that have not ended; none, once every person went
   * home.
   */
  get unfinished(): readonly string[] {
    return [
      ...[...this.#open].map((id) => `visit ${id} is not over`),
      ...[...this.#waiting].map((id) => `visitor ${id} is still in line`),
      ...[...this.#busy].map(([id, callId]) => `agent ${id} is still in call ${callId}`),
      ...[...this.#calls].map((id) => `call ${id} is still going on`),
    ];
  }

  /** Reads the new events, even while a server runs. */
  async readOn(): Promise<void> {
    const log = openSqliteEventLogForReading({ path: this.#path });
    for await (const event of log.readAll(this.#after)) {
      this.#after = event.position;
      this.take(event);
    }
    await log.close();
  }

  /** Takes in what happened next. */
  take({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): void {
    const of = (field: string): string => data[field] as string;
    switch (type) {
      case 'VisitOpened':
        this.#opened += 1;
        this.#open.add(of('visitId'));
        break;
      case 'VisitEnded':
        this.#ends.set(of('reason'), (this.#ends.get(of('reason')) ?? 0) + 1);
        this.#leaves(this.#open, of('visitId'), 'ended without being open');
        break;
      case 'VisitorJoinedLine':
        this.#waiting.add(of('visitId'));
        break;
      case 'VisitorLeftLine':
        this.#leaves(this.#waiting, of('visitId'), 'left a line without being in it');
        break;
      case 'VisitorTaken':
        if (this.#taken.has(of('visitId'))) this.#wrong.push(`${of('visitId')} was taken twice`);
        this.#taken.add(of('visitId'));
        this.#leaves(this.#waiting, of('visitId'), 'was taken without being in line');
        break;
      case 'AgentEngaged':
        if (this.#busy.has(of('memberId'))) {
          this.#wrong.push(`agent ${of('memberId')} is in two calls`);
        }
        this.#busy.set(of('memberId'), of('callId'));
        break;
      case 'AgentFreed':
        this.#busy.delete(of('memberId'));
        break;
      case 'CallStarted':
        this.#calls.add(of('callId'));
        break;
      case 'CallEnded':
        this.#leaves(this.#calls, of('callId'), 'ended without going on');
        break;
      default:
    }
  }

  #leaves(set: Set<string>, id: string, otherwise: string): void {
    if (!set.delete(id)) this.#wrong.push(`${id} ${otherwise}`);
  }
}
