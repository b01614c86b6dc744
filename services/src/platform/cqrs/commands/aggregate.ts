import type { DomainEvent } from '../events/index.js';

/** A state that is folded from the events of one stream, for decisions that only read it. */
export interface Fold<State, Event extends DomainEvent> {
  /** First part of the names of its streams: `line` makes `line-<id>`. */
  readonly name: string;
  readonly initial: State;
  /** Pure, and total over the events of its streams; `at`: when the event was written. */
  evolve(state: State, event: Event, at: string): State;
  /** The event types that its streams hold; any other is a fault. */
  readonly events: readonly { readonly type: Event['type'] }[];
}

/** A fold by which decisions write to its streams. */
export interface Aggregate<State, Event extends DomainEvent> extends Fold<State, Event> {
  readonly isWritten: true;
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
  readonly fold: Fold<State, Event> | Aggregate<State, Event>;
}

/** Declares an aggregate; see {@link Aggregate}. */
export function defineAggregate<State, Event extends DomainEvent>(
  aggregate: Omit<Aggregate<State, Event>, 'isWritten'>,
): Aggregate<State, Event> {
  return { ...aggregate, isWritten: true };
}

/** Declares how a stream is read by those who write nothing to it; see {@link Fold}. */
export function defineFold<State, Event extends DomainEvent>(
  fold: Fold<State, Event>,
): Fold<State, Event> {
  return fold;
}

/** The stream of one thing: `stream(Line, portalId)`. */
export function stream<State, Event extends DomainEvent>(
  fold: Fold<State, Event> | Aggregate<State, Event>,
  id: string,
): Stream<State, Event> {
  return { name: `${fold.name}-${id}`, fold };
}
