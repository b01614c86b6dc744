import type { CallEndReason, CallOrigin } from '@foyer/contracts/calls';

import type { CallOn, Participant } from './call.js';

/**
 * How a participant goes: ends the call, leaves it, is removed, has it ended by an administrator,
 * stays away, has no sign-in any more, or was in a meeting that is called off.
 */
export type Going =
  | 'ended'
  | 'left'
  | 'removed'
  | 'administrator-ended'
  | 'connection-lost'
  | 'signed-out'
  | 'called-off';

/** A participant who is about to leave, and the people who would be left. */
export interface Departure<Origin = CallOrigin> {
  readonly origin: Origin;
  readonly joinerId: string;
  readonly participant: Participant;
  readonly how: Going;
  /** The others who are in the call, connected or on the way back. */
  readonly othersIn: number;
  /** The others who have not come yet and are awaited still, after this one has been given up. */
  readonly othersAwaited: number;
}

/** The end of a call, for the context that the call came from. */
export interface Ended<Origin = CallOrigin> {
  readonly callId: string;
  readonly origin: Origin;
  readonly reason: CallEndReason;
  /**
   * The participant who was lost or removed, so that the call ended; null if a participant left.
   */
  readonly lost: string | null;
  /** True if the lost participant had come into the call. */
  readonly lostHadCome: boolean;
  /** The colleague whom the agent consulted; null where no one. */
  readonly colleagueId: string | null;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly endedAt: Date;
}

/** The end of a consult: the colleague is out again, and the call continues. */
export interface ConsultEnded {
  readonly callId: string;
  readonly colleagueId: string;
  readonly at: Date;
}

/** The handover of a call: its agent has left, and the colleague continues it. */
export interface HandedOver<Origin = CallOrigin> {
  readonly callId: string;
  /** As it was before. */
  readonly origin: Origin;
  readonly agentId: string;
  readonly colleagueId: string;
  readonly because: 'transfer' | 'agent-left' | 'agent-lost';
  readonly at: Date;
}

/** The decisions about a call that the context of its origin makes. */
export interface OriginRules<States, Events> {
  /** Returns the reason why the call ends with a departure; undefined if it continues. */
  endsWhen(departure: Departure): CallEndReason | undefined;
  /** Changes the origin when its call ends, in the same append. */
  onEnd(states: States, ended: Ended): Events;
  /** Changes the origin when a colleague is free again. */
  onConsultEnd(states: States, over: ConsultEnded): Events;
  /** Changes the origin when a colleague continues the call of its agent. */
  onHandOver(states: States, over: HandedOver): Events;
}

/** Continues a call until it is ended for all, or the last participant has left. */
export function untilTheLastLeft(departure: Departure): CallEndReason | undefined {
  const { participant, how, othersIn, othersAwaited } = departure;
  if (how === 'ended' || how === 'administrator-ended' || how === 'called-off') return how;
  const isLast = othersIn === 0 && (participant.joined || othersAwaited === 0);
  if (!isLast) return undefined;
  return how === 'connection-lost' || how === 'signed-out' ? how : 'last-left';
}

/** Describes the departure of a participant, with the others who remain. */
export function departureOf(
  { origin, participants }: CallOn,
  joinerId: string,
  participant: Participant,
  how: Going,
): Departure {
  const others = Object.entries(participants)
    .filter(([id]) => id !== joinerId)
    .map(([, other]) => other);
  const since = how === 'connection-lost' ? (participant.awaySince ?? '') : '';
  return {
    origin,
    joinerId,
    participant,
    how,
    othersIn: others.filter(({ joined }) => joined).length,
    othersAwaited: others.filter(
      ({ joined, awaySince }) => !joined && awaySince !== null && awaySince > since,
    ).length,
  };
}
