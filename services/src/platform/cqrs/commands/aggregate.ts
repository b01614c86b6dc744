import type { DomainEvent } from '../events/index.js';

/** The state that a decision needs, folded from the events of one stream. */
export interface Aggregate<State, Event extends DomainEvent> {
  /** First part of the names of its streams: `line` makes `line-<id>`. */
  readonly name: string;
  readonly initial: State;
  /** Pure, and total over the events of its streams; `at`: when the event was written. */
  evolve(state: State, event: Event, at: string): State;
  /** The event types that its streams hold; any other is a fault. */
  readonly events: readonly { readonly type: Event['type'] }[];
  /**
   * Set where streams grow for as long as the product stands: states are kept, under this number,
   * which has to be raised whenever the fold changes. Only for states that are plain JSON and hold
   * nothing personal.
   */
  readonly snapshotVersion?: number;
}

/** One stream together with what folds it. */
export interface Stream<State, Event extends DomainEvent> {
  readonly name: string;
  readonly aggregate: Aggregate<State, Event>;
}

/** Declares an aggregate; see {@link Aggregate}. */
export function defineAggregate<State, Event extends DomainEvent>(
  aggregate: Aggregate<State, Event>,
): Aggregate<State, Event> {
  return aggregate;
}

/** The stream of one thing: `stream(Line, portalId)`. */
export function stream<State, Event extends DomainEvent>(
  aggregate: Aggregate<State, Event>,
  id: string,
): Stream<State, Event> {
  return { name: `${aggregate.name}-${id}`, aggregate };
}
