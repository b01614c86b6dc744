import {
  ANY,
  BACKWARDS,
  jsonEvent,
  NO_STREAM,
  StreamDeletedError,
  StreamNotFoundError,
  UnavailableError,
  UnknownError,
  UnsupportedError,
  WrongExpectedVersionError,
  type AppendStreamRequest,
  type AppendStreamState,
  type EventData,
  type Filter,
  type ReadAllOptions,
  type ReadStreamOptions,
  type SubscribeToAllOptions,
} from '@kurrent/kurrentdb-client';
import type { ServiceError } from '@grpc/grpc-js';
import type { KurrentClient } from '../kurrent-client.js';
import type { StreamWrite } from './store/decide-write.js';
import { passing } from './store/event-filter.js';
import { KurrentStore, type Written } from './store/kurrent-store.js';
import { selectOfAll, selectOfStream, type Selection } from './store/select-events.js';
import type { ProposedEvent } from './store/stored-event.js';
import { StreamGone, StreamMoved } from './store/errors.js';
import { FakeSubscription } from './fake-subscription.js';
import { both, resolved, toStoreFilter } from './official-shapes.js';

/**
 * The official client's interface with a server behind it that lives in the same process, without a
 * wire in between.
 */
export class FakeKurrent {
  readonly #store = new KurrentStore();
  readonly #subscriptions = new Set<FakeSubscription>();
  readonly #supportsMultiStream: boolean;
  readonly #reportsCheckpoints: boolean;
  readonly #repeatsItself: boolean;
  readonly #forgetsPlaces: boolean;

  constructor({
    supportsMultiStream = true,
    reportsCheckpoints = true,
    repeatsItself = false,
    forgetsPlaces = false,
  } = {}) {
    this.#supportsMultiStream = supportsMultiStream;
    this.#reportsCheckpoints = reportsCheckpoints;
    this.#repeatsItself = repeatsItself;
    this.#forgetsPlaces = forgetsPlaces;
  }

  /** The part of the client's interface that the adapter uses. */
  client(): KurrentClient {
    // The interface is full of generics over event types that a fake cannot honour.
    return this as unknown as KurrentClient;
  }

