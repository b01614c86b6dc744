import { expect, test } from '@jest/globals';
import type { LdapSyncEvent, ProviderEvent } from '@foyer/contracts/identity';
import { describeProjection } from '../testing/index.js';
import { identityProviders, LDAP_SYNCS_KEPT } from './providers.js';

const id = (n: number) => `01990000-0000-7000-8000-0000000000${n.toString().padStart(2, '0')}`;
const minute = (n: number) => `2026-03-02T10:${n.toString().padStart(2, '0')}:00.000Z`;
const saml: Extract<ProviderEvent, { type: 'SamlProviderSaved' }> = {
  type: 'SamlProviderSaved',
  data: {
    enabled: true,
    name: 'Example',
    linkExisting: false,
    defaultRole: 'member',
    entryPoint: 'https://id.example.org',
    idpIssuer: 'https://id.example.org',
    idpCertificates: ['pem'],
    attributes: { userName: 'uid', email: 'mail', firstName: 'f', lastName: 'l', groups: '' },
    memberGroup: '',
    adminGroup: '',
  },
};
const directory: Extract<ProviderEvent, { type: 'LdapProviderSaved' }>['data'] = {
  ...{ enabled: true, name: 'Example', linkExisting: false },
  defaultRole: 'member',
  ...{ serverAddr: 'ldaps://directory.example.org', startTls: false, caCertificate: '' },
  ...{ bindDN: '', userDN: 'o=example', userSearchFilter: '', groupDN: '', loginGroupDN: '' },
  attributes: { id: 'id', userName: 'uid', email: 'mail', firstName: 'f', lastName: 'l' },
  ...{ adminGroupDN: '', syncInterval: 1, secretId: null },
};
const counts = {
  found: 1,
  created: 0,
  linked: 0,
  updated: 0,
  activated: 0,
  deactivated: 1,
  demoted: 0,
  promoted: 0,
  skipped: 0,
};
const requested = (n: number): LdapSyncEvent => ({
  type: 'LdapSyncRequested',
  data: { syncId: id(n), reason: 'asked' },
});

describeProjection<ProviderEvent | LdapSyncEvent>(identityProviders, (given) => {
  test('keeps what was saved last of each source', () =>
    given(
      { ...saml, at: minute(0) },
      {
        ...saml,
        data: { ...saml.data, enabled: false },
        at: minute(1),
      },
    ).thenDocuments('identityProviders', [
      {
        _id: 'saml',
        enabled: false,
        ldap: null,
        oidc: null,
        saml: { ...saml.data, enabled: false },
        confirmed: null,
        unconfirmed: false,
        savedAt: minute(1),
        revision: 1,
      },
    ]));

  test('says what a fetching of members came to', () =>
    given(
      { ...requested(1), at: minute(0) },
      {
        type: 'LdapSyncEnded',
        data: {
          syncId: id(1),
          failure: null,
          counts,
          changes: [{ memberId: id(9), change: 'deactivated', code: null }],
        },
        at: minute(1),
      },
    ).thenDocument('ldapSyncs', id(1), {
      reason: 'asked',
      requestedAt: minute(0),
      endedAt: minute(1),
      failure: null,
      counts,
    }));

  const ldap = (loginGroupDN: string): ProviderEvent => ({
    type: 'LdapProviderSaved',
    data: { ...directory, loginGroupDN },
  });
  const done = (n: number, failure: string | null = null): LdapSyncEvent => ({
    type: 'LdapSyncEnded',
    data: { syncId: id(n), failure, counts, changes: [] },
  });
  const held = (n: number): LdapSyncEvent => ({
    type: 'LdapSyncHeld',
    data: { syncId: id(n), counts, changes: [], losing: 'some' },
  });
  const discarded = (n: number): LdapSyncEvent => ({
    type: 'LdapSyncDiscarded',
    data: { syncId: id(n) },
  });
  const approved = (n: number): LdapSyncEvent => ({
    type: 'LdapSyncApproved',
    data: { syncId: id(n) },
  });
  const first = [ldap('old'), requested(1), done(1)];
  test.each<[string, readonly (ProviderEvent | LdapSyncEvent)[], string | null, boolean]>([
    ['the first settings', [ldap('old')], null, false],
    ['a first plan that is held', [ldap('old'), requested(1), held(1)], null, true],
    ['a plan carried out', first, 'old', false],
    ['new settings', [...first, ldap('new')], 'old', true],
    ['a failed fetching', [...first, ldap('new'), requested(2), done(2, 'FAILED')], 'old', true],
    ['a held plan', [...first, ldap('new'), requested(2), held(2)], 'old', true],
    ['a discarded plan', [...first, ldap('new'), requested(2), held(2), discarded(2)], 'old', true],
    [
      'a held plan of the same settings',
      [...first, requested(2), held(2), discarded(2)],
      'old',
      true,
    ],
    [
      'an approved plan',
      [...first, ldap('new'), requested(2), held(2), approved(2), done(2)],
      'new',
      false,
    ],
    [
      'a fetching that began before new settings',
      [...first, requested(2), ldap('new'), done(2)],
      'old',
      true,
    ],
  ])('says whether effects of settings are confirmed: %s', (_what, events, by, unconfirmed) =>
    given(...events.map((event, n) => ({ ...event, at: minute(n) }))).thenDocument(
      'identityProviders',
      'ldap',
      {
        confirmed: by === null ? null : { ...directory, loginGroupDN: by },
        unconfirmed,
      },
    ),
  );

  test('keeps the last ones only', () =>
    given(
      ...Array.from({ length: LDAP_SYNCS_KEPT + 2 }, (_, n) => ({
        ...requested(n),
        at: minute(n),
      })),
    ).thenDocuments(
      'ldapSyncs',
      Array.from({ length: LDAP_SYNCS_KEPT }, (_, n) =>
        expect.objectContaining({ _id: id(n + 2), requestedAt: minute(n + 2) }),
      ),
    ));
});
