import { expect } from '@jest/globals';
import type { Decision, RejectionDetails } from '@foyer/contracts/decision';
import type { RejectionCode } from '@foyer/contracts/rejections';

import type { DomainEvent } from '../cqrs/events/index.js';

/** As much of an aggregate as folds its events. */
interface Foldable<State, Event extends DomainEvent> {
  readonly initial: State;
  evolve(state: State, event: Event, at: string): State;
}

type Foldables = Readonly<Record<string, Foldable<unknown, DomainEvent>>>;
type StateOf<F> = F extends { readonly initial: infer State } ? State : never;
type EventOf<F> = F extends { evolve(state: never, event: infer Event, at: string): unknown }
  ? Event
  : never;

/** When events of histories were written, unless they say. */
const WRITTEN_AT = '2026-03-02T09:00:00.000Z';
type Written<Event> = Event & { readonly at?: string };

type Histories<F extends Foldables> = {
  readonly [K in keyof F]?: readonly Written<EventOf<F[K]>>[];
};
type States<F extends Foldables> = { readonly [K in keyof F]: StateOf<F[K]> };

/** The expectations that a decision can have. */
export interface Verdict<Events, Result> {
  /** Exactly these events, stream by stream; a stream that is not named gets none. */
  then(events: Partial<Events>): Verdict<Events, Result>;
  /** Accepted without an event: it is so already. */
  thenNothing(): Verdict<Events, Result>;
  thenRejected(code: RejectionCode, details?: RejectionDetails): Verdict<Events, Result>;
  /** Expects the result of the decision, in addition to its events. */
  answering(result: Result): Verdict<Events, Result>;
}

/**
 * Specifies deciders in three steps: given what has happened, when this is decided, then these
 * events follow.
 *
 * `specify({ line: Line }).given({ line: [joined] }).when((states) => leave(states, ...))`
 * `.then({ line: [left] })`
 */
export function specify<const F extends Foldables>(aggregates: F) {
  return {
    given(histories: Histories<F>) {
      return {
        when<Events extends object, Result>(
          decide: (states: States<F>) => Decision<Events, Result>,
        ): Verdict<Events, Result> {
          return verdictOn(decide(foldAll(aggregates, histories)));
        },
      };
    },
  };
}

function foldAll<F extends Foldables>(aggregates: F, histories: Histories<F>): States<F> {
  const states = Object.entries(aggregates).map(([name, aggregate]) => {
    const events: readonly Written<DomainEvent>[] = histories[name] ?? [];
    const fold = (state: unknown, { at = WRITTEN_AT, ...event }: Written<DomainEvent>) =>
      aggregate.evolve(state, event, at);
    return [name, events.reduce(fold, aggregate.initial)] as const;
  });
  return Object.fromEntries(states) as States<F>;
}

function verdictOn<Events extends object, Result>(
  decision: Decision<Events, Result>,
): Verdict<Events, Result> {
  const verdict: Verdict<Events, Result> = {
    then(events) {
      expect(outcomeOf(decision)).toEqual({ type: 'accepted', events: withoutEmpty(events) });
      return verdict;
    },
    thenNothing: () => verdict.then({}),
    thenRejected(code, details) {
      const failure = details === undefined ? { code } : { code, details };
      expect(outcomeOf(decision)).toEqual({ type: 'rejected', ...failure });
      return verdict;
    },
    answering(result) {
      expect(decision).toHaveProperty('result', result);
      return verdict;
    },
  };
  return verdict;
}

function outcomeOf<Events extends object, Result>(decision: Decision<Events, Result>): object {
  return decision.type === 'rejected'
    ? decision
    : { type: 'accepted', events: withoutEmpty(decision.events) };
}

function withoutEmpty(events: object): object {
  return Object.fromEntries(
    Object.entries(events).filter(([, ofOne]) => (ofOne as readonly unknown[]).length > 0),
  );
}
