import {
  ldapSyncEvents,
  providerEvents,
  sourceIdentityEvents,
  type LdapSyncEvent,
  type ProviderEvent,
  type SourceIdentityEvent,
  type SourceKind,
} from '@foyer/contracts/identity';

import { defineAggregate, stream } from '#platform/cqrs';
import {
  evolveSourceIdentity,
  initialSourceIdentity,
  type SourceIdentityState,
} from './domain/source-identity.js';

/** Streams `source-identity-<key>`; the key comes from the port SourceKeys. */
export const SourceIdentity = defineAggregate<SourceIdentityState, SourceIdentityEvent>({
  name: 'source-identity',
  initial: initialSourceIdentity,
  evolve: evolveSourceIdentity,
  events: sourceIdentityEvents,
});

/** The last saved settings of a user source; null before the first save. */
const Provider = defineAggregate<ProviderEvent | null, ProviderEvent>({
  name: 'identity-provider',
  initial: null,
  evolve: (_state, event) => event,
  events: providerEvents,
});

/** The stream `identity-provider-<kind>`. */
export const providerStream = (kind: SourceKind) => stream(Provider, kind);

export interface SyncState {
  readonly status: 'unknown' | 'running' | 'held' | 'ended';
  /**
   * Those to whose shutting out an administrator has agreed, by their digest; null where none was
   * asked.
   */
  readonly losing: string | null;
}

function evolveSync(state: SyncState, event: LdapSyncEvent): SyncState {
  switch (event.type) {
    case 'LdapSyncRequested':
      return { status: 'running', losing: null };
    case 'LdapSyncHeld':
      return { status: 'held', losing: event.data.losing };
    case 'LdapSyncApproved':
      return { ...state, status: 'running' };
    case 'LdapSyncDiscarded':
    case 'LdapSyncEnded':
      return { ...state, status: 'ended' };
  }
}

/** Streams `ldap-sync-<id>`. */
export const LdapSync = defineAggregate<SyncState, LdapSyncEvent>({
  name: 'ldap-sync',
  initial: { status: 'unknown', losing: null },
  evolve: evolveSync,
  events: ldapSyncEvents,
});
