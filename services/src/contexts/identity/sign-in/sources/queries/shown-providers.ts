import {
  LdapProvider,
  OidcProvider,
  SamlProvider,
  type ShownLdapProvider,
  type ShownOidcProvider,
  type ShownSamlProvider,
} from '@foyer/contracts/identity';

import { defineQuery } from '../../../../../platform/eventing/index.js';
import { PublicAddress } from '../../../../../platform/operations/start/index.js';
import { placesOf } from '../ports/places.js';
import { Providers } from '../ports/providers.js';

const needs = { providers: Providers, address: PublicAddress };

/** What stands in the form of a source that was never set up. */
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
    const kept = await providers.ldap();
    if (!kept) return { ...newLdap, serverAddr: '', userDN: '', bindPWSet: false };
    const { secretId, ...settings } = kept;
    return { ...settings, bindPWSet: secretId !== null };
  },
});

export const ShowOidcProvider = defineQuery({
  name: 'ShowOidcProvider',
  needs,
  answer: async (_data: undefined, { needs: given }): Promise<ShownOidcProvider> => {
    const { redirectUri } = placesOf(given.address);
    const kept = await given.providers.oidc();
    if (!kept) return { ...newOidc, issuer: '', clientID: '', clientSecretSet: false, redirectUri };
    const { secretId, idTokenAlg, ...settings } = kept;
    const alg = OidcProvider.shape.idTokenAlg.parse(idTokenAlg);
    return { ...settings, idTokenAlg: alg, clientSecretSet: secretId !== null, redirectUri };
  },
});

export const ShowSamlProvider = defineQuery({
  name: 'ShowSamlProvider',
  needs,
  answer: async (_data: undefined, { needs: given }): Promise<ShownSamlProvider> => {
    const { entityId, callbackUrl } = placesOf(given.address);
    const kept = await given.providers.saml();
    const settings = kept ?? { ...newSaml, entryPoint: '', idpIssuer: '', idpCertificates: [] };
    return { ...settings, entityId, callbackUrl };
  },
});
