import type { EventLog } from '../port/event-log.js';
import type { Position, RecordedEvent } from '../port/event.js';
import { chainedEvent, type ChainedEvent } from './chained-event.js';
import { sealEvent } from './seal-event.js';
import { makeSeal, SEAL_STREAM } from './seal.js';
import { readSealState, type SealState } from './seal-state.js';

/** Most UTF-16 code units of stream names in one seal, so that it stays below the size limit of an event. */
const MAX_NAMES = 40_000;

/** Gathers events and writes their seals, one after the other. */
export class SealWriter {
  readonly #log: EventLog;
  readonly #now: () => Date;
  readonly #pending: ChainedEvent[];
  #state: SealState;
  #readTo: Position | undefined;
  /** Pending events that are no seals. Seals alone are not worth a seal, else an idle log would never rest. */
  #news = 0;

  private constructor(log: EventLog, now: () => Date, state: SealState) {
    this.#log = log;
    this.#now = now;
    this.#state = state;
    this.#readTo = state.after;
    this.#pending = [];
  }

  /** Goes on where the last seal in the log left off. */
  static async resume(log: EventLog, now: () => Date): Promise<SealWriter> {
    return new SealWriter(log, now, await readSealState(log));
  }

  /** Position of the last event that it was given, or that was sealed before. */
  get readTo(): Position | undefined {
    return this.#readTo;
  }

  get hasNews(): boolean {
    return this.#news > 0;
  }

  add(event: RecordedEvent): void {
    this.#readTo = event.position;
    this.#pending.push(chainedEvent(event));
    if (event.stream !== SEAL_STREAM) this.#news += 1;
  }

  /**
   * Writes seals of at most `most` events for as long as at least `least` events are pending.
   * @throws RevisionConflict when somebody else sealed meanwhile; this writer is then of no more use.
   */
  async seal(least: number, most: number): Promise<void> {
    while (this.hasNews && this.#pending.length >= least) {
      const batch = this.#nextBatch(most);
      const seal = makeSeal(this.#state.head, batch);
      const { revision } = this.#state;
      await this.#log.append([
        {
          stream: SEAL_STREAM,
          expectedRevision: revision ?? 'no-stream',
          events: [sealEvent(seal, this.#now())],
        },
      ]);
      this.#state = { revision: (revision ?? -1) + 1, head: seal.head, after: seal.to };
      this.#pending.splice(0, batch.length);
      this.#news -= batch.filter(({ stream }) => stream !== SEAL_STREAM).length;
    }
  }

  #nextBatch(most: number): ChainedEvent[] {
    let names = 0;
    const end = this.#pending.findIndex(({ stream }, index) => {
      names += stream.length;
      return index > 0 && (index >= most || names > MAX_NAMES);
    });
    return end < 0 ? [...this.#pending] : this.#pending.slice(0, end);
  }
}
