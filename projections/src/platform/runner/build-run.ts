import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '@foyer/event-log';
import type { BuildKey, BuildWrites, ProjectionStore } from '../read-store/index.js';
import type { Documents, Projection } from './define-projection.js';
import type { FeedItem, ProjectedEvent } from './projected-event.js';
import type { AnyOperation } from './operation.js';
import { StoreFault } from '../read-store/index.js';
import { WorkingDocuments } from './working-documents.js';

/**
 * Why a projection stopped: an event that it cannot take in. It stays stopped until its code is
 * mended.
 */
export interface ProjectionFailure {
  readonly message: string;
  /** The error's code in one word, if the code that threw it gave one. */
  readonly code?: string;
  /** The event at fault; absent where only the documents of a whole batch are known to be. */
  readonly position?: Position;
  readonly type?: string;
}

/** The changes of a batch to a build, before they are written. */
export interface PreparedBatch {
  readonly writes: BuildWrites | undefined;
  readonly events: readonly ProjectedEvent[];
  readonly position: Position | undefined;
  readonly failure: ProjectionFailure | undefined;
}

/**
 * A checkpoint without documents is written only after this many events. Writing it more often has
 * no use: a start after a kill reads at most this many events once more.
 */
const CHECKPOINT_STRIDE = 1000;

/** After this many events others in the process get their turn. */
const TURN_STRIDE = 500;

/** One build of one projection, being kept up to date. */
export class BuildRun {
  readonly #documents: WorkingDocuments;
  #position: Position | undefined;
  #lastAt: string | undefined;
  #failure: ProjectionFailure | undefined;
  #uncheckpointed = 0;

  constructor(
    readonly projection: Projection,
    readonly key: BuildKey,
    checkpoint: Position | undefined,
    store: ProjectionStore,
  ) {
    this.#position = checkpoint;
    this.#documents = new WorkingDocuments(store, key, checkpoint === undefined);
  }

  /** The last event taken in. */
  get position(): Position | undefined {
    return this.#position;
  }

  /** When the last event taken in was decided. */
  get lastAt(): string | undefined {
    return this.#lastAt;
  }

  get failure(): ProjectionFailure | undefined {
    return this.#failure;
  }

