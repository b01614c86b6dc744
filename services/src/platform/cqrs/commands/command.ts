import type { Decision } from '@foyer/contracts/decision';
import type { Position } from '@foyer/event-log';

import type { DomainEvent } from '../events/index.js';
import type { Stream } from './aggregate.js';
import type { CommandContext } from './command-context.js';

/**
 * Streams by the names that a decision gives them; one may be absent where the decision can do
 * without it.
 */
export type Streams = Readonly<Record<string, Stream<unknown, DomainEvent> | undefined>>;

type StateIn<S> = S extends Stream<infer State, DomainEvent> ? State : undefined;
type EventIn<S> = S extends Stream<unknown, infer Event> ? Event : never;

/** The folded states that a decision is made on, by name. */
export type StatesOf<S extends Streams> = { readonly [K in keyof S]: StateIn<S[K]> };

/** The events that a decision adds, by name of their stream. */
export type EventsOf<S extends Streams> = {
  readonly [K in keyof S]?: readonly EventIn<S[K]>[] | undefined;
};

/**
 * The inputs of a decision in addition to the states; it has no clock and no randomness of its own.
 */
export interface DecisionTools {
  readonly now: Date;
  readonly newId: () => string;
}

/** Something to decide over one or several streams, in one atomic step. */
export interface Command<S extends Streams, Result> {
  /** The name of the command in log lines, metrics and traces. */
  readonly name: string;
  readonly context: CommandContext;
  readonly streams: S;
  /** Pure; it is called again when another command was quicker. */
  decide(states: StatesOf<S>, tools: DecisionTools): Decision<EventsOf<S>, Result>;
}

/** The position and the result of a command. */
export interface Outcome<Result> {
  /**
   * A read model that has come this far shows what the command did. After a repeat: the last event
   * that it was decided on. Undefined where nothing was ever written to its streams.
   */
  readonly position: Position | undefined;
  readonly result: Result;
}
