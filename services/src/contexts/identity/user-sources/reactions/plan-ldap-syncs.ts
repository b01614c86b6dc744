import { LdapProviderSaved, LdapSyncEnded, LdapSyncRequested } from '@foyer/contracts/identity';
import type { ReadStore } from '@foyer/projections';
import type { IdentityProviderDocument, LdapSyncDocument } from '@foyer/projections/identity';
import { v5 } from 'uuid';

import { defineReaction, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { providerStream } from '../streams.js';
import { RequestLdapSync } from '../commands.js';
import { Providers } from '../adapters/providers.js';

const HOUR_MS = 3_600_000;
const NAMESPACE = '0e1b7c7a-3f1c-5e57-9a52-6c4b9b0f2d11';

/**
 * Has the members of the directory fetched at a start, after a change of the settings, and every so
 * many hours from the last time on.
 */
export const PlanLdapSyncs = defineReaction({
  name: 'plan-ldap-syncs',
  whenReadModel: {
    projection: 'identityProviders',
    events: [LdapProviderSaved, LdapSyncRequested, LdapSyncEnded],
  },
  needs: { providers: Providers, store: need<ReadStore>(READ_STORE) },
  key: () => 'ldap',
  begin: () => ['ldap'],
  beginsOnceOpen: true,
  run: async (_key, { needs: { providers, store }, stateOf, execute, again, now, startedAt }) => {
    const settings = await providers.ldap();
    if (!settings?.enabled) return;
    // The settings are the cause of what no one has asked for.
    await stateOf(providerStream('ldap'));
    const [last] = await store
      .collection<LdapSyncDocument>('ldapSyncs')
      .find({}, { sort: { requestedAt: -1 }, limit: 1 });
    const saved = await store
      .collection<IdentityProviderDocument>('identityProviders')
      .findOne({ _id: 'ldap' });
    const begunAt = startedAt.toISOString();
    const savedAt = saved?.savedAt ?? '';
    const since = last?.requestedAt ?? '';
    const isSaved = savedAt >= begunAt && since < savedAt;
    const isFirst = since < begunAt;
    const every = settings.syncInterval * HOUR_MS;
    if (!isSaved && !isFirst) {
      if (every === 0) return;
      const due = Date.parse(since) + every;
      if (due > now.getTime()) {
        again(new Date(due));
        return;
      }
    }
    const reason = isSaved ? 'saved' : isFirst ? 'start' : 'schedule';
    // The same look from the same state asks once, on whichever node.
    const from = { saved: savedAt, start: begunAt, schedule: since }[reason];
    const syncId = v5(`${reason} ${from}`, NAMESPACE);
    await execute(RequestLdapSync, { syncId, reason });
  },
});
