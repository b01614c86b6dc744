import { randomUUID } from 'node:crypto';
import { AppendSignal } from '#sequence/append-signal.js';
import { decideWrite, type StreamWrite } from './decide-write.js';
import type { ProposedEvent, StoredEvent } from './stored-event.js';
import { StreamGone, StreamMoved } from './errors.js';

/** The place of an append, of this call or of an earlier one. */
export interface Written {
  /** Position of its last event. */
  readonly position: bigint;
  /** Last revision of each stream, in the order of the writes. */
  readonly revisions: readonly bigint[];
}

/**
 * After this number of appends the server and another program write their own events, then the
 * server again.
 */
const OTHERS_WRITE_EVERY = 3;

/**
 * The data of a KurrentDB, in memory, for tests. It behaves as the documentation of the server and
 * of the official client describes. It includes awkward parts: positions with gaps, events of
 * others in between, and repeats that are recognised only at their intended revision.
 */
export class KurrentStore {
  readonly #all: StoredEvent[] = [];
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #byId = new Map<string, StoredEvent>();
  /** Revisions before which deleted streams cannot be read. */
  readonly #cuts = new Map<string, number>();
  readonly #gone = new Set<string>();
  readonly #grown = new AppendSignal();
  readonly #keep: ((events: readonly StoredEvent[]) => void) | undefined;
  /** The place of the next event. */
  #end = 1000n;
  #appends = 0;

  /**
   * @param events what an earlier store kept.
   * @param keep is handed all events of an append before anybody reads them.
   */
  constructor(
    events: readonly StoredEvent[] = [],
    keep?: (events: readonly StoredEvent[]) => void,
  ) {
    this.#keep = keep;
    this.#add(events);
    const last = this.#all.at(-1);
    if (last) this.#end = last.position + sizeOf(last);
  }

  /** Everything in order. */
  get all(): readonly StoredEvent[] {
    return this.#all;
  }

  /** The events of one stream that can be read, undefined where there are none. */
  stream(name: string): readonly StoredEvent[] | undefined {
    const cut = this.#cuts.get(name);
    const events = this.#streams.get(name);
    if (cut === undefined || !events) return events;
    return cut < events.length ? events.slice(cut) : undefined;
  }

  /** True if a stream was deleted permanently. */
  isGone(name: string): boolean {
    return this.#gone.has(name);
  }

  /** Cuts off the events of a stream, which can continue later; or ends it permanently. */
  deleteStream(name: string, forGood: boolean): void {
    if (forGood) this.#gone.add(name);
    this.#cuts.set(name, this.#streams.get(name)?.length ?? 0);
  }

  /** The place behind the last event, at which the next one comes to lie. */
  get end(): bigint {
    return this.#end;
  }

  /** Index in `all` of the first event at this position or after it. */
  indexOf(position: bigint): number {
    let [low, high] = [0, this.#all.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#all[middle]?.position ?? 0n) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** A place to wait for more, until the signal aborts. */
  waiter(signal: AbortSignal): ReturnType<AppendSignal['waiter']> {
    return this.#grown.waiter(signal);
  }

  /**
   * Appends to all these streams, or to none.
   * @throws StreamMoved, StreamGone
   */
  append(writes: readonly StreamWrite[]): Written {
    const repeats = writes.map((write) => this.#decide(write));
    const firstNew = repeats.indexOf(undefined);
    if (firstNew < 0) return writtenAt(repeats.map((places) => places ?? []));
    const repeated = writes[repeats.findIndex((places) => places !== undefined)];
    if (repeated) {
      const current = this.#streams.get(repeated.stream)?.at(-1)?.revision;
      throw new StreamMoved(repeated.stream, repeated.expected, current);
    }
    const doOthersWrite = this.#appends++ % OTHERS_WRITE_EVERY === 0;
    const before = doOthersWrite ? this.#ofOthers() : [];
    const placed = writes.map(({ stream, events }) => this.#place(stream, events));
    const after = doOthersWrite ? this.#ofTheServer() : [];
    const added = [...before, ...placed.flat(), ...after];
    this.#keep?.(added);
    this.#add(added);
    this.#grown.notify();
    return writtenAt(placed);
  }

  #decide(write: StreamWrite): readonly StoredEvent[] | undefined {
    if (this.#gone.has(write.stream)) throw new StreamGone(write.stream);
    const there = this.#streams.get(write.stream) ?? [];
    const isDeleted = this.#cuts.get(write.stream) === there.length;
    return decideWrite(write, there, (id) => this.#byId.get(id), isDeleted);
  }

  #ofOthers(): StoredEvent[] {
    return [
      ...this.#ofTheServer(),
      ...this.#place('foreign-1', [eventOfOthers('OfAnotherProgram', '{"some":"thing"}')]),
    ];
  }

  #ofTheServer(): StoredEvent[] {
    return this.#place('$stats', [eventOfOthers('$statsReceived', '')]);
  }

  #place(streamId: string, events: readonly ProposedEvent[]): StoredEvent[] {
    const next = BigInt(this.#streams.get(streamId)?.length ?? 0);
    return events.map((event, index) => {
      const place = { streamId, revision: next + BigInt(index), position: this.#end };
      this.#end += sizeOf(event);
      return { ...event, ...place, created: Date.now() };
    });
  }

  #add(events: readonly StoredEvent[]): void {
    for (const event of events) {
      this.#all.push(event);
      this.#byId.set(event.id, event);
      const stream = this.#streams.get(event.streamId);
      if (stream) stream.push(event);
      else this.#streams.set(event.streamId, [event]);
    }
  }
}

/** Room that an event takes. */
function sizeOf({ type, data }: ProposedEvent): bigint {
  return 100n + BigInt(type.length + data.length);
}

function writtenAt(places: readonly (readonly StoredEvent[])[]): Written {
  const last = places.flat().at(-1);
  const revisions = places.map((ofStream) => ofStream.at(-1)?.revision ?? -1n);
  return { position: last?.position ?? 0n, revisions };
}

function eventOfOthers(type: string, metadata: string): ProposedEvent {
  const data = Buffer.from('{}');
  return { id: randomUUID(), type, isJson: true, data, metadata: Buffer.from(metadata) };
}
