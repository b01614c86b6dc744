import { rejected } from '@foyer/contracts/decision';
import type { ReadStore } from '@foyer/projections';

import { NameStreams } from '#contexts/identity';
import { defineCommand, need, Rejected, stream } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { deletePortal } from './change-portal.js';
import { Portal } from '../streams.js';
import { namesLeadingTo } from '../views/portal-references.js';

/** Delete a closed portal to which nothing else leads; its history stays. */
export const DeletePortal = defineCommand({
  name: 'DeletePortal',
  needs: { names: NameStreams, store: need<ReadStore>(READ_STORE) },
  prepare: async ({ portalId }: { readonly portalId: string }, { stateOf, needs }) => {
    const before = await stateOf(stream(Portal, portalId));
    if (before.status === 'unknown') throw new Rejected('PORTAL_NOT_FOUND');
    if (before.status === 'closed') {
      const leading = await namesLeadingTo(needs.store, portalId);
      const names = leading.join(', ');
      if (names !== '') throw new Rejected('PORTAL_REFERRED_TO', { names });
    }
    return before;
  },
  streams: async ({ portalId }, { needs, prepared }) => ({
    portal: stream(Portal, portalId),
    shortlink: await needs.names.of('shortlink', prepared.shortlink),
  }),
  decide: (states, _data, { prepared }) => {
    // The stream was chosen by the short link as it was then; if it moved meanwhile, it is the
    // wrong one.
    const { portal } = states;
    const moved = portal.status !== 'unknown' && portal.shortlink !== prepared.shortlink;
    return moved ? rejected('CONFLICT') : deletePortal(states);
  },
});
