import {
  LdapProvider,
  OidcProvider,
  SamlProvider,
  type ShownLdapProvider,
  type ShownOidcProvider,
  type ShownSamlProvider,
} from '@foyer/contracts/identity';
import type { ReadStore } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';

import { defineQuery, need } from '#platform/cqrs';
import { PublicAddress } from '#platform/operations/start';
import { READ_STORE } from '#platform/tokens';
import { administers } from '../../members/domain/author.js';
import { placesOf } from '../places.js';
import { Providers } from '../adapters/providers.js';

const needs = {
  providers: Providers,
  address: PublicAddress,
  store: need<ReadStore>(READ_STORE),
};

/** The form values of a source that was never set up. */
const off = { enabled: false };
const newLdap = LdapProvider.parse({
  ...off,
  serverAddr: 'ldaps://directory.invalid',
  bindDN: '',
  userDN: '-',
  userSearchFilter: '(objectClass=person)',
  attributes: {},
});
const newOidc = OidcProvider.parse({
  ...off,
  issuer: 'https://id.invalid',
  clientID: '-',
  claims: {},
});
const newSaml = SamlProvider.parse({
  ...off,
  entryPoint: 'https://id.invalid',
  idpIssuer: '-',
  idpCertificates: ['-'],
  attributes: {},
});

export const ShowLdapProvider = defineQuery({
  name: 'ShowLdapProvider',
  needs,
  answer: async (_data: undefined, { needs: { providers } }): Promise<ShownLdapProvider> => {
    const revision = await providers.revision('ldap');
    const kept = await providers.ldap();
    if (!kept) return { ...newLdap, serverAddr: '', userDN: '', bindPWSet: false, revision };
    const { secretId, ...settings } = kept;
    return { ...settings, bindPWSet: secretId !== null, revision };
  },
});

export const ShowOidcProvider = defineQuery({
  name: 'ShowOidcProvider',
  needs,
  answer: async (_data: undefined, { needs: given }): Promise<ShownOidcProvider> => {
    const { redirectUri } = placesOf(given.address);
    const revision = await given.providers.revision('oidc');
    const more = { redirectUri, revision, ...(await touchedBy('oidc', given.store)) };
    const kept = await given.providers.oidc();
    if (!kept) return { ...newOidc, issuer: '', clientID: '', clientSecretSet: false, ...more };
    const { secretId, idTokenAlg, ...settings } = kept;
    const alg = OidcProvider.shape.idTokenAlg.parse(idTokenAlg);
    return { ...settings, idTokenAlg: alg, clientSecretSet: secretId !== null, ...more };
  },
});

export const ShowSamlProvider = defineQuery({
  name: 'ShowSamlProvider',
  needs,
  answer: async (_data: undefined, { needs: given }): Promise<ShownSamlProvider> => {
    const { entityId, callbackUrl } = placesOf(given.address);
    const revision = await given.providers.revision('saml');
    const kept = await given.providers.saml();
    const settings = kept ?? { ...newSaml, entryPoint: '', idpIssuer: '', idpCertificates: [] };
    const more = { revision, ...(await touchedBy('saml', given.store)) };
    return { ...settings, entityId, callbackUrl, ...more };
  },
});

/** How many members a change of a provider's settings is about. */
async function touchedBy(source: 'oidc' | 'saml', store: ReadStore) {
  const came = await store
    .collection<MemberDocument>('members')
    .find({ source }, { projection: { role: 1, status: 1 } });
  const active = came.filter(({ status }) => status !== 'INACTIVE');
  return {
    members: active.length,
    administrators: active.filter(({ role }) => administers(role)).length,
  };
}
