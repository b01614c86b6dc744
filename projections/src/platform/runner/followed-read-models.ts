import { setTimeout as sleep } from 'node:timers/promises';
import {
  UnreadableEvent,
  type EventLog,
  type Position,
  type RecordedEvent,
} from '@foyer/event-log';
import type { ProgressBoard } from '../read-store/index.js';
import { AppliedListeners } from './applied-listeners.js';
import type { AppliedNotice } from './applied-notice.js';
import type { Projection } from './define-projection.js';
import { namesToWaitFor } from './known-projections.js';
import { PositionWaiters } from './position-waiters.js';
import { ProgressWatch } from './progress-watch.js';
import type { ProjectionHealth } from './projection-health.js';
import { readBatch, type ReadEvents } from './projected-event.js';
import { ReadModels } from './read-models.js';
import { wantedEvents } from './wanted-events.js';

/** The parts needed to follow read models that another process writes. */
export interface FollowedReadModelsOptions {
  readonly log: EventLog;
  readonly progress: ProgressBoard;
  readonly projections: readonly Projection[];
  readonly readEvents: ReadEvents;
  /**
   * Called for every fault of the log or the store, and for a listener that threw. They are
   * survived.
   */
  readonly onFault?: (fault: unknown) => void;
}

/** Most events whose notices are given at once. */
const BATCH_SIZE = 500;
/** After this time a log or a store that did not answer is asked again, in milliseconds. */
const AGAIN_AFTER_MS = 500;
/** The delay after which it is reported as behind, in milliseconds. */
const BEHIND_AFTER_MS = 2_000;

/**
 * Read models that another process keeps. The log is read here too, so this process learns of
 * events without the other's help. It tells its listeners of an event once the writing process says
 * that queries see it.
 */
