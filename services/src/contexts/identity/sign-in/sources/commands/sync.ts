import { accepted } from '@foyer/contracts/decision';
import type { LdapSyncEvent, LdapSyncReason } from '@foyer/contracts/identity';

import { stream } from '../../../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../../../platform/eventing/index.js';
import { LdapSync } from './aggregates.js';

/** Have the members of the directory fetched. */
export const RequestLdapSync = defineCommand({
  name: 'RequestLdapSync',
  stream: ({ syncId }: { readonly syncId: string; readonly reason: LdapSyncReason }) =>
    stream(LdapSync, syncId),
  decide: (state, { syncId, reason }) =>
    accepted(
      state === 'unknown' ? [{ type: 'LdapSyncRequested' as const, data: { syncId, reason } }] : [],
    ),
});

type Ended = Extract<LdapSyncEvent, { type: 'LdapSyncEnded' }>['data'];

/** Note what fetching the members came to. */
export const EndLdapSync = defineCommand({
  name: 'EndLdapSync',
  stream: ({ syncId }: Ended) => stream(LdapSync, syncId),
  decide: (state, ended) =>
    accepted(state === 'running' ? [{ type: 'LdapSyncEnded' as const, data: ended }] : []),
});
