import type { EventLog, Position } from '@foyer/event-log';

import { UndecodableEvent, type DomainEvent, type EventCodec } from '../events/index.js';
import type { Stream } from './aggregate.js';

/** A stream folded up to a revision. */
export interface Folded {
  readonly state: unknown;
  /** -1 for a stream that does not exist yet. */
  readonly revision: number;
  readonly position: Position | undefined;
}

/** Folds streams, and keeps what it folded so that the next time only the events since then are read. */
export class StreamStates {
  readonly #log: Pick<EventLog, 'readStream'>;
  readonly #codec: EventCodec;
  readonly #capacity: number;
  /** By aggregate: one context may fold another's streams in its own way. */
  readonly #recent = new Map<object, Map<string, Folded>>();

  /** `capacity`: how many streams of each aggregate are kept folded. */
  constructor(log: Pick<EventLog, 'readStream'>, codec: EventCodec, capacity = 10_000) {
    this.#log = log;
    this.#codec = codec;
    this.#capacity = capacity;
  }

  /** The state of a stream as the log has it now. */
  async load({ name, aggregate }: Stream<unknown, DomainEvent>): Promise<Folded> {
    let folded = this.#recent.get(aggregate)?.get(name) ?? {
      state: aggregate.initial,
      revision: -1,
      position: undefined,
    };
    for await (const recorded of this.#log.readStream(name, folded.revision + 1)) {
      if (!aggregate.events.some(({ type }) => type === recorded.type)) {
        throw new UndecodableEvent(recorded.type, `it does not belong into ${name}`);
      }
      const event = await this.#codec.decode(recorded);
      folded = {
        state: aggregate.evolve(folded.state, event),
        revision: recorded.revision,
        position: recorded.position,
      };
    }
    this.#remember(aggregate, name, folded);
    return folded;
  }

  /** Takes over what a command has just appended, so that it need not be read again. */
  advance(
    { name, aggregate }: Stream<unknown, DomainEvent>,
    from: Folded,
    events: readonly DomainEvent[],
    position: Position,
  ): void {
    const state = events.reduce((before, event) => aggregate.evolve(before, event), from.state);
    this.#remember(aggregate, name, { state, revision: from.revision + events.length, position });
  }

  #remember(aggregate: object, name: string, folded: Folded): void {
    const recent = this.#recent.get(aggregate) ?? new Map<string, Folded>();
    this.#recent.set(aggregate, recent);
    const known = recent.get(name);
    if (known && known.revision > folded.revision) return;
    recent.delete(name);
    recent.set(name, folded);
    if (recent.size > this.#capacity) {
      const [oldest] = recent.keys();
      if (oldest !== undefined) recent.delete(oldest);
    }
  }
}