  /**
   * Runs events over the documents without writing anything.
   * @throws StoreFault when a document cannot be read; nothing is remembered of the batch then.
   */
  async prepare(items: readonly FeedItem[], upTo: Position): Promise<PreparedBatch> {
    if (this.#failure !== undefined)
      return this.#prepared(items, [], this.#position, this.#failure);
    const due = this.#due(items);
    try {
      const failed = await this.#run(due);
      if (failed === undefined) return this.#prepared(items, due, upTo, undefined);
      // The half-finished work of the event at fault must not be written: start over and end just
      // before it.
      this.#documents.forget();
      const sound = due.slice(0, failed.index);
      await this.#run(sound);
      const last = items[items.findIndex((item) => item === due[failed.index]) - 1];
      return this.#prepared(items, sound, last?.envelope.position, failed.failure);
    } catch (fault: unknown) {
      this.#documents.forget();
      throw fault;
    }
  }

  /** The prepared batch is written. */
  commit(batch: PreparedBatch, items: readonly FeedItem[]): void {
    this.#documents.settle();
    this.#failure = batch.failure;
    if (batch.position !== undefined && this.#isNew(batch.position)) {
      this.#position = batch.position;
      this.#lastAt = items.at(-1)?.envelope.metadata.at ?? this.#lastAt;
    }
    this.#uncheckpointed = batch.writes === undefined ? this.#uncheckpointed + items.length : 0;
  }

  /** True if it would take in events of a type, or of an unknown one. */
  needs(type: string | undefined): boolean {
    const { seesEverything, handles } = this.projection;
    return type === undefined || seesEverything || handles.has(type);
  }

  /**
   * It cannot continue: the prepared batch cannot be written because of its documents, or the next
   * event is damaged.
   */
  fail(failure: ProjectionFailure): void {
    this.#documents.forget();
    this.#failure = failure;
  }

  /** Forgets a prepared batch that will be prepared again. */
  rollback(): void {
    this.#documents.forget();
  }

  /** A write of nothing but the checkpoint, so that a restart has less to read. */
  checkpoint(): BuildWrites | undefined {
    if (this.#position === undefined || this.#uncheckpointed === 0) return undefined;
    return { build: this.key, puts: [], removals: [], checkpoint: this.#position };
  }

  #isNew(position: Position): boolean {
    return this.#position === undefined || position > this.#position;
  }

  /** Those items that this build has not taken in and that concern it; positions only grow. */
  #due(items: readonly FeedItem[]): readonly FeedItem[] {
    const first = items.findIndex(({ envelope }) => this.#isNew(envelope.position));
    if (first === -1) return [];
    return items.filter(({ envelope }, n) => n >= first && this.needs(envelope.type));
  }

  #prepared(
    items: readonly FeedItem[],
    due: readonly FeedItem[],
    position: Position | undefined,
    failure: ProjectionFailure | undefined,
  ): PreparedBatch {
    const { puts, removals } = this.#documents.changes();
    const isDue =
      puts.length > 0 ||
      removals.length > 0 ||
      this.#uncheckpointed + items.length >= CHECKPOINT_STRIDE;
    const writes =
      position !== undefined && isDue
        ? { build: this.key, puts, removals, checkpoint: position }
        : undefined;
    const events = due.flatMap((item) => this.#handled(item) ?? []);
    return { writes, events, position, failure };
  }

  async #run(
    due: readonly FeedItem[],
  ): Promise<{ index: number; failure: ProjectionFailure } | undefined> {
    for (const [index, item] of due.entries()) {
      if (index % TURN_STRIDE === TURN_STRIDE - 1) await nextTurn();
      try {
        const waiting = this.#take(item);
        if (waiting !== undefined) await waiting;
      } catch (fault: unknown) {
        if (fault instanceof StoreFault) throw fault;
        const { position, type } = item.envelope;
        return { index, failure: { ...saidBy(fault), position, type } };
      }
    }
    return undefined;
  }

  /**
   * A promise only where there is something to wait for: most events of a long log are done at
   * once.
   */
  #take(item: FeedItem): Promise<void> | undefined {
    const { projection } = this;
    const documents = this.#documents as unknown as Documents;
    const { position, type } = item.envelope;
    if (item.fault !== undefined && projection.handles.has(type)) throw item.fault;
    const event = this.#handled(item);
    const own = event === undefined ? [] : projection.evolve(event, documents);
    if (own instanceof Promise) return this.#takeSlowly(item, own);
    if (!projection.seesEverything) return this.#apply(own, position);
    const more = projection.everyEvent(item.envelope, documents);
    return more instanceof Promise
      ? more.then((operations) => this.#apply([...own, ...operations], position))
      : this.#apply([...own, ...more], position);
  }

  async #takeSlowly(
    { envelope }: FeedItem,
    steps: Promise<readonly AnyOperation[]>,
  ): Promise<void> {
    const documents = this.#documents as unknown as Documents;
    const own = await steps;
    const more = await this.projection.everyEvent(envelope, documents);
    await this.#apply([...own, ...more], envelope.position);
  }

  #apply(operations: readonly AnyOperation[], position: Position): Promise<void> | undefined {
    for (const [n, operation] of operations.entries()) {
      const waiting = this.#documents.apply(operation, position);
      if (waiting !== undefined) {
        return waiting.then(() => this.#apply(operations.slice(n + 1), position));
      }
    }
    return undefined;
  }

  #handled({ event }: FeedItem): ProjectedEvent | undefined {
    return event !== undefined && this.projection.handles.has(event.type) ? event : undefined;
  }
}

function saidBy(fault: unknown): Pick<ProjectionFailure, 'message' | 'code'> {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const code = 'code' in fault ? { code: String(fault.code) } : {};
  return { message: fault.message, ...code };
}
