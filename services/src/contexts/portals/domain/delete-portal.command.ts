import { rejected } from '@foyer/contracts/decision';

import { NameStreams } from '#contexts/identity';
import { defineCommand, Rejected, stream } from '#platform/cqrs';
import { deletePortal } from './change-portal.js';
import { Portal } from '../streams.js';

/** Delete a closed portal; its history stays. */
export const DeletePortal = defineCommand({
  name: 'DeletePortal',
  needs: { names: NameStreams },
  prepare: async ({ portalId }: { readonly portalId: string }, { stateOf }) => {
    const before = await stateOf(stream(Portal, portalId));
    if (before.status === 'unknown') throw new Rejected('PORTAL_NOT_FOUND');
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