export class FollowedReadModels extends ReadModels {
  readonly #listeners = new AppliedListeners((fault) => this.#faulted(fault));
  readonly #watch: ProgressWatch;
  readonly #waiters = new PositionWaiters((name) => ({
    position: this.#isAbsent(name) ? undefined : (this.#watch.known?.position ?? undefined),
    isStopped: this.#watch.known?.stopped.includes(name) === true,
  }));
  readonly #ending = new AbortController();
  readonly #current: Promise<void>;
  #becomeCurrent: () => void = () => undefined;
  #following: Promise<void> = Promise.resolve();
  #fault: unknown;
  /** Listeners were notified of all events up to here, or the events were skipped. */
  #position: Position | undefined;
  /** When the oldest event was read that cannot be seen yet, in milliseconds since 1970. */
  #behindSince: number | undefined;

  constructor(private readonly options: FollowedReadModelsOptions) {
    super();
    this.#watch = new ProgressWatch(options.progress, (fault) => this.#looked(fault));
    this.#current = new Promise((resolve) => (this.#becomeCurrent = resolve));
  }

  /** @throws StoreFault when the store does not answer. */
  async start(): Promise<void> {
    const head = await this.options.log.head();
    // Written events that cannot be seen yet are reported as well: a listener may have seen the
    // state before them.
    const seen = await this.#watch.look();
    this.#following = this.#follow(seen?.position ?? undefined);
    if (head === undefined) this.#becomeCurrent();
    else void this.#watch.until(head).then(() => this.#becomeCurrent());
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#watch.end();
    this.#waiters.giveUp();
    await this.#following;
  }

  untilCurrent(): Promise<void> {
    return this.#current;
  }

  async waitFor(
    position: Position,
    timeoutMs: number,
    projections?: readonly string[],
    signal?: AbortSignal,
  ): Promise<boolean> {
    const names = namesToWaitFor(this.options.projections, projections);
    // No look at the store outlives the wait that it is made for.
    const over = new AbortController();
    void this.#watch.until(position, over.signal);
    try {
      return await this.#waiters.wait(position, names, timeoutMs, signal);
    } finally {
      over.abort();
    }
  }

  onApplied(listener: (notice: AppliedNotice) => void): () => void {
    return this.#listeners.add(listener);
  }

  health(now: number): readonly ProjectionHealth[] {
    const { known } = this.#watch;
    const lagMs = this.#behindSince === undefined ? 0 : Math.max(0, now - this.#behindSince);
    const isBehind = lagMs > BEHIND_AFTER_MS || known === undefined;
    return this.options.projections.map(({ name, version, isEssential }) => {
      const isStopped = known?.stopped.includes(name) === true;
      const failure = isStopped
        ? { message: 'it stopped in the process that writes it' }
        : undefined;
      const there = isBehind ? 'catching-up' : 'current';
      const going = this.#isAbsent(name) ? 'building' : there;
      const state = isStopped ? 'stopped' : this.#fault === undefined ? going : 'waiting';
      const position = known?.position ?? undefined;
      return { name, version, isEssential, state, position, lagMs, failure };
    });
  }

  /** The process that writes may be of another version, whose documents this one cannot read. */
  #isAbsent(name: string): boolean {
    const { versions } = this.#watch.known ?? {};
    const own = this.options.projections.find((projection) => projection.name === name);
    return versions !== undefined && versions[name] !== own?.version;
  }

  async #follow(after: Position | undefined): Promise<void> {
    const { signal } = this.#ending;
    this.#position = after;
    while (!signal.aborted) {
      try {
        const damaged = await this.#untilDamage();
        if (damaged !== undefined) {
          // The writing process has skipped it as well, and says which read models stopped before
          // it.
          this.#position = damaged.position;
          continue;
        }
      } catch (fault: unknown) {
        this.#faulted(fault);
        this.#fault = fault;
      }
      await sleep(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /**
   * Tells what happens from where it is. Returns a damaged event once listeners were notified of
   * everything before it.
   */
  async #untilDamage(): Promise<UnreadableEvent | undefined> {
    const { log, projections } = this.options;
    const { filter } = wantedEvents(projections);
    const { signal } = this.#ending;
    let waiting: RecordedEvent[] = [];
    try {
      for await (const message of log.subscribe({ after: this.#position, filter, signal })) {
        if (message.kind === 'event') waiting.push(message.event);
        const isDue = message.kind === 'caught-up' || waiting.length >= BATCH_SIZE;
        if (!isDue) continue;
        await this.#notify(waiting);
        waiting = [];
      }
      return undefined;
    } catch (fault: unknown) {
      if (!(fault instanceof UnreadableEvent)) throw fault;
      await this.#notify(waiting);
      return fault;
    }
  }

  async #notify(events: readonly RecordedEvent[]): Promise<void> {
    const upTo = events.at(-1)?.position;
    if (upTo === undefined) return;
    this.#behindSince ??= Date.parse(events[0]?.metadata.at ?? '') || undefined;
    await this.#watch.until(upTo);
    this.#behindSince = undefined;
    this.#fault = undefined;
    if (this.#ending.signal.aborted) return;
    if (!this.#listeners.isEmpty) await this.#notifyListeners(events, upTo);
    this.#position = upTo;
  }

  async #notifyListeners(events: readonly RecordedEvent[], upTo: Position): Promise<void> {
    const { projections, readEvents } = this.options;
    const items = await readBatch(events, wantedEvents(projections).isHandled, readEvents);
    for (const projection of projections) {
      const handled = items.flatMap(({ event }) =>
        event !== undefined && projection.handles.has(event.type) ? event : [],
      );
      if (handled.length === 0) continue;
      const notice = { projection: projection.name, position: upTo, documents: undefined };
      this.#listeners.notify({ ...notice, events: handled });
    }
  }

  #looked(fault: unknown): void {
    if (fault === undefined) {
      this.#waiters.check();
    } else {
      this.#fault = fault;
      this.#faulted(fault);
    }
  }

  #faulted(fault: unknown): void {
    this.options.onFault?.(fault);
  }
}
