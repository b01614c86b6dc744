import type {
  LdapSyncEvent,
  LdapSyncReason,
  ProviderEvent,
  SourceKind,
} from '@foyer/contracts/identity';
import {
  defineProjection,
  inCollection,
  type Evolve,
  type ProjectedEvent,
} from '../platform/runner/index.js';

type SavedOf<Type extends ProviderEvent['type']> = Extract<ProviderEvent, { type: Type }>['data'];
export type LdapSettings = SavedOf<'LdapProviderSaved'>;
export type OidcSettings = SavedOf<'OidcProviderSaved'>;
export type SamlSettings = SavedOf<'SamlProviderSaved'>;

/** A user source as it was saved last; its secret is in the vault. */
export interface IdentityProviderDocument {
  readonly _id: SourceKind;
  readonly enabled: boolean;
  readonly ldap: LdapSettings | null;
  readonly oidc: OidcSettings | null;
  readonly saml: SamlSettings | null;
  /** The settings of the directory whose effects were carried out last; null before that. */
  readonly confirmed: LdapSettings | null;
  /** True while effects of the directory await a fetching or consent, or were discarded. */
  readonly unconfirmed: boolean;
  readonly savedAt: string;
  readonly revision: number;
}

type Ended = Extract<LdapSyncEvent, { type: 'LdapSyncEnded' }>['data'];

/** One fetching of the members of the directory. */
export interface LdapSyncDocument {
  readonly _id: string;
  readonly reason: LdapSyncReason;
  /** The revision of the settings at its request; null before any. */
  readonly settingsRevision: number | null;
  /** Joins it with its job. */
  readonly correlationId: string;
  readonly requestedAt: string;
  /** The state of being held: it waits for an administrator, or was discarded by one. */
  readonly held: 'waiting' | 'discarded' | null;
  readonly endedAt: string | null;
  readonly failure: string | null;
  readonly counts: Ended['counts'] | null;
  readonly changes: Ended['changes'];
}

/** The documents of the projection `identityProviders`, by collection. */
export type IdentityProviderCollections = Readonly<
  Record<'identityProviders', IdentityProviderDocument> & Record<'ldapSyncs', LdapSyncDocument>
>;

const providers = inCollection<IdentityProviderDocument, 'identityProviders'>('identityProviders');
const syncs = inCollection<LdapSyncDocument, 'ldapSyncs'>('ldapSyncs');

/** The number of last synchronizations that are kept for viewing. */
export const LDAP_SYNCS_KEPT = 10;

const none = { ldap: null, oidc: null, saml: null, confirmed: null, unconfirmed: false };

const saved = ({ metadata, revision }: Pick<ProjectedEvent, 'metadata' | 'revision'>) => ({
  savedAt: metadata.at,
  revision,
});

const evolve: Evolve<IdentityProviderCollections, ProviderEvent | LdapSyncEvent> = {
  LdapProviderSaved: async ({ data, ...of }, documents) => {
    const [before] = await documents.find('identityProviders', { _id: 'ldap' });
    const confirmed = before?.confirmed ?? null;
    // The first settings have no members yet whose rights they could change.
    const unconfirmed = confirmed !== null || before?.unconfirmed === true;
    const kept = { confirmed, unconfirmed, ...saved(of) };
    return [providers.put({ _id: 'ldap', enabled: data.enabled, ...none, ldap: data, ...kept })];
  },
  OidcProviderSaved: ({ data, ...of }) => [
    providers.put({ _id: 'oidc', enabled: data.enabled, ...none, oidc: data, ...saved(of) }),
  ],
  SamlProviderSaved: ({ data, ...of }) => [
    providers.put({ _id: 'saml', enabled: data.enabled, ...none, saml: data, ...saved(of) }),
  ],
  LdapSyncRequested: async ({ data, metadata: { at, correlationId } }, documents) => {
    const [of] = await documents.find('identityProviders', { _id: 'ldap' });
    const known = await documents.find('ldapSyncs', {});
    const others = known.filter(({ _id }) => _id !== data.syncId);
    const newer = others.filter(({ requestedAt }) => requestedAt > at);
    if (newer.length >= LDAP_SYNCS_KEPT) return [];
    const old = [...others]
      .sort((a, b) => (a.requestedAt < b.requestedAt ? 1 : -1))
      .slice(LDAP_SYNCS_KEPT - 1);
    return [
      ...old.map(({ _id }) => syncs.delete(_id)),
      syncs.put({
        _id: data.syncId,
        reason: data.reason,
        settingsRevision: of?.revision ?? null,
        correlationId,
        requestedAt: at,
        held: null,
        endedAt: null,
        failure: null,
        counts: null,
        changes: [],
      }),
    ];
  },
  LdapSyncHeld: ({ data }) => [
    syncs.update(data.syncId, {
      set: { held: 'waiting', counts: data.counts, changes: data.changes },
    }),
    providers.update('ldap', { set: { unconfirmed: true } }),
  ],
  LdapSyncApproved: ({ data, metadata: { correlationId } }) => [
    syncs.update(data.syncId, { set: { held: null, correlationId, counts: null, changes: [] } }),
  ],
  LdapSyncDiscarded: ({ data, metadata: { at } }) => [
    syncs.update(data.syncId, { set: { held: 'discarded', endedAt: at } }),
  ],
  LdapSyncEnded: async ({ data, metadata: { at } }, documents) => {
    const [sync] = await documents.find('ldapSyncs', { _id: data.syncId });
    const [provider] = await documents.find('identityProviders', { _id: 'ldap' });
    // It may have read settings that were replaced meanwhile.
    const isOfPresent = provider !== undefined && sync?.settingsRevision === provider.revision;
    const { failure, counts, changes } = data;
    return [
      syncs.update(data.syncId, { set: { endedAt: at, failure, counts, changes } }),
      ...(isOfPresent && failure === null
        ? [providers.update('ldap', { set: { confirmed: provider.ldap, unconfirmed: false } })]
        : []),
    ];
  },
};

/** The sources of members outside this program, and the results of fetching from them. */
export const identityProviders = defineProjection({
  name: 'identityProviders',
  version: 4,
  collections: {
    identityProviders: { indexes: [] },
    ldapSyncs: { indexes: [{ key: { requestedAt: 1 } }], sorts: ['requestedAt'] },
  },
  evolve,
});
