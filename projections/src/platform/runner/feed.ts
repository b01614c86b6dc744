import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import {
  UnreadableEvent,
  type EventFilter,
  type EventLog,
  type Position,
  type RecordedEvent,
} from '@foyer/event-log';
import type { Mutex } from 'async-mutex';
import type { BuildWrites, ProjectionStore } from '../read-store/index.js';
import { asStoreFault, UnwritableDocument } from '../read-store/index.js';
import type { BatchObserver } from './batch-observer.js';
import type { BuildRun, PreparedBatch } from './build-run.js';
import type { FeedListener } from './feed-listener.js';
import { isOfOneAppend } from './one-append.js';
import { readBatch, type ReadEvents } from './projected-event.js';

/** The objects that feeds share. */
export interface FeedSources {
  readonly log: EventLog;
  readonly store: ProjectionStore;
  readonly readEvents: ReadEvents;
  readonly filter: EventFilter | undefined;
  readonly isHandled: (type: string) => boolean;
  readonly turns: Mutex;
  readonly batchSize: number;
  /** True if batches become larger while more and more is waiting. */
  readonly grows?: true;
  /** Lets other work run after each batch but the last; by default only until the next turn. */
  readonly rest?: (workedMs: number) => Promise<void>;
  readonly observe?: BatchObserver | undefined;
}

interface Prepared {
  readonly run: BuildRun;
  readonly batch: PreparedBatch;
}

/** The factor by which a batch may grow: each costs a server the same few round trips. */
const GROWTH = 8;

const FIRST_DELAY_MS = 50;
const MAX_DELAY_MS = 5000;

/** Reads the log once for several builds and keeps them up to date, batch by batch. */
export class Feed {
  readonly members = new Set<BuildRun>();
  readonly #ending = new AbortController();
  #position: Position | undefined;
  #isCaughtUp = false;
  #fault: unknown;

  constructor(
    private readonly sources: FeedSources,
    private readonly listener: FeedListener,
  ) {}

  /** Every event up to here has been given to the members. */
  get position(): Position | undefined {
    return this.#position;
  }

  /** The position that all members have taken in: the next reading begins there. */
  get start(): Position | undefined {
    const positions = [...this.members].map((run) => run.position);
    if (positions.includes(undefined)) return undefined;
    return positions.reduce(
      (a, b) => (a !== undefined && b !== undefined && a < b ? a : b),
      positions[0],
    );
  }

  get isCaughtUp(): boolean {
    return this.#isCaughtUp;
  }

  /** The fault that stops the feed, for as long as it does. */
  get fault(): unknown {
    return this.#fault;
  }

