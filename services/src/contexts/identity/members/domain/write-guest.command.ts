import { accepted, rejected } from '@foyer/contracts/decision';
import { trusted, type ReadStore } from '@foyer/projections';
import type { MeetingDocument } from '@foyer/projections/calendar';

import { Clock } from '#platform/clock';
import {
  type Actor,
  defineCommand,
  memberOf,
  need,
  refuseToReplace,
  type SeenChange,
  stateSeen,
  stream,
} from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import {
  changeGuest,
  createGuest,
  shownGuest,
  type GuestChange,
  type GuestWrite,
} from './guest.js';
import { Guest } from '../streams.js';
import { claimIn, personIdStreams } from './person-ids.service.js';

/** Make a guest. */
export const CreateGuest = defineCommand({
  name: 'CreateGuest',
  prepare: (_guest: GuestWrite, { context }) => memberOf(context),
  streams: ({ guestId }) => ({
    guest: stream(Guest, guestId),
    ...personIdStreams(guestId, 'guest'),
  }),
  decide: ({ guest, ...ids }, data, { prepared: creator }) => {
    const claim = claimIn(ids, data.guestId, 'guest');
    if (claim === 'taken') return rejected('ID_ALREADY_USED');
    const decision = createGuest(guest, data, creator.id);
    if (decision.type === 'rejected') return decision;
    return accepted({ guest: decision.events, personId: claim });
  },
});

/**
 * Changes what is known of a guest. Meetings are looked up in their read model: an organizer who
 * invites in the same moment has the new address in view.
 */
export const ChangeGuest = defineCommand({
  name: 'ChangeGuest',
  needs: { store: need<ReadStore>(READ_STORE), clock: Clock },
  prepare: async (
    { guestId, seen }: GuestChange & { readonly seen?: SeenChange },
    { context: { actor }, needs, stateOf },
  ) => ({
    isInvitedByOthers: await isInvitedByOthers(guestId, actor, needs),
    seen: await stateSeen(stateOf, stream(Guest, guestId), seen),
  }),
  stream: ({ guestId }) => stream(Guest, guestId),
  decide: (guest, data, { prepared }) => {
    refuseToReplace(shownGuest, { seen: prepared.seen, now: guest }, data.seen);
    return changeGuest(guest, data, prepared);
  },
});

/** True if a guest is invited to a meeting to come whose organizer is another person. */
async function isInvitedByOthers(
  guestId: string,
  { id }: Actor,
  { store, clock }: { readonly store: ReadStore; readonly clock: Clock },
): Promise<boolean> {
  const found = await store.collection<MeetingDocument>('meetings').findOne({
    'attendees.attendeeId': guestId,
    status: 'planned',
    organizerId: trusted({ $ne: id }),
    overBy: trusted({ $gte: clock.now().toISOString() }),
  });
  return found !== null;
}
