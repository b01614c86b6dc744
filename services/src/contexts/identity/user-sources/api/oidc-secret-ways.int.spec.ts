import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ClientAuthMethod } from 'oidc-provider';

import type { IdentityApp } from '../../testing/identity-app.js';
import {
  CLIENT,
  startOidcCompany,
  type OidcCompany,
  type SecretWays,
} from '../testing/oidc-company.js';
import { signInAtCompany } from '../testing/oidc-browser.js';
import { bootSourceApp } from '../testing/source-app.js';

const BASIC = 'client_secret_basic';
const POST = 'client_secret_post';

describe('the secret of the client', () => {
  let app: IdentityApp;
  let company: OidcCompany;
  let token: string;

  beforeEach(async () => {
    app = await bootSourceApp();
    await app.member('super.admin', 'super-admin');
    token = await app.signIn('super.admin');
  });
  afterEach(async () => {
    await app.close();
    await company.stop();
  });

  const begin = async (ways: SecretWays) => {
    company = await startOidcCompany(`${app.url}/api/v2/sso/oidc/callback`, ways);
    company.people.set('erika', {
      ...{ preferred_username: 'erika.muster', email: 'erika@example.org', email_verified: true },
      ...{ given_name: 'Erika', family_name: 'Muster' },
    });
    return { enabled: true, name: 'Example', issuer: company.issuer, ...CLIENT, claims: {} };
  };
  const tryOut = (body: object) => app.call('POST /identityProvider/oidc/test', { token, body });

  test.each<[string, readonly ClientAuthMethod[], ClientAuthMethod]>([
    ['in the header, where the provider names that alone', [BASIC], BASIC],
    ['in the body, where the provider names that alone', [POST], POST],
    ['in the header to a provider that names both and expects that', [BASIC, POST], BASIC],
    ['in the body to a provider that names both and expects that', [POST, BASIC], POST],
    ['by a known way among unknown ones', ['private_key_jwt', BASIC], BASIC],
  ])('is sent %s', async (_how, named, expected) => {
    const body = await begin({ named, expected });
    expect(await tryOut(body)).toMatchObject({ body: { ok: true } });
    await app.call('PUT /identityProvider/oidc', { token, body });
    // The second sign-in uses what the first one has found out.
    for (let n = 0; n < 2; n += 1) {
      const { failed, profile } = await signInAtCompany(app, 'erika');
      expect({ failed, status: profile?.status }).toEqual({ failed: null, status: 200 });
    }
  });

  test.each([BASIC, POST] as const)(
    'is sent by %s to a provider whose addresses were typed in',
    async (expected) => {
      const body = await begin({ named: [expected], expected });
      const { issuer } = company;
      const typed = {
        ...{ authorizationEndpoint: `${issuer}/auth`, tokenEndpoint: `${issuer}/token` },
        ...{ userinfoEndpoint: `${issuer}/me`, jwksUri: `${issuer}/jwks` },
      };
      await app.call('PUT /identityProvider/oidc', { token, body: { ...body, ...typed } });
      expect(await signInAtCompany(app, 'erika')).toMatchObject({ failed: null });
    },
  );

  test('signs no one in by any way if it is wrong', async () => {
    const body = await begin({ named: [BASIC, POST], expected: BASIC });
    const wrong = { ...body, clientSecret: 'Another-Secret-0123456789' };
    await app.call('PUT /identityProvider/oidc', { token, body: wrong });
    expect(await signInAtCompany(app, 'erika')).toMatchObject({ failed: 'SSO_FAILED' });
  });

  test('has no way to a provider that names unknown ones, which a trial reports', async () => {
    const body = await begin({ named: ['private_key_jwt'], expected: 'private_key_jwt' });
    expect(await tryOut(body)).toMatchObject({
      body: { ok: false, code: 'SECRET_METHOD_UNKNOWN' },
    });
    await app.call('PUT /identityProvider/oidc', { token, body });
    const { clientSecret: _, ...kept } = body;
    expect(await tryOut(kept)).toMatchObject({ body: { code: 'SECRET_METHOD_UNKNOWN' } });
    // A client without a secret has none to send.
    expect(await tryOut({ ...kept, clientSecret: '' })).toMatchObject({ body: { ok: true } });
    const begun = await fetch(`${app.url}/api/v2/sso/oidc/login`, { redirect: 'manual' });
    expect(begun.headers.get('location')).toContain('sso-failed=SSO_FAILED');
  });
});