  /**
   * Follows the log until `end`. A fault of the log or the store is waited out.
   *
   * No library for retries fits here: they count the attempts of one call, and this one never
   * returns. Progress within it resets the delay to its first length.
   */
  async follow(): Promise<void> {
    const { signal } = this.#ending;
    for (let delay = FIRST_DELAY_MS; !signal.aborted; delay = Math.min(delay * 2, MAX_DELAY_MS)) {
      try {
        await this.#session(signal, () => {
          delay = FIRST_DELAY_MS;
          this.#fault = undefined;
        });
      } catch (fault: unknown) {
        if (this.#isEnding()) return;
        this.#faulted(fault);
      }
      await sleep(delay, undefined, { signal }).catch(() => undefined);
    }
  }

  end(): void {
    this.#ending.abort();
  }

  #isEnding(): boolean {
    return this.#ending.signal.aborted;
  }

  async #session(signal: AbortSignal, progressed: () => void): Promise<void> {
    this.#position = this.start;
    let damaged: UnreadableEvent | undefined;
    // Some read models need not know a damaged event: they continue behind it.
    do damaged = await this.#untilDamage(signal, progressed);
    while (damaged !== undefined);
  }

  /** Follows the log from the feed's position. Returns a damaged event after all before it. */
  async #untilDamage(
    signal: AbortSignal,
    progressed: () => void,
  ): Promise<UnreadableEvent | undefined> {
    const waiting: RecordedEvent[] = [];
    try {
      await this.#takeIn(waiting, signal, progressed);
      return undefined;
    } catch (fault: unknown) {
      if (!(fault instanceof UnreadableEvent)) throw fault;
      await this.sources.turns.runExclusive(async () => {
        if (signal.aborted) return;
        const last = waiting.at(-1);
        if (last !== undefined) await this.#flush(waiting, last.position);
        this.#stopAt(fault);
        progressed();
      });
      return fault;
    }
  }

  /** Those read models that had to take the event in end before it. */
  #stopAt(damaged: UnreadableEvent): void {
    const { message, code, position, type } = damaged;
    for (const run of this.members) {
      if (run.failure !== undefined || !run.needs(type)) continue;
      run.fail({ message, code, position, ...(type === undefined ? {} : { type }) });
      this.listener.stopped(run);
    }
    this.#position = position;
  }

  /** @param waiting holds what was read and is not yet taken in. */
  async #takeIn(
    waiting: RecordedEvent[],
    signal: AbortSignal,
    progressed: () => void,
  ): Promise<void> {
    const { log, filter, turns, batchSize, rest, grows } = this.sources;
    let most = batchSize;
    for await (const message of log.subscribe({ after: this.#position, filter, signal })) {
      const next = message.kind === 'event' ? message.event : undefined;
      // Events of one append are seen together. A feed of small steps is not seen at all yet.
      const wouldSplit = rest === undefined && isOfOneAppend(waiting.at(-1), next);
      const isFull = waiting.length >= most && !wouldSplit;
      const events = next === undefined || isFull ? waiting.splice(0) : undefined;
      if (next) waiting.push(next);
      if (!events) continue;
      const isCaughtUp = message.kind === 'caught-up';
      if (isCaughtUp) most = batchSize;
      else if (grows) most = Math.min(2 * most, GROWTH * batchSize);
      const upTo = (isCaughtUp ? message.position : undefined) ?? events.at(-1)?.position;
      const began = await turns.runExclusive(async () => {
        const now = performance.now();
        if (signal.aborted) return now;
        if (upTo !== undefined) await this.#observed(events, () => this.#flush(events, upTo));
        this.#isCaughtUp = isCaughtUp;
        progressed();
        if (isCaughtUp) await this.listener.caughtUp();
        return now;
      });
      // Far behind, others would wait for their turn in the process until the end of the log.
      if (!isCaughtUp) await (rest?.(performance.now() - began) ?? nextTurn());
    }
  }

  #observed(events: readonly RecordedEvent[], run: () => Promise<void>): Promise<void> {
    const { observe } = this.sources;
    return observe === undefined || events.length === 0 ? run() : observe(events, run);
  }

  async #flush(events: readonly RecordedEvent[], upTo: Position): Promise<void> {
    const { readEvents, isHandled } = this.sources;
    const runs = [...this.members];
    const sound = runs.filter((run) => run.failure === undefined);
    try {
      const items = await readBatch(events, isHandled, readEvents);
      const prepared: Prepared[] = [];
      for (const run of runs) prepared.push({ run, batch: await run.prepare(items, upTo) });
      for (const { run, batch } of await this.#write(prepared)) {
        run.commit(batch, items);
        this.listener.applied(run, batch);
      }
      this.#position = upTo;
      for (const run of sound) if (run.failure !== undefined) this.listener.stopped(run);
      this.listener.flushed?.(upTo);
    } catch (fault: unknown) {
      for (const run of runs) run.rollback();
      throw fault;
    }
  }

  /** Writes all builds at once, or each separately for a faulty document. Returns those written. */
  async #write(prepared: readonly Prepared[]): Promise<readonly Prepared[]> {
    if (await this.#isWritten(prepared)) return prepared;
    const written: Prepared[] = [];
    for (const one of prepared) if (await this.#isWritten([one], one.run)) written.push(one);
    return written;
  }

  async #isWritten(prepared: readonly Prepared[], blamed?: BuildRun): Promise<boolean> {
    const writes = prepared.flatMap(({ batch }): readonly BuildWrites[] =>
      batch.writes === undefined ? [] : [batch.writes],
    );
    if (writes.length === 0) return true;
    for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, MAX_DELAY_MS)) {
      try {
        await this.sources.store.write(writes);
        return true;
      } catch (fault: unknown) {
        if (fault instanceof UnwritableDocument) {
          blamed?.fail({ message: fault.message });
          return false;
        }
        // The batch may be written. Only the same write changes nothing then.
        if (this.#isEnding()) throw asStoreFault(fault);
        this.#faulted(asStoreFault(fault));
        await sleep(delay, undefined, this.#ending).catch(() => undefined);
      }
    }
  }

  #faulted(fault: unknown): void {
    this.#fault = fault;
    this.#isCaughtUp = false;
    this.listener.faulted(fault);
  }
}
