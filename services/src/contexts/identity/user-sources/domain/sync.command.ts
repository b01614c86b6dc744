import { accepted, rejected } from '@foyer/contracts/decision';
import type { LdapSyncEvent, LdapSyncReason } from '@foyer/contracts/identity';

import { defineCommand, stream } from '#platform/cqrs';
import { LdapSync } from '../streams.js';

/** Have the members of the directory fetched. */
export const RequestLdapSync = defineCommand({
  name: 'RequestLdapSync',
  stream: ({ syncId }: { readonly syncId: string; readonly reason: LdapSyncReason }) =>
    stream(LdapSync, syncId),
  decide: (state, { syncId, reason }) =>
    accepted(
      state.status === 'unknown'
        ? [{ type: 'LdapSyncRequested' as const, data: { syncId, reason } }]
        : [],
    ),
});

type Ended = Extract<LdapSyncEvent, { type: 'LdapSyncEnded' }>['data'];

/** Note what fetching the members came to. */
export const EndLdapSync = defineCommand({
  name: 'EndLdapSync',
  stream: ({ syncId }: Ended) => stream(LdapSync, syncId),
  decide: (state, ended) =>
    accepted(state.status === 'running' ? [{ type: 'LdapSyncEnded' as const, data: ended }] : []),
});

type Held = Extract<LdapSyncEvent, { type: 'LdapSyncHeld' }>['data'];

/** Change no one, and ask an administrator. */
export const HoldLdapSync = defineCommand({
  name: 'HoldLdapSync',
  stream: ({ syncId }: Held) => stream(LdapSync, syncId),
  decide: ({ status }, held) =>
    accepted(status === 'running' ? [{ type: 'LdapSyncHeld' as const, data: held }] : []),
});

interface OfSync {
  readonly syncId: string;
}

/** Have done what a held fetching of members showed. */
export const ApproveLdapSync = defineCommand({
  name: 'ApproveLdapSync',
  stream: ({ syncId }: OfSync) => stream(LdapSync, syncId),
  decide: ({ status }, { syncId }) =>
    status === 'held'
      ? accepted([{ type: 'LdapSyncApproved' as const, data: { syncId } }])
      : rejected('SYNC_NOT_HELD'),
});

/** Discards a held sync, so that all members stay as they are. */
export const DiscardLdapSync = defineCommand({
  name: 'DiscardLdapSync',
  stream: ({ syncId }: OfSync) => stream(LdapSync, syncId),
  decide: ({ status }, { syncId }) =>
    status === 'held'
      ? accepted([{ type: 'LdapSyncDiscarded' as const, data: { syncId } }])
      : rejected('SYNC_NOT_HELD'),
});
