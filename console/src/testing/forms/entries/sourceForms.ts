import { providerRoutes } from '@foyer/contracts/identity';

import type { FormEntry, Typed } from '../formEntry.js';

const pem = `-----BEGIN CERTIFICATE-----\nQUJD\n-----END CERTIFICATE-----`;
const people = {
  revision: 4,
  enabled: false,
  name: 'Old',
  linkExisting: false,
  defaultRole: 'member',
};
const names = {
  userName: 'oldName',
  email: 'oldMail',
  firstName: 'oldFirst',
  lastName: 'oldLast',
};
const groups = { memberGroup: 'oldMembers', adminGroup: 'oldAdmins' };
/** Every text that can be typed, other than before. */
const typedPeople = { enabled: true, name: 'New', linkExisting: true, defaultRole: 'support' };
const typedNames = (within: string, last: string) => ({
  [`${within}.userName`]: 'newName',
  [`${within}.email`]: 'newMail',
  [`${within}.firstName`]: 'newFirst',
  [`${within}.lastName`]: 'newLast',
  [`${within}.${last}`]: 'newLasting',
});

/** A secret is never shown again. */
const secret = (name: string): Typed => ({
  value: 'new secret',
  sends: { [name]: 'new secret' },
  again: '',
});
const otherPem = pem.replace('QUJD', 'REVG');

/** Each source: its settings as they stand, and all that is typed over them. */
const sources = {
  ldap: {
    save: providerRoutes.saveLdap,
    before: {
      ...people,
      enabled: true,
      serverAddr: 'ldap://old.example',
      startTls: false,
      caCertificate: '',
      bindDN: 'cn=old',
      bindPWSet: true,
      userDN: 'ou=old',
      userSearchFilter: '(old=1)',
      attributes: { ...names, id: 'entryUUID' },
      groupDN: '',
      loginGroupDN: '',
      adminGroupDN: '',
      syncInterval: 1,
    },
    typed: {
      ...typedPeople,
      // Switched off, no member is read that saving would have to be asked about.
      enabled: false,
      serverAddr: 'ldap://new.example',
      startTls: true,
      caCertificate: pem,
      bindDN: 'cn=new',
      bindPW: secret('bindPW'),
      userDN: 'ou=new',
      userSearchFilter: '(new=1)',
      ...typedNames('attributes', 'id'),
      groupDN: 'ou=groups',
      loginGroupDN: 'cn=staff',
      adminGroupDN: 'cn=admins',
      syncInterval: 12,
    },
  },
  oidc: {
    save: providerRoutes.saveOidc,
    before: {
      ...people,
      ...groups,
      issuer: 'https://old.example',
      clientID: 'old',
      clientSecretSet: true,
      members: 3,
      administrators: 1,
      redirectUri: 'https://here.example',
      authorizationEndpoint: '',
      tokenEndpoint: '',
      userinfoEndpoint: '',
      jwksUri: '',
      idTokenAlg: 'RS256',
      scope: 'openid',
      claims: { ...names, groups: 'oldGroups' },
    },
    typed: {
      ...typedPeople,
      issuer: 'https://new.example',
      clientID: 'new',
      clientSecret: secret('clientSecret'),
      authorizationEndpoint: 'https://new.example/a',
      tokenEndpoint: 'https://new.example/t',
      userinfoEndpoint: 'https://new.example/u',
      jwksUri: 'https://new.example/k',
      idTokenAlg: 'ES256',
      scope: 'openid email',
      ...typedNames('claims', 'groups'),
      memberGroup: 'members',
      adminGroup: 'admins',
    },
  },
  saml: {
    save: providerRoutes.saveSaml,
    before: {
      ...people,
      ...groups,
      entryPoint: 'https://old.example',
      idpIssuer: 'old',
      idpCertificates: [pem],
      entityId: 'urn:here',
      members: 3,
      administrators: 1,
      callbackUrl: 'https://here.example',
      attributes: { ...names, groups: 'oldGroups' },
    },
    typed: {
      ...typedPeople,
      entryPoint: 'https://new.example',
      idpIssuer: 'new',
      idpCertificates: { value: otherPem, sends: { idpCertificates: [otherPem] } },
      ...typedNames('attributes', 'groups'),
      memberGroup: 'members',
      adminGroup: 'admins',
    },
  },
} as const;

const entryOf = (source: keyof typeof sources, typed: FormEntry['typed']): FormEntry => ({
  path: `userSources?tab=${source}`,
  by: 'identity/user-sources/UserSources.tsx',
  record: sources[source].before,
  reads: `GET /api/v2/identityProvider/${source}`,
  saves: `PUT /api/v2/identityProvider/${source}`,
  body: sources[source].save.body,
  isWhole: true,
  typed,
  also: {
    'GET /api/v2/identityProvider/ldap/sync': () => ({ body: { syncs: [] } }),
  },
});

/** A form that removes the stored secret and types nothing. */
const withoutSecret = (source: 'ldap' | 'oidc', name: string): FormEntry => ({
  ...entryOf(source, { removeSecret: { value: true, sends: { [name]: '' }, again: false } }),
  variant: `without its ${name}`,
  record: { ...sources[source].before, enabled: false },
});

/** The company's own directory and sign-in providers. */
export const sourceForms: readonly FormEntry[] = [
  entryOf('ldap', sources.ldap.typed),
  entryOf('oidc', sources.oidc.typed),
  entryOf('saml', sources.saml.typed),
  withoutSecret('ldap', 'bindPW'),
  withoutSecret('oidc', 'clientSecret'),
];
