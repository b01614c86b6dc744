import type { Position } from '@foyer/event-log';
import type { BuildKey, BuildWrites, ProjectionStore } from '../read-store/index.js';
import type { Documents, Projection } from './define-projection.js';
import type { FeedItem, ProjectedEvent } from './projected-event.js';
import { StoreFault } from './store-fault.js';
import { WorkingDocuments } from './working-documents.js';

/** Why a projection stopped: an event that it cannot take in. It stays stopped until its code is mended. */
export interface ProjectionFailure {
  readonly message: string;
  /** The event at fault; absent where only the documents of a whole batch are known to be. */
  readonly position?: Position;
  readonly type?: string;
}

/** What a batch did to a build, before it is written. */
export interface PreparedBatch {
  readonly writes: BuildWrites | undefined;
  readonly events: readonly ProjectedEvent[];
  readonly position: Position | undefined;
  readonly failure: ProjectionFailure | undefined;
}

/** A checkpoint without documents is written only after this many events, since writing it more often buys nothing. */
const checkpointStride = 1000;

/** One build of one projection, being kept up to date. */
export class BuildRun {
  readonly projection: Projection;
  readonly key: BuildKey;
  readonly #documents: WorkingDocuments;
  #position: Position | undefined;
  #lastAt: string | undefined;
  #failure: ProjectionFailure | undefined;
  #uncheckpointed = 0;

  constructor(
    projection: Projection,
    key: BuildKey,
    checkpoint: Position | undefined,
    store: ProjectionStore,
  ) {
    this.projection = projection;
    this.key = key;
    this.#position = checkpoint;
    this.#documents = new WorkingDocuments(store, key);
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
    const due = items.filter(({ envelope }) => this.#isNew(envelope.position));
    if (this.#failure !== undefined) return this.#prepared([], this.#position, this.#failure);
    try {
      const failed = await this.#run(due);
      if (failed === undefined) return this.#prepared(due, upTo, undefined);
      // What the event at fault left half done must not be written: start over and end just before it.
      this.#documents.forget();
      const sound = due.slice(0, failed.index);
      await this.#run(sound);
      return this.#prepared(sound, sound.at(-1)?.envelope.position, failed.failure);
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

  /** The prepared batch could not be written because of its documents. */
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

  #prepared(
    items: readonly FeedItem[],
    position: Position | undefined,
    failure: ProjectionFailure | undefined,
  ): PreparedBatch {
    const { puts, removals } = this.#documents.changes();
    const isDue =
      puts.length > 0 ||
      removals.length > 0 ||
      this.#uncheckpointed + items.length >= checkpointStride;
    const writes =
      position !== undefined && isDue
        ? { build: this.key, puts, removals, checkpoint: position }
        : undefined;
    const events = items.flatMap((item) => this.#handled(item) ?? []);
    return { writes, events, position, failure };
  }

  async #run(
    items: readonly FeedItem[],
  ): Promise<{ index: number; failure: ProjectionFailure } | undefined> {
    for (const [index, item] of items.entries()) {
      if (!this.#concerns(item)) continue;
      try {
        await this.#take(item);
      } catch (fault: unknown) {
        if (fault instanceof StoreFault) throw fault;
        const { position, type } = item.envelope;
        const message = fault instanceof Error ? fault.message : String(fault);
        return { index, failure: { message, position, type } };
      }
    }
    return undefined;
  }

  #concerns({ envelope }: FeedItem): boolean {
    return this.projection.seesEverything || this.projection.handles.has(envelope.type);
  }

  async #take(item: FeedItem): Promise<void> {
    const { projection } = this;
    const { envelope, content } = item;
    const documents = this.#documents as unknown as Documents;
    if (projection.handles.has(envelope.type) && content instanceof Error) throw content;
    const event = this.#handled(item);
    const steps = event === undefined ? [] : await projection.evolve(event, documents);
    const more = projection.seesEverything ? await projection.everyEvent(envelope, documents) : [];
    for (const operation of [...steps, ...more]) {
      await this.#documents.apply(operation, envelope.position);
    }
  }

  #handled({ envelope, content }: FeedItem): ProjectedEvent | undefined {
    if (typeof content === 'string' || content instanceof Error) return undefined;
    if (!this.projection.handles.has(content.type)) return undefined;
    return { ...envelope, ...content };
  }
}
