import type { CallOrigin, MediaRules } from '@foyer/contracts/calls';
import { accepted, type Decision } from '@foyer/contracts/decision';

import type {
  CommandRunner,
  DecisionTools,
  EventsOf,
  StatesOf,
  Stream,
  Streams,
} from '../../../platform/eventing/commands/index.js';
import type { DomainEvent } from '../../../platform/eventing/events/index.js';
import {
  untilTheLastLeft,
  type ConsultEnded,
  type Departure,
  type Ended,
  type HandedOver,
} from '../domain/origin-rules.js';
import type { StartCall } from '../domain/start-call.js';
import type { SupervisionRules } from '../domain/supervise-call.js';

type Kind = CallOrigin['kind'];
type OriginOf<K extends Kind> = Extract<CallOrigin, { kind: K }>;

/**
 * The port by which a context has a say in calls that come from it. What it adds to its own streams is in one append
 * with what happens to the call; calls themselves append to no stream but the call's.
 */
export interface CallOriginPort<K extends Kind = Kind, S extends Streams = Streams> {
  readonly kind: K;
  /** Its streams that change with a call, by any names but `call`. */
  streams(origin: OriginOf<K>, callId: string, colleagueId?: string | null): S;
  /** Why a call ends with a departure; undefined where it goes on. Until the last one left unless given. */
  endsWhen?(departure: Departure<OriginOf<K>>): ReturnType<typeof untilTheLastLeft>;
  /** May refuse a call before it begins. Not asked where the context starts its calls in a command of its own. */
  onStart?(states: StatesOf<S>, start: StartCall, tools: DecisionTools): Decision<EventsOf<S>>;
  onEnd?(states: StatesOf<S>, ended: Ended<OriginOf<K>>): EventsOf<S>;
  /**
   * A stream that exists where an id is already that of something of its own, and no call from elsewhere may have it.
   * Where calls share no ids with anything there is none, which is usual.
   */
  readonly ownId?: (id: string) => Stream<boolean, DomainEvent>;
  /** How its calls may be supervised; null where they may not, which is usual. */
  supervision?(states: StatesOf<S>): SupervisionRules | null;
  onConsultEnd?(states: StatesOf<S>, over: ConsultEnded): EventsOf<S>;
  onHandOver?(states: StatesOf<S>, over: HandedOver<OriginOf<K>>): EventsOf<S>;
  /** Where the end of a call has led somebody who leaves it only now; undefined where nothing goes on, which is usual. */
  wayOn?(
    origin: OriginOf<K>,
    joinerId: string,
    stateOf: CommandRunner['stateOf'],
  ): Promise<WayOn | undefined>;
  /** Who may send what in its calls as it is set now; null where anyone who came may speak, which is usual. */
  mediaRules?(states: StatesOf<S>): MediaRules | null;
}

/** What an origin says to calls, with what is usual where it says nothing. */
export type CallOriginRules = Required<Omit<CallOriginPort, 'ownId'>>;

/** What follows where somebody leaves a call that has ended and led on: to another call, or to something else to leave. */
export type WayOn =
  | { readonly callId: string }
  | {
      readonly correlationId: string;
      readonly streams: Streams;
      /** Pure; CONFLICT where the way has led on since it was looked up. */
      readonly decide: (
        states: StatesOf<Streams>,
        tools: DecisionTools,
      ) => Decision<EventsOf<Streams>>;
    };

/** Declares what a context has to say about its calls, for {@link CallOrigins.register}. */
export function defineCallOrigin<K extends Kind, S extends Streams>(
  origin: CallOriginPort<K, S>,
): CallOriginPort<K, S> {
  return origin;
}

/** A call between members who call each other has no other side to it. */
const direct: CallOriginPort = { kind: 'direct', streams: () => ({}) };

/** What follows where an origin does not say otherwise. */
const usual = {
  endsWhen: untilTheLastLeft,
  onStart: () => accepted({}),
  onEnd: () => ({}),
  supervision: () => null,
  onConsultEnd: () => ({}),
  onHandOver: () => ({}),
  wayOn: () => Promise.resolve(undefined),
  mediaRules: () => null,
};

/** The contexts that calls come from, each by its kind. */
export class CallOrigins {
  readonly #origins = new Map<Kind, CallOriginPort>([['direct', direct]]);

  /**
   * Takes a context in, while the program is put together.
   * @throws Error where there is one of that kind already
   */
  register<K extends Kind, S extends Streams>(origin: CallOriginPort<K, S>): void {
    if (this.#origins.has(origin.kind)) throw new Error(`${origin.kind} is registered twice`);
    this.#origins.set(origin.kind, origin);
  }

  /** @throws Error where no context says what follows from calls of a kind: nothing of them may be lost. */
  of(kind: Kind): CallOriginRules {
    const origin = this.#origins.get(kind);
    if (!origin) throw new Error(`No context has registered for calls from a ${kind}`);
    return { ...usual, ...origin };
  }

  /** The stream by which another context knows an id as its own; undefined where none shares ids with calls. */
  ownIdElsewhere(kind: Kind, callId: string): Stream<boolean, DomainEvent> | undefined {
    const others = [...this.#origins.values()].filter((origin) => origin.kind !== kind);
    return others.find(({ ownId }) => ownId !== undefined)?.ownId?.(callId);
  }
}
