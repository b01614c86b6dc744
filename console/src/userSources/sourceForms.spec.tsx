import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { providerRoutes } from '@foyer/contracts/identity';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { enter, pathsOf, shownAt, valueAt } from '../testing/formFields.js';
import { openConsole } from '../testing/openConsole.js';
import { serveCalls } from '../testing/serveCalls.js';

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

/** Each source: its settings as they stand, and all that is typed over them. */
const sources = {
  ldap: {
    save: providerRoutes.saveLdap,
    before: {
      ...people,
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
      enabled: false,
      serverAddr: 'ldap://new.example',
      startTls: true,
      caCertificate: pem,
      bindDN: 'cn=new',
      bindPW: 'new secret',
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
      clientSecret: 'new secret',
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
      idpCertificates: pem.replace('QUJD', 'REVG'),
      ...typedNames('attributes', 'groups'),
      memberGroup: 'members',
      adminGroup: 'admins',
    },
  },
} as const;
/** The fields that are typed; the revision is sent automatically. */
const taken = (body: unknown) =>
  pathsOf(body)
    .filter((path) => path !== 'revision')
    .sort();
const SECRETS = ['bindPW', 'clientSecret'];

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe.each(Object.entries(sources))('the form of the user source %s', (source, declared) => {
  const { save, before, typed } = declared;
  const values: Readonly<Record<string, string | number | boolean>> = typed;

  test('names a value for every field that its call takes', () => {
    expect(Object.keys(typed).sort()).toEqual(taken(save.body));
  });

  test('sends every field as it was typed, and shows it again after a reload', async () => {
    const user = userEvent.setup();
    let kept: object = before;
    const page = async () => {
      const calls = serveCalls({
        'PUT /api/v2/identityProvider': ({ body }) => {
          const { bindPW: _, clientSecret: __, ...shown } = body as Record<string, unknown>;
          kept = { ...before, ...shown };
          return { body: kept };
        },
        'GET /api/v2/identityProvider/ldap/sync': () => ({ body: { syncs: [] } }),
        'GET /api/v2/identityProvider': () => ({ body: kept }),
      });
      await openConsole(`userSources?tab=${source}`, {}, { role: 'super-admin' });
      await screen.findByRole('button', { name: 'Save' });
      return calls;
    };
    const calls = await page();
    for (const [path, value] of Object.entries(values)) enter(path, value);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const saved = () => calls.find(({ method }) => method === 'PUT')?.body;
    await waitFor(() => expect(saved()).toBeDefined());
    const sent = taken(save.body).map((path) => [path, valueAt(saved(), path)]);
    const inForm = (path: string, value: unknown) => (path === 'idpCertificates' ? [value] : value);
    expect(Object.fromEntries(sent)).toEqual(
      Object.fromEntries(
        Object.entries(values).map(([path, value]) => [path, inForm(path, value)]),
      ),
    );
    cleanup();
    await page();
    for (const [path, value] of Object.entries(values)) {
      const again = SECRETS.includes(path) ? '' : value;
      expect([path, shownAt(path)]).toEqual([
        path,
        typeof again === 'boolean' ? again : String(again),
      ]);
    }
  });
});

test.each([
  ['oidc', 'issuer'],
  ['saml', 'idpIssuer'],
] as const)(
  'the form of %s says how many a change is about, and warns of another %s',
  async (source, issuer) => {
    serveCalls({ 'GET /api/v2/identityProvider': () => ({ body: sources[source].before }) });
    await openConsole(`userSources?tab=${source}`, {}, { role: 'super-admin' });
    await screen.findByText(/3 active members sign in with this provider \(administrators: 1\)/);
    expect(screen.queryByText(/no longer recognized/)).toBeNull();
    enter(issuer, 'https://other.example');
    await screen.findByText(/no longer recognized/);
  },
);
