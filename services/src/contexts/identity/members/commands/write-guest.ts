import { accepted, rejected } from '@foyer/contracts/decision';

import {
  refuseToReplace,
  stateSeen,
  stream,
  type SeenChange,
} from '../../../../platform/eventing/commands/index.js';
import { defineCommand, memberOf } from '../../../../platform/eventing/index.js';
import {
  changeGuest,
  createGuest,
  shownGuest,
  type GuestChange,
  type GuestWrite,
} from '../domain/guest.js';
import { Guest } from './aggregates.js';
import { claimIn, personIdStreams } from './person-ids.js';

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

/** Change what is known of a guest. */
export const ChangeGuest = defineCommand({
  name: 'ChangeGuest',
  prepare: ({ guestId, seen }: GuestChange & { readonly seen?: SeenChange }, { stateOf }) =>
    stateSeen(stateOf, stream(Guest, guestId), seen),
  stream: ({ guestId }) => stream(Guest, guestId),
  decide: (guest, data, { prepared }) => {
    refuseToReplace(shownGuest, { seen: prepared, now: guest }, data.seen);
    return changeGuest(guest, data);
  },
});
