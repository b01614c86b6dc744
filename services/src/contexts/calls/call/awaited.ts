import type { Call } from './call.js';
import { departureOf, type OriginRules } from './origin-rules.js';

/** A person whose absence changes or ends the call, unless they come in time. */
export interface Awaited {
  readonly joinerId: string;
  readonly awaySince: string;
}

/**
 * Returns the people for whom a call waits. They have lost the connection, or have not come yet and
 * their absence would end the call, or they supervise it and said that they come. A person who is
 * merely invited to a running call may join at any time.
 */
export function awaitedIn<States, Events>(
  call: Call,
  { endsWhen }: Pick<OriginRules<States, Events>, 'endsWhen'>,
): readonly Awaited[] {
  if (call.stage !== 'on') return [];
  return Object.entries(call.participants).flatMap(([joinerId, participant]) => {
    const { joined, awaySince } = participant;
    if (awaySince === null) return [];
    const departure = departureOf(call, joinerId, participant, 'connection-lost');
    const isAsked = call.consult?.colleagueId === joinerId || participant.supervises === true;
    return joined || isAsked || endsWhen(departure) !== undefined ? [{ joinerId, awaySince }] : [];
  });
}
