import type { EventLog, Position } from '@foyer/event-log';
import type { LRUCache } from 'lru-cache';

import { boundedCache } from '../../stores/bounded-cache.js';
import { UndecodableEvent, type DomainEvent, type EventCodec } from '../events/index.js';
import type { Snapshots } from '../../eventing/snapshots/index.js';
import type { Stream } from './aggregate.js';

/** A stream folded up to a revision. */
export interface Folded {
  readonly state: unknown;
  /** -1 for a stream that does not exist yet. */
  readonly revision: number;
  readonly position: Position | undefined;
  /** Id of the last event; undefined for a stream that does not exist yet. */
  readonly eventId: string | undefined;
  /** The revision that a snapshot holds, -1 for none. */
  readonly keptAt: number;
}

/** The end of the appended events: position, last event id and time. */
interface Appended {
  readonly position: Position;
  /** Of the last one. */
  readonly eventId: string | undefined;
  readonly at: string;
}

/** A stream folds at most this number of events again. */
const SNAPSHOT_EVERY = 500;

/**
 * Folds streams, and keeps what it folded so that the next time only the events since then are
 * read.
 */
export class StreamStates {
  readonly #capacity: number;
  readonly #snapshots: Snapshots | undefined;
  /** By fold: one context may fold another's streams in its own way. */
  readonly #recent = new Map<object, LRUCache<string, Folded>>();

  /** `capacity`: how many streams of each fold are kept folded in memory. */
  constructor(
    private readonly log: Pick<EventLog, 'readStream'>,
    private readonly codec: EventCodec,
    { snapshots, capacity = 10_000 }: { snapshots?: Snapshots | undefined; capacity?: number } = {},
  ) {
    this.#snapshots = snapshots;
    this.#capacity = capacity;
  }

  /** The state of a stream as the log has it now. */
  async load({ name, fold }: Stream<unknown, DomainEvent>): Promise<Folded> {
    let folded = this.#recent.get(fold)?.get(name) ?? (await this.#fromSnapshot(name, fold));
    for await (const recorded of this.log.readStream(name, folded.revision + 1)) {
      if (!fold.events.some(({ type }) => type === recorded.type)) {
        throw new UndecodableEvent(recorded.type, `it does not belong into ${name}`);
      }
      const event = await this.codec.decode(recorded);
      folded = {
        state: fold.evolve(folded.state, event, recorded.metadata.at),
        revision: recorded.revision,
        position: recorded.position,
        eventId: recorded.id,
        keptAt: folded.keptAt,
      };
    }
    this.#remember(fold, name, folded);
    return folded;
  }

  /** The state of a stream as it was at a revision; undefined for one that is still to come. */
  async loadAt(one: Stream<unknown, DomainEvent>, revision: number): Promise<unknown> {
    const { name, fold } = one;
    const now = await this.load(one);
    if (revision > now.revision) return undefined;
    if (revision === now.revision) return now.state;
    let { initial: state } = fold;
    for await (const recorded of this.log.readStream(name, 0)) {
      if (recorded.revision > revision) break;
      state = fold.evolve(state, await this.codec.decode(recorded), recorded.metadata.at);
    }
    return state;
  }

  /** Takes over what a command has just appended, so that it need not be read again. */
  advance(
    { name, fold }: Stream<unknown, DomainEvent>,
    from: Folded,
    events: readonly DomainEvent[],
    { position, eventId, at }: Appended,
  ): void {
    const evolve = (before: unknown, event: DomainEvent) => fold.evolve(before, event, at);
    const state = events.reduce(evolve, from.state);
    const revision = from.revision + events.length;
    this.#remember(fold, name, { state, revision, position, eventId, keptAt: from.keptAt });
  }

  /** Returns the state to fold from: a snapshot of this same log, or the initial state. */
  async #fromSnapshot(name: string, fold: AnyFold): Promise<Folded> {
    const kind = kindOf(fold);
    const kept = kind === undefined ? undefined : this.#snapshots?.read(kind, name);
    if (kept !== undefined) {
      const { state, revision, eventId } = kept;
      for await (const { id, position } of this.log.readStream(name, revision)) {
        if (id === eventId) return { state, revision, position, eventId, keptAt: revision };
        break;
      }
    }
    return {
      state: fold.initial,
      revision: -1,
      position: undefined,
      eventId: undefined,
      keptAt: -1,
    };
  }

  #keep(name: string, fold: AnyFold, folded: Folded): Folded {
    const { state, revision, eventId, keptAt } = folded;
    const kind = kindOf(fold);
    const isDue = revision - keptAt >= SNAPSHOT_EVERY && eventId !== undefined;
    if (!isDue || kind === undefined || this.#snapshots === undefined) return folded;
    this.#snapshots.write(kind, name, { state, revision, eventId });
    return { ...folded, keptAt: revision };
  }

  #remember(fold: AnyFold, name: string, folded: Folded): void {
    const recent = this.#recent.get(fold) ?? boundedCache<Folded>(this.#capacity);
    this.#recent.set(fold, recent);
    const known = recent.get(name);
    if (known && known.revision > folded.revision) return;
    recent.set(name, this.#keep(name, fold, folded));
  }
}

type AnyFold = Stream<unknown, DomainEvent>['fold'];

/** Undefined for what no snapshots are kept of. */
function kindOf(fold: AnyFold): string | undefined {
  const { name, snapshotVersion } = { snapshotVersion: undefined, ...fold };
  return snapshotVersion === undefined ? undefined : `${name}@${snapshotVersion}`;
}
