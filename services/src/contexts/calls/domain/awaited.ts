import type { Call } from './call.js';
import { departureOf, type OriginRules } from './origin-rules.js';

/** Somebody without whom the call does not go on as it is, unless they come in time. */
export interface Awaited {
  readonly joinerId: string;
  readonly awaySince: string;
}

/**
 * Whom a call waits for: those who have lost the connection, and of those who have not come yet the ones whose absence
 * would end it. Who is merely invited to a call that goes on may come at any time.
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
    const isAsked = call.consult?.colleagueId === joinerId;
    return joined || isAsked || endsWhen(departure) !== undefined ? [{ joinerId, awaySince }] : [];
  });
}
