import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { GuestEvent, IdClaimEvent } from '@foyer/contracts/identity';

import { stream, type Stream } from '#platform/cqrs';
import { comeToMeeting, comeToSession, type GuestState } from './guest.js';
import { Guest } from '../streams.js';
import {
  claimIn,
  personIdStreams,
  type PersonIdFolds,
  type PersonIdStreams,
} from './person-ids.service.js';

/** Returns the streams to read and write when an unknown person comes to a session. */
export function passingGuestStreams(
  guestId: string,
): PersonIdStreams & { readonly guest: Stream<GuestState, GuestEvent> } {
  return { guest: stream(Guest, guestId), ...personIdStreams(guestId, 'guest') };
}

interface Arrival {
  readonly guestId: string;
  readonly sessionId: string;
  readonly displayName: string;
}

/** Decides the events for {@link passingGuestStreams} when an unknown person comes to a session. */
export function welcomeGuest(
  { guest, ...ids }: PersonIdFolds & { readonly guest: GuestState },
  arrival: Arrival,
): Decision<{
  readonly guest: readonly GuestEvent[];
  readonly personId: readonly IdClaimEvent[];
}> {
  const claim = claimIn(ids, arrival.guestId, 'guest');
  if (claim === 'taken') return rejected('ID_ALREADY_USED');
  const decision = comeToSession(guest, arrival);
  if (decision.type === 'rejected') return decision;
  return accepted({ guest: decision.events, personId: claim });
}

/** The stream of a guest whom the list of guests has. */
export const guestStream = (guestId: string): Stream<GuestState, GuestEvent> =>
  stream(Guest, guestId);

interface MeetingArrival {
  readonly guestId: string;
  readonly meetingId: string;
  readonly displayName: string;
}

/**
 * The same for who comes to a meeting; who was invited has an id already, and needs only
 * {@link guestStream}.
 */
export function welcomeToMeeting(
  { guest, ids }: { readonly guest: GuestState; readonly ids: PersonIdFolds | undefined },
  arrival: MeetingArrival,
): Decision<{
  readonly guest: readonly GuestEvent[];
  readonly personId?: readonly IdClaimEvent[];
}> {
  const claim = ids && claimIn(ids, arrival.guestId, 'guest');
  if (claim === 'taken') return rejected('ID_ALREADY_USED');
  const decision = comeToMeeting(guest, arrival, ids === undefined);
  if (decision.type === 'rejected') return decision;
  return accepted({ guest: decision.events, ...(claim && { personId: claim }) });
}
