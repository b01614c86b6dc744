import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { IdentityApp } from '../../testing/identity-app.js';
import { makeSamlCompany } from '../testing/saml-company.js';
import { bootSourceApp } from '../testing/source-app.js';

const people = { enabled: false, name: 'Example', linkExisting: false, defaultRole: 'member' };

/**
 * Each source: what its form holds, what others change of it, and what the form changes of other
 * and of the same.
 */
const sources = {
  ldap: {
    form: {
      ...people,
      serverAddr: 'ldaps://directory.example',
      bindDN: 'cn=reader',
      userDN: 'ou=people',
      userSearchFilter: '',
      attributes: {},
    },
    others: { groupDN: 'ou=groups' },
    same: { groupDN: 'ou=mine' },
    secret: 'bindPW',
  },
  oidc: {
    form: { ...people, issuer: 'https://id.example', clientID: 'foyer', claims: {} },
    others: { memberGroup: 'theirs' },
    same: { memberGroup: 'mine' },
    secret: 'clientSecret',
  },
  saml: {
    form: {
      ...people,
      entryPoint: 'https://id.example/login',
      idpIssuer: 'https://id.example',
      attributes: {},
    },
    others: { adminGroup: 'theirs' },
    same: { adminGroup: 'mine' },
    secret: null,
  },
} as const;

describe('an old form of a user source', () => {
  let app: IdentityApp;
  let token: string;
  let certificate: string;

  beforeAll(async () => {
    app = await bootSourceApp();
    ({ certificate } = await makeSamlCompany());
    await app.member('super.admin', 'super-admin');
    token = await app.signIn('super.admin');
  });
  afterAll(() => app.close());

  test.each(Object.entries(sources))(
    'of %s takes back nothing that others have saved meanwhile',
    async (source, { form, others, same, secret }) => {
      const full = { ...form, ...(source === 'saml' && { idpCertificates: [certificate] }) };
      const put = (change: object) =>
        app.call(`PUT /identityProvider/${source}`, { token, body: { ...full, ...change } });
      const shown = async () =>
        (await app.call(`GET /identityProvider/${source}`, { token })).body as object;
      const conflict = (...fields: readonly string[]) => ({
        status: 409,
        body: {
          errors: {
            code: 'CHANGED_MEANWHILE',
            fields: Object.fromEntries(fields.map((field) => [field, expect.anything()])),
          },
        },
      });
      expect(await shown()).toMatchObject({ revision: -1 });
      expect(await put({ revision: -1 })).toMatchObject({ status: 200, body: { revision: 0 } });
      expect(await put({ name: 'Late', revision: -1 })).toMatchObject(conflict('name'));
      expect(await put({ ...others, revision: 0 })).toMatchObject({ status: 200, body: others });
      const [field] = Object.keys(others);
      expect(await put({ name: 'Newer', revision: 0 })).toMatchObject(conflict(field ?? ''));
      expect(await put({ ...same, revision: 0 })).toMatchObject(conflict(field ?? ''));
      expect(await shown()).toMatchObject({ ...others, name: 'Example', revision: 1 });
      expect(await put({ ...same, revision: 1 })).toMatchObject({ status: 200, body: same });
      const naming = source === 'oidc' ? 'claims' : 'attributes';
      const named = { ...same, [naming]: { email: 'address' } };
      expect(await put({ ...named, revision: 2 })).toMatchObject({ status: 200 });
      expect(await put({ ...same, revision: 2 })).toMatchObject(conflict(`${naming}.email`));
      if (secret === null) return;
      expect(await put({ ...named, [secret]: 'one', revision: 3 })).toMatchObject({ status: 200 });
      expect(await put({ ...named, [secret]: 'two', revision: 3 })).toMatchObject(conflict(secret));
    },
  );
});
