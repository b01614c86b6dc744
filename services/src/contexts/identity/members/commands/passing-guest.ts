import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { GuestEvent, PersonIdEvent } from '@foyer/contracts/identity';

import { stream, type Stream } from '../../../../platform/eventing/commands/index.js';
import { comeToSession, type GuestState } from '../domain/guest.js';
import { Guest } from './aggregates.js';
import {
  claimIn,
  personIdStreams,
  type PersonIdFolds,
  type PersonIdStreams,
} from './person-ids.js';

/** What has to be looked at, and written to, where somebody unknown comes to a session. */
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

/** What the append by which somebody unknown comes to a session adds to {@link passingGuestStreams}. */
export function welcomeGuest(
  { guest, ...ids }: PersonIdFolds & { readonly guest: GuestState },
  arrival: Arrival,
): Decision<{
  readonly guest: readonly GuestEvent[];
  readonly personId: readonly PersonIdEvent[];
}> {
  const claim = claimIn(ids, arrival.guestId, 'guest');
  if (claim === 'taken') return rejected('ID_ALREADY_USED');
  const decision = comeToSession(guest, arrival);
  if (decision.type === 'rejected') return decision;
  return accepted({ guest: decision.events, personId: claim });
}