  /** Ends all subscriptions as a lost connection does. */
  loseSubscriptions(): void {
    for (const subscription of this.#subscriptions) subscription.destroy(new UnavailableError());
  }

  /** Keeps from subscribers what is written, until it is let go. */
  holdBack(isHeld: boolean): void {
    for (const subscription of this.#subscriptions) subscription.holdBack(isHeld);
  }

  /**
   * Tells subscribers how far it has looked: to before a place, as after a page that had nothing
   * more on it.
   */
  notifyLookedBefore(commit: bigint): void {
    for (const subscription of this.#subscriptions)
      subscription.reportCheckpoint({ commit, prepare: 0n });
  }

  /** The place at which the next event comes to lie. */
  get end(): bigint {
    return this.#store.end;
  }

  /** Another program writes to the same server. */
  writeOfOthers(count: number): void {
    const events = Array.from({ length: count }, () => ({
      ...jsonEvent({ type: 'OfAnotherProgram', data: { some: 'thing' } }),
      metadata: { of: 'another program' },
    }));
    this.#append([toWrite('foreign-2', ANY, events)]);
  }

  /**
   * Deletes a stream as an operator may: a new write continues its revisions, or is refused
   * permanently.
   */
  deleteStream(stream: string, { forGood = false } = {}): void {
    this.#store.deleteStream(stream, forGood);
  }

  async appendToStream(
    stream: string,
    events: EventData[],
    { streamState }: { streamState: AppendStreamState },
  ) {
    await Promise.resolve();
    const { position, revisions } = this.#append([toWrite(stream, streamState, events)]);
    const nextExpectedRevision = revisions[0];
    return { success: true, nextExpectedRevision, position: both(position) };
  }

  async multiStreamAppend(requests: AppendStreamRequest[]) {
    await Promise.resolve();
    if (!this.#supportsMultiStream) throw new UnsupportedError('multiStreamAppend', '25.1');
    for (const { metadata } of requests.flatMap(({ events }) => events)) {
      const values = Object.values(metadata as Record<string, unknown>);
      if (values.some((value) => typeof value !== 'string')) throw new Error('only strings');
    }
    const { position, revisions } = this.#append(
      requests.map(({ streamName, expectedState, events }) =>
        toWrite(streamName, expectedState, events),
      ),
    );
    const responses = requests.map(({ streamName }, index) => ({
      streamName,
      revision: revisions[index],
    }));
    return { position: this.#forgetsPlaces ? -1n : position, responses };
  }

  async *readStream(stream: string, options: ReadStreamOptions) {
    await Promise.resolve();
    const { fromRevision } = options;
    const from = typeof fromRevision === 'bigint' ? fromRevision : undefined;
    const events = selectOfStream(this.#store, stream, selection(options, from));
    if (this.#store.isGone(stream)) throw StreamDeletedError.fromStreamName(stream);
    if (!events) throw new StreamNotFoundError(undefined, stream);
    for (const event of events) yield resolved(event);
  }

  async *readAll(options: ReadAllOptions) {
    await Promise.resolve();
    const { fromPosition, filter } = options;
    const from = typeof fromPosition === 'object' ? fromPosition.commit : undefined;
    if (
      from !== undefined &&
      from !== this.#store.end &&
      this.#store.all[this.#store.indexOf(from)]?.position !== from
    ) {
      const said = 'Trying to read from an invalid position.';
      throw new UnknownError(
        Object.assign(new Error(said), { name: 'UnknownError' }) as ServiceError,
      );
    }
    const passes = passing(filter && toStoreFilter(filter));
    const events = selectOfAll(this.#store, selection(options, from), passes);
    for (const event of events) yield resolved(event);
  }

  subscribeToAll({ fromPosition, filter }: SubscribeToAllOptions) {
    const after = typeof fromPosition === 'object' ? fromPosition.commit : 0n;
    const heard = filter && this.#reportsCheckpoints ? filter : withoutCheckpoints(filter);
    const subscription = new FakeSubscription(this.#store, after, heard, this.#repeatsItself);
    this.#subscriptions.add(subscription);
    subscription.once('close', () => this.#subscriptions.delete(subscription));
    return subscription;
  }

  async dispose(): Promise<void> {
    for (const subscription of this.#subscriptions) subscription.destroy();
  }

  #append(writes: readonly StreamWrite[]): Written {
    try {
      const written = this.#store.append(writes);
      for (const subscription of this.#subscriptions) subscription.pump();
      return written;
    } catch (error) {
      if (error instanceof StreamGone) throw StreamDeletedError.fromStreamName(error.stream);
      if (!(error instanceof StreamMoved)) throw error;
      const { stream: streamName, expected, current = NO_STREAM } = error;
      throw new WrongExpectedVersionError(undefined, { streamName, expected, current });
    }
  }
}

function toWrite(stream: string, expected: AppendStreamState, events: EventData[]): StreamWrite {
  return { stream, expected, events: events.map(toProposed) };
}

function toProposed({ id, type, data, metadata }: EventData): ProposedEvent {
  const [dataBytes, metadataBytes] = [data, metadata].map((one) =>
    Buffer.from(JSON.stringify(one)),
  );
  const none = new Uint8Array();
  return { id, type, isJson: true, data: dataBytes ?? none, metadata: metadataBytes ?? none };
}

function withoutCheckpoints(filter: Filter | undefined): Filter | undefined {
  return filter && { ...filter, checkpointReached: () => undefined };
}

function selection(
  { direction, maxCount = 1e9 }: { direction?: unknown; maxCount?: number | bigint },
  from: bigint | undefined,
): Selection {
  return { backwards: direction === BACKWARDS, from, count: BigInt(maxCount) };
}
