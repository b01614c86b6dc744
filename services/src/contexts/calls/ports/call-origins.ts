import type { CallOrigin, MediaRules } from '@foyer/contracts/calls';
import { accepted, type Decision } from '@foyer/contracts/decision';

import type { CommandRunner, DecisionTools, EventsOf, StatesOf, Streams } from '#platform/cqrs';
import {
  untilTheLastLeft,
  type ConsultEnded,
  type Departure,
  type Ended,
  type HandedOver,
} from '../call/origin-rules.js';
import type { StartCall } from '../call/start-call.js';
import type { SupervisionRules } from '../call/supervise-call.js';

type Kind = CallOrigin['kind'];
type OriginOf<K extends Kind> = Extract<CallOrigin, { kind: K }>;

/** How the id of a new call becomes its own: what it is claimed in, and the claim. */
interface CallIds<S extends Streams = Streams> {
  streams(callId: string): S;
  claiming(
    states: StatesOf<S>,
    callId: string,
    decision: Decision<EventsOf<Streams>>,
  ): Decision<EventsOf<Streams>>;
}

/**
 * The port by which a context has a say in calls that come from it. Its events for its own streams
 * are in one append with the events of the call. Calls themselves append only to the stream of the
 * call.
 */
export interface CallOriginPort<K extends Kind = Kind, S extends Streams = Streams> {
  readonly kind: K;
  /** Its streams that change with a call, by any names but `call`. */
  streams(origin: OriginOf<K>, callId: string, colleagueId?: string | null): S;
  /**
   * Returns the reason why a call ends with a departure; undefined if it continues. By default a
   * call continues until the last participant has left.
   */
  endsWhen?(departure: Departure<OriginOf<K>>): ReturnType<typeof untilTheLastLeft>;
  /**
   * May refuse a call before it begins. Not asked where the context starts its calls in a command
   * of its own.
   */
  onStart?(states: StatesOf<S>, start: StartCall, tools: DecisionTools): Decision<EventsOf<S>>;
  onEnd?(states: StatesOf<S>, ended: Ended<OriginOf<K>>): EventsOf<S>;
  /**
   * The ids of its calls: no other thing may have them. Not asked where the context starts its calls
   * in a command of its own.
   */
  readonly ids?: CallIds;
  /** How its calls may be supervised; null where they may not, which is usual. */
  supervision?(states: StatesOf<S>): SupervisionRules | null;
  onConsultEnd?(states: StatesOf<S>, over: ConsultEnded): EventsOf<S>;
  onHandOver?(states: StatesOf<S>, over: HandedOver<OriginOf<K>>): EventsOf<S>;
  /**
   * Returns the next step for a person who leaves an ended call only now; undefined if there is
   * none, which is usual.
   */
  wayOn?(
    origin: OriginOf<K>,
    joinerId: string,
    stateOf: CommandRunner['stateOf'],
  ): Promise<WayOn | undefined>;
  /**
   * Returns who may send which streams in its calls as set now; null if anyone may speak, which is
   * usual.
   */
  mediaRules?(states: StatesOf<S>): MediaRules | null;
}

/** The rules of an origin, with defaults for omitted ones. */
export type CallOriginRules = Required<CallOriginPort>;

/**
 * The next step for a person who leaves an ended call that moved them further: another call, or
 * another decision.
 */
export type WayOn =
  | { readonly callId: string }
  | {
      readonly correlationId: string;
      readonly streams: Streams;
      /** Pure; rejects with CONFLICT if the state has changed since it was looked up. */
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

/** The default rules of an origin. */
const usual: Omit<CallOriginRules, 'kind' | 'streams'> = {
  endsWhen: untilTheLastLeft,
  onStart: () => accepted({}),
  ids: { streams: () => ({}), claiming: (_states, _callId, decision) => decision },
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

  /**
   * @throws Error where no context says what follows from calls of a kind: nothing of them may be
   * lost.
   */
  of(kind: Kind): CallOriginRules {
    const origin = this.#origins.get(kind);
    if (!origin) throw new Error(`No context has registered for calls from a ${kind}`);
    return { ...usual, ...origin };
  }
}
