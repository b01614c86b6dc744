import type { CallEndReason, CallOrigin } from '@foyer/contracts/calls';

import type { CallOn, Participant } from './call.js';

/** How a participant goes: ends the call, leaves it, is removed, has it ended by an administrator, or stays away. */
export type Going = 'ended' | 'left' | 'removed' | 'administrator-ended' | 'connection-lost';

/** Somebody who is about to go, and who would be left. */
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
  /** Whose connection stayed away or who was removed, so that the call ended; null where somebody went. */
  readonly lost: string | null;
  /** Whether the lost one had come into the call. */
  readonly lostHadCome: boolean;
  /** The colleague whom the agent consulted; null where no one. */
  readonly colleagueId: string | null;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly endedAt: Date;
}

/** A consulted colleague is out of the call again, and the call goes on. */
export interface ConsultEnded {
  readonly callId: string;
  readonly colleagueId: string;
  readonly at: Date;
}

/** The agent of a call has gone, and the colleague goes on with it. */
export interface HandedOver<Origin = CallOrigin> {
  readonly callId: string;
  /** As it was before. */
  readonly origin: Origin;
  readonly agentId: string;
  readonly colleagueId: string;
  readonly because: 'transfer' | 'agent-left' | 'agent-lost';
  readonly at: Date;
}

/** What the context that a call came from decides about it. */
export interface OriginRules<States, Events> {
  /** Why the call ends with a departure; undefined where it goes on. */
  endsWhen(departure: Departure): CallEndReason | undefined;
  /** What happens to the origin itself, in the same append, when its call ends. */
  onEnd(states: States, ended: Ended): Events;
  /** What happens to the origin when a colleague is free again. */
  onConsultEnd(states: States, over: ConsultEnded): Events;
  /** What happens to the origin when a colleague goes on in the place of its agent. */
  onHandOver(states: States, over: HandedOver): Events;
}

/** A call goes on until it is ended for everybody, or the last participant has left. */
export function untilTheLastLeft(departure: Departure): CallEndReason | undefined {
  const { participant, how, othersIn, othersAwaited } = departure;
  if (how === 'ended' || how === 'administrator-ended') return how;
  const isLast = othersIn === 0 && (participant.joined || othersAwaited === 0);
  if (!isLast) return undefined;
  return how === 'connection-lost' ? 'connection-lost' : 'last-left';
}

/** What it means for a call that somebody goes. */
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
