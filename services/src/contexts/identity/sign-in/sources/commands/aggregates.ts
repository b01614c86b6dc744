import {
  ldapSyncEvents,
  providerEvents,
  sourceIdentityEvents,
  type LdapSyncEvent,
  type ProviderEvent,
  type SourceIdentityEvent,
  type SourceKind,
} from '@foyer/contracts/identity';

import { defineAggregate, stream } from '../../../../../platform/eventing/commands/index.js';
import {
  evolveSourceIdentity,
  initialSourceIdentity,
  type SourceIdentityState,
} from '../domain/source-identity.js';

/** Streams `source-identity-<key>`; the key comes from the port SourceKeys. */
export const SourceIdentity = defineAggregate<SourceIdentityState, SourceIdentityEvent>({
  name: 'source-identity',
  initial: initialSourceIdentity,
  evolve: evolveSourceIdentity,
  events: sourceIdentityEvents,
});

/** What was saved last of a user source; null before anything was. */
const Provider = defineAggregate<ProviderEvent | null, ProviderEvent>({
  name: 'identity-provider',
  initial: null,
  evolve: (_state, event) => event,
  events: providerEvents,
});

/** The stream `identity-provider-<kind>`. */
export const providerStream = (kind: SourceKind) => stream(Provider, kind);

export type SyncState = 'unknown' | 'running' | 'ended';

/** Streams `ldap-sync-<id>`. */
export const LdapSync = defineAggregate<SyncState, LdapSyncEvent>({
  name: 'ldap-sync',
  initial: 'unknown',
  evolve: (_state, { type }) => (type === 'LdapSyncEnded' ? 'ended' : 'running'),
  events: ldapSyncEvents,
});
