import { Readable } from 'node:stream';
import {
  BACKWARDS,
  NO_STREAM,
  StreamNotFoundError,
  UnavailableError,
  UnsupportedError,
  WrongExpectedVersionError,
  type AppendStreamRequest,
  type AppendStreamState,
  type EventData,
  type Filter,
  type Position,
  type ReadAllOptions,
  type ReadStreamOptions,
  type SubscribeToAllOptions,
} from '@kurrent/kurrentdb-client';
import type { KurrentClient } from '../kurrent-client.js';

interface StoredEvent {
  readonly streamId: string;
  readonly revision: bigint;
  readonly position: Position;
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

/**
 * A server in memory that behaves as the official client's documentation and its issues tell, down to what is awkward:
 * positions with gaps, events of its own in between, reads that begin with the position they are given, repeats that are
 * recognised only at the revision they were meant for, and one word of having caught up per subscription.
 */
export class FakeKurrent {
  readonly #all: StoredEvent[] = [];
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #subscriptions = new Set<FakeSubscription>();
  readonly #supportsMultiStream: boolean;
  #position = 1000n;

  constructor({ supportsMultiStream = true } = {}) {
    this.#supportsMultiStream = supportsMultiStream;
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

  async appendToStream(
    stream: string,
    events: EventData[],
    { streamState }: { streamState: AppendStreamState },
  ) {
    await Promise.resolve();
    this.#check(stream, streamState, events);
    const position = this.#writeUnlessThere(stream, streamState, events);
    return { success: true, nextExpectedRevision: this.#last(stream), position };
  }

  async multiStreamAppend(requests: AppendStreamRequest[]) {
    await Promise.resolve();
    if (!this.#supportsMultiStream) throw new UnsupportedError('multiStreamAppend', '25.1');
    for (const { metadata } of requests.flatMap(({ events }) => events)) {
      const values = Object.values(metadata as Record<string, unknown>);
      if (values.some((value) => typeof value !== 'string')) throw new Error('only strings');
    }
    for (const { streamName, expectedState, events } of requests) {
      this.#check(streamName, expectedState, events);
    }
    let position: Position = { commit: 0n, prepare: 0n };
    for (const { streamName, expectedState, events } of requests) {
      position = this.#writeUnlessThere(streamName, expectedState, events);
    }
    return { position: position.commit, responses: [] };
  }

  async *readStream(stream: string, options: ReadStreamOptions) {
    await Promise.resolve();
    const events = this.#streams.get(stream);
    if (!events) throw new StreamNotFoundError(undefined, stream);
    const from = typeof options.fromRevision === 'bigint' ? options.fromRevision : 0n;
    const wanted = events.filter(({ revision }) => revision >= from);
    if (options.direction === BACKWARDS) wanted.reverse();
    for (const event of wanted.slice(0, Number(options.maxCount ?? 1e9))) yield { event };
  }

  async *readAll(options: ReadAllOptions) {
    await Promise.resolve();
    const from = typeof options.fromPosition === 'object' ? options.fromPosition.commit : 0n;
    const wanted = this.#all.filter(
      (event) => event.position.commit >= from && passes(event, options.filter),
    );
    if (options.direction === BACKWARDS) wanted.reverse();
    for (const event of wanted.slice(0, Number(options.maxCount ?? 1e9))) yield { event };
  }

  subscribeToAll({ fromPosition, filter }: SubscribeToAllOptions) {
    const after = typeof fromPosition === 'object' ? fromPosition.commit : 0n;
    const subscription = new FakeSubscription(this.#all, after, filter);
    this.#subscriptions.add(subscription);
    subscription.once('close', () => this.#subscriptions.delete(subscription));
    return subscription;
  }

  async dispose(): Promise<void> {
    for (const subscription of this.#subscriptions) subscription.destroy();
  }

  #last(stream: string): bigint {
    return this.#streams.get(stream)?.at(-1)?.revision ?? -1n;
  }

  #check(stream: string, expected: AppendStreamState, events: readonly EventData[]): void {
    const current = this.#last(stream);
    if (expected === 'any' || revisionOf(expected) === current) return;
    if (this.#isThere(stream, expected, events)) return;
    throw new WrongExpectedVersionError(undefined, {
      streamName: stream,
      expected,
      current: current < 0n ? NO_STREAM : current,
    });
  }

  #isThere(stream: string, expected: AppendStreamState, events: readonly EventData[]): boolean {
    const first = Number(revisionOf(expected)) + 1;
    const there = this.#streams.get(stream)?.slice(first, first + events.length) ?? [];
    return there.length > 0 && events.every(({ id }, index) => there[index]?.id === id);
  }

  #writeUnlessThere(stream: string, expected: AppendStreamState, events: readonly EventData[]) {
    if (expected !== 'any' && this.#isThere(stream, expected, events)) {
      return this.#streams.get(stream)?.at(-1)?.position ?? { commit: 0n, prepare: 0n };
    }
    for (const { id, type, data, metadata } of events)
      this.#write(stream, id, type, data, metadata);
    this.#write('$stats', '', '$statsReceived', {}, undefined);
    this.#write('foreign-1', '', 'OfAnotherProgram', {}, { some: 'thing' });
    const written = this.#streams.get(stream)?.at(-1)?.position ?? { commit: 0n, prepare: 0n };
    for (const subscription of this.#subscriptions) subscription.pump();
    return written;
  }

  #write(streamId: string, id: string, type: string, data: unknown, metadata: unknown): void {
    this.#position += 100n + BigInt(type.length);
    const position = { commit: this.#position, prepare: this.#position };
    const kept = JSON.parse(JSON.stringify({ data, metadata })) as object;
    const revision = this.#last(streamId) + 1n;
    const event = { streamId, revision, position, id, type, data, metadata, ...kept };
    this.#all.push(event);
    const stream = this.#streams.get(streamId);
    if (stream) stream.push(event);
    else this.#streams.set(streamId, [event]);
  }
}

/** A catch-up subscription with the back-pressure of a stream. */
class FakeSubscription extends Readable {
  readonly #all: readonly StoredEvent[];
  readonly #filter: Filter | undefined;
  #next: number;
  #isWanted = false;
  #hasCaughtUp = false;

  constructor(all: readonly StoredEvent[], after: bigint, filter: Filter | undefined) {
    super({ objectMode: true });
    this.#all = all;
    this.#filter = filter;
    const found = all.findIndex(({ position }) => position.commit > after);
    this.#next = found < 0 ? all.length : found;
  }

  override _read(): void {
    this.#isWanted = true;
    setImmediate(() => this.pump());
  }

  pump(): void {
    while (this.#isWanted && this.#next < this.#all.length) {
      const event = this.#all[this.#next++];
      if (event && passes(event, this.#filter)) this.#isWanted = this.push({ event });
      else if (event) void this.#filter?.checkpointReached?.(this, event.position);
    }
    if (this.#hasCaughtUp || this.#next < this.#all.length) return;
    this.#hasCaughtUp = true;
    this.emit('caughtUp', { position: this.#all.at(-1)?.position });
  }

  async unsubscribe(): Promise<void> {
    this.destroy();
  }
}

function passes({ type, streamId }: StoredEvent, filter: Filter | undefined): boolean {
  if (!filter) return true;
  const name = filter.filterOn === 'eventType' ? type : streamId;
  return 'regex' in filter
    ? new RegExp(filter.regex).test(name)
    : filter.prefixes.some((prefix) => name.startsWith(prefix));
}

function revisionOf(expected: AppendStreamState): bigint {
  return typeof expected === 'bigint' ? expected : -1n;
}
