import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import getPort from 'get-port';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { v7 as newId } from 'uuid';

import { PASSWORD, type IdentityApp } from '../../testing/identity-app.js';
import { CLIENT, startOidcCompany, type OidcCompany } from '../testing/oidc-company.js';
import {
  signInAtCompany,
  takeSession as companySession,
  toCallback as companyCallback,
} from '../testing/oidc-browser.js';
import { PlainBrowser } from '../testing/plain-browser.js';
import { bootSourceApp } from '../testing/source-app.js';

const erika = {
  preferred_username: 'erika.muster',
  email: 'erika@example.org',
  email_verified: true,
  given_name: 'Erika',
  family_name: 'Muster',
  groups: ['reception'],
};

describe('a provider of the company', () => {
  let app: IdentityApp;
  let company: OidcCompany;
  let token: string;

  beforeEach(async () => {
    app = await bootSourceApp();
    company = await startOidcCompany(`${app.url}/api/v2/sso/oidc/callback`);
    company.people.set('erika', erika);
    await app.member('super.admin', 'super-admin');
    token = await app.signIn('super.admin');
  });
  afterEach(async () => {
    await app.close();
    await company.stop();
  });

  const settings = (changes: object = {}) => ({
    enabled: true,
    name: 'Example',
    issuer: company.issuer,
    ...CLIENT,
    claims: {},
    memberGroup: 'reception',
    adminGroup: 'bosses',
    ...changes,
  });
  const save = async (changes: object = {}) => {
    const saved = await app.call('PUT /identityProvider/oidc', { token, body: settings(changes) });
    expect(saved).toMatchObject({ status: 200 });
  };
  const toCallback = (browser: PlainBrowser, as = 'erika', query = '') =>
    companyCallback(app, browser, as, query);
  const takeSession = (browser: PlainBrowser) => companySession(app, browser);
  const signIn = (as = 'erika', query = '', browser = new PlainBrowser()) =>
    signInAtCompany(app, as, query, browser);

  test('says that it is there, by its name', async () => {
    expect(await app.call('GET /sso/oidc/enabled')).toMatchObject({ body: { enabled: false } });
    await save();
    expect(await app.call('GET /sso/oidc/enabled')).toMatchObject({ body: { enabled: true } });
    expect(await app.call('GET /sso/methods')).toMatchObject({
      body: { methods: [{ kind: 'oidc', name: 'Example' }] },
    });
  });

  test('makes a member of who signs in for the first time, and signs in the same one later', async () => {
    await save();
    const first = await signIn();
    expect(first.place.pathname + first.place.search).toBe('/vblh/auth/login?sso=done');
    expect(first.profile).toMatchObject({
      status: 200,
      body: {
        userName: 'erika.muster',
        email: 'erika@example.org',
        role: 'member',
        source: 'oidc',
        hasPassword: false,
      },
    });
    company.people.set('erika', { ...erika, family_name: 'Mustermann' });
    const second = await signIn();
    expect(await app.call('GET /identityProvider/oidc', { token })).toMatchObject({
      body: { members: 1, administrators: 0 },
    });
    expect(second.profile?.body).toMatchObject({
      _id: (first.profile?.body as { _id: string })._id,
      lastName: 'Mustermann',
    });
  });

  test.each([
    ['en-GB', 'de', 'en'],
    ['de_AT', 'en', 'de'],
    ['fr', 'en-US,en;q=0.9', 'en'],
    [undefined, 'en', 'en'],
    [undefined, 'fr', 'de'],
  ])(
    'takes the language of the claim (%s), else of the browser (%s), else German: %s',
    async (locale, wishes, language) => {
      await save();
      company.people.set('erika', { ...erika, ...(locale !== undefined && { locale }) });
      const browser = new PlainBrowser({ 'accept-language': wishes });
      const { profile } = await signIn('erika', '', browser);
      expect(profile?.body).toMatchObject({ language });
    },
  );

  test('gives and takes roles by groups at each sign-in, and refuses a person without one', async () => {
    await save();
    company.people.set('erika', { ...erika, groups: ['reception', 'bosses'] });
    expect((await signIn()).profile?.body).toMatchObject({ role: 'admin' });
    company.people.set('erika', erika);
    expect((await signIn()).profile?.body).toMatchObject({ role: 'member' });
    company.people.set('erika', { ...erika, groups: [] });
    expect(await signIn()).toMatchObject({ failed: 'SOURCE_NOT_ALLOWED', profile: undefined });
    const { body } = await app.call('GET /admin/members?filter={"source":"oidc"}', { token });
    expect(body).toMatchObject([{ userName: 'erika.muster', status: 'INACTIVE' }]);
    company.people.set('erika', erika);
    expect((await signIn()).profile).toMatchObject({ status: 200 });
  });

  test.each([{}, { hasgroups: true }, { _claim_names: { groups: 'src1' } }])(
    'changes no rights where it leaves out the groups: %j',
    async (instead) => {
      await save();
      const { groups: _, ...silent } = erika;
      company.people.set('erika', { ...silent, ...instead });
      expect(await signIn()).toMatchObject({ failed: 'SOURCE_GROUPS_MISSING' });
      company.people.set('erika', { ...erika, groups: ['reception', 'bosses'] });
      expect((await signIn()).profile?.body).toMatchObject({ role: 'admin' });
      company.people.set('erika', { ...silent, ...instead });
      expect((await signIn()).profile?.body).toMatchObject({ role: 'admin' });
      company.people.set('erika', { ...erika, groups: [] });
      expect(await signIn()).toMatchObject({ failed: 'SOURCE_NOT_ALLOWED' });
    },
  );

  describe('that does not confirm an e-mail', () => {
    const mallory = { ...erika, preferred_username: 'mallory', given_name: 'Mallory' };

    test.each([false, 'false'] as const)(
      'reserves it for no one: its owner comes all the same (%j)',
      async (email_verified) => {
        await save();
        company.people.set('mallory', { ...mallory, email_verified });
        expect(await signIn('mallory')).toMatchObject({ failed: 'SOURCE_ACCOUNT_INCOMPLETE' });
        expect((await signIn()).profile?.body).toMatchObject({ email: erika.email });
        expect(await signIn('mallory')).toMatchObject({ failed: 'SOURCE_ACCOUNT_INCOMPLETE' });
      },
    );

    test('changes none of a member, who is still signed in with the confirmed one', async () => {
      await save();
      company.people.set('mallory', { ...mallory, email: 'mallory@example.org' });
      const before = (await signIn('mallory')).profile?.body;
      expect(before).toMatchObject({ email: 'mallory@example.org' });
      company.people.set('mallory', { ...mallory, email_verified: false });
      expect((await signIn('mallory')).profile?.body).toMatchObject({
        email: 'mallory@example.org',
      });
      expect((await signIn()).profile?.body).toMatchObject({ email: erika.email });
    });
  });

  describe('and accounts of here', () => {
    beforeEach(async () => {
      company.people.set('erika', { ...erika, email: 'erika.muster@example.org' });
    });

    test('are not taken over', async () => {
      await app.member('erika.muster');
      await save();
      expect(await signIn()).toMatchObject({ failed: 'SOURCE_ACCOUNT_EXISTS', profile: undefined });
      expect(await app.signIn('erika.muster', PASSWORD)).toEqual(expect.any(String));
    });

    test('are linked by an e-mail that is confirmed, where that is wanted, and by no other', async () => {
      const memberId = await app.member('erika.muster');
      await save({ linkExisting: true });
      company.people.set('erika', {
        ...erika,
        email: 'erika.muster@example.org',
        email_verified: false,
      });
      expect(await signIn()).toMatchObject({ failed: 'SOURCE_ACCOUNT_INCOMPLETE' });
      const { email_verified: _, ...silent } = erika;
      company.people.set('erika', { ...silent, email: 'erika.muster@example.org' });
      expect(await signIn()).toMatchObject({ failed: 'SOURCE_ACCOUNT_EXISTS' });
      company.people.set('erika', { ...erika, email: 'erika.muster@example.org' });
      expect((await signIn()).profile?.body).toMatchObject({ _id: memberId, source: 'oidc' });
    });

    test('are linked only by a proved e-mail if they were prepared for a person, and all access ends', async () => {
      const memberId = await app.member('erika.muster');
      const before = await app.signIn('erika.muster');
      await save({ linkExisting: true });
      // Formerly members typed an e-mail that was not asked for a proof.
      const typed = async (email: string) => {
        const id = newId();
        const { data, schemaVersion } = await app.core.codec.encode({
          type: 'MemberDetailsChanged',
          data: {
            ...{ memberId, firstName: 'Erika', lastName: 'Muster', language: 'de', email },
            userName: 'erika.muster',
          },
        });
        const metadata = {
          ...{ causationId: id, correlationId: id, at: new Date().toISOString(), schemaVersion },
          actor: { type: 'member', id: memberId, role: 'member' } as const,
        };
        const event = { id, type: 'MemberDetailsChanged', data, metadata };
        await app.eventLog.append([
          { stream: `member-${memberId}`, expectedRevision: 'any', events: [event] },
        ]);
      };
      await typed('another@example.org');
      await typed('erika.muster@example.org');
      expect(await signIn()).toMatchObject({ failed: 'SOURCE_ACCOUNT_UNPROVED' });
      expect(await app.call('GET /profile', { token: before })).toMatchObject({ status: 200 });
      const { email_verified: _, ...silent } = { ...erika, email: 'erika.muster@example.org' };
      // An administrator gives it another e-mail and this one again: whose it is was looked at
      // then.
      for (const email of ['for.now@example.org', 'erika.muster@example.org']) {
        const body = { email };
        const changed = await app.call(`PUT /admin/members/${memberId}`, { token, body });
        expect(changed).toMatchObject({ status: 200 });
      }
      company.people.set('erika', silent);
      expect(await signIn()).toMatchObject({ failed: 'SOURCE_ACCOUNT_EXISTS' });
      const again = await app.signIn('erika.muster');
      company.people.set('erika', { ...silent, email_verified: true });
      expect((await signIn()).profile?.body).toMatchObject({ _id: memberId, source: 'oidc' });
      for (const token of [before, again]) {
        expect(await app.call('GET /profile', { token })).toMatchObject({ status: 401 });
      }
      const ended: unknown[] = [];
      for await (const { type, data } of app.eventLog.readAll()) {
        if (type === 'MemberAccessEnded') ended.push(data);
      }
      // Feeds, files and calls of the account end by it.
      expect(ended).toContainEqual(expect.objectContaining({ memberId, reason: 'linked' }));
      const body = { username: 'erika.muster', password: PASSWORD };
      expect(await app.call('POST /login', { body })).toMatchObject({ status: 401 });
    });

    test('stay as they are if a person lacks an e-mail', async () => {
      await save();
      company.people.set('erika', { ...erika, email: '' });
      expect(await signIn()).toMatchObject({ failed: 'SOURCE_ACCOUNT_INCOMPLETE' });
    });
  });

  test.each([
    ['/vblh/console/members', '/vblh/console/members'],
    ['/vblh/desk?tab=2', '/vblh/desk?tab=2'],
    ['https://evil.example/vblh/', null],
    ['//evil.example/vblh/', null],
    ['/\\evil.example/vblh/', null],
    ['/api/v2/profile', null],
    ['javascript:alert(1)', null],
  ])('leads back to %s only within the program', async (wanted, back) => {
    await save();
    const { place } = await signIn('erika', `?return=${encodeURIComponent(wanted)}`);
    expect(place.origin).toBe(app.url);
    expect(place.searchParams.get('return')).toBe(back);
  });

  describe('refuses', () => {
    test('an answer in another browser than the one that has begun', async () => {
      await save();
      const callback = await toCallback(new PlainBrowser());
      const stranger = new PlainBrowser();
      const location = (await stranger.go(callback)).headers.get('location');
      expect(location).toContain('sso-failed=SSO_EXPIRED');
      await toCallback(stranger);
      const mixed = (await stranger.go(callback)).headers.get('location');
      expect(mixed).toContain('sso-failed=SSO_EXPIRED');
      expect(await takeSession(stranger)).toMatchObject({ errors: { code: 'SSO_EXPIRED' } });
    });

    test('an answer a second time, and to hand over a session a second time', async () => {
      await save();
      const browser = new PlainBrowser();
      const callback = await toCallback(browser);
      const before = browser.copy();
      await browser.go(callback);
      const location = (await before.go(callback)).headers.get('location');
      expect(location).toContain('sso-failed=SSO_EXPIRED');
      const thief = browser.copy();
      expect(await takeSession(browser)).toMatchObject({ token: expect.any(String) });
      expect(await takeSession(thief)).toMatchObject({ errors: { code: 'SSO_EXPIRED' } });
    });

    test('to begin while it is off or away, and says so', async () => {
      await save({ enabled: false });
      const off = await new PlainBrowser().go(`${app.url}/api/v2/sso/oidc/login`);
      expect(off.headers.get('location')).toContain('sso-failed=NOT_CONFIGURED');
      await save({ issuer: `http://127.0.0.1:${(await getPort()).toString()}` });
      const away = await new PlainBrowser().go(`${app.url}/api/v2/sso/oidc/login`);
      expect(away.headers.get('location')).toContain('sso-failed=SSO_UNAVAILABLE');
    });

    test('reports that the person cancelled', async () => {
      await save();
      const browser = new PlainBrowser();
      const begun = await browser.go(`${app.url}/api/v2/sso/oidc/login`);
      const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? '';
      const iss = encodeURIComponent(company.issuer);
      const callback = `${app.url}/api/v2/sso/oidc/callback?error=access_denied&state=${state}&iss=${iss}`;
      expect((await browser.go(callback)).headers.get('location')).toContain('SSO_CANCELLED');
    });
  });

  describe('is tried before it is saved', () => {
    test.each([
      ['works', {}, null],
      ['lies where no one may go', { issuer: 'https://169.254.169.254' }, 'ADDRESS_NOT_ALLOWED'],
    ])('%s', async (_what, changes, code) => {
      const trial = await app.call('POST /identityProvider/oidc/test', {
        token,
        body: settings(changes),
      });
      expect(trial).toMatchObject({ status: 200, body: { ok: code === null, code } });
    });

    test('reports a provider that is away', async () => {
      const issuer = `http://127.0.0.1:${(await getPort()).toString()}`;
      const trial = await app.call('POST /identityProvider/oidc/test', {
        token,
        body: settings({ issuer }),
      });
      expect(trial).toMatchObject({ body: { ok: false, code: 'SOURCE_UNREACHABLE' } });
    });

    test('reports an answer that is not from a provider', async () => {
      const issuer = app.url;
      const trial = await app.call('POST /identityProvider/oidc/test', {
        token,
        body: settings({ issuer }),
      });
      expect(trial).toMatchObject({ body: { ok: false, code: 'PROVIDER_NOT_UNDERSTOOD' } });
    });
  });

  test('never shows its secret, which stands in no event', async () => {
    await save();
    await signIn();
    const shown = await app.call('GET /identityProvider/oidc', { token });
    expect(shown).toMatchObject({
      body: { clientSecretSet: true, redirectUri: `${app.url}/api/v2/sso/oidc/callback` },
    });
    const told = [JSON.stringify(shown.body), JSON.stringify(app.log)];
    for await (const event of app.eventLog.readAll()) told.push(JSON.stringify(event.data));
    expect(told.join('\n')).not.toContain(CLIENT.clientSecret);
  });

  test('is not saved with a password in an address, which would be shown with it', async () => {
    const address = 'https://user:SEKRIT3@id.example.org/x';
    const { issuer } = company;
    const all = {
      ...{ authorizationEndpoint: issuer, tokenEndpoint: issuer },
      ...{ userinfoEndpoint: issuer, jwksUri: issuer },
    };
    for (const field of ['issuer', ...Object.keys(all)]) {
      const body = settings({ ...all, [field]: address });
      for (const path of [
        'PUT /identityProvider/oidc',
        'POST /identityProvider/oidc/test',
      ] as const) {
        const refused = await app.call(path, { token, body });
        expect(refused).toMatchObject({
          status: 400,
          body: { errors: { code: 'INVALID_INPUT', fields: { [field]: expect.any(String) } } },
        });
        expect(JSON.stringify(refused.body)).not.toContain('SEKRIT3');
      }
    }
    const told = [JSON.stringify(app.log)];
    for await (const event of app.eventLog.readAll()) told.push(JSON.stringify(event.data));
    expect(told.join('\n')).not.toContain('SEKRIT3');
  });

  test('with another issuer needs its secret once more', async () => {
    await save();
    const { clientSecret: _, ...body } = settings({ issuer: 'https://evil.example' });
    expect(await app.call('PUT /identityProvider/oidc', { token, body })).toMatchObject({
      status: 400,
      body: { errors: { fields: { clientSecret: expect.any(String) } } },
    });
  });
});

type Forge = (claims: Record<string, unknown>) => {
  readonly claims?: Record<string, unknown>;
  readonly alg?: string;
  readonly stranger?: boolean;
};

describe('an ID token', () => {
  let app: IdentityApp;
  let server: Server;
  let issuer: string;
  let forge: Forge = () => ({});
  let userinfo: Record<string, unknown> = {};
  const connections: string[] = [];
  let faulty: string | undefined;

  beforeAll(async () => {
    app = await bootSourceApp();
    const [good, bad] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
    const jwk = { ...(await exportJWK(good.publicKey)), kid: 'one', use: 'sig' };
    let nonce = '';
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '', issuer);
      connections.push(url.pathname);
      if (url.pathname === faulty) {
        response.writeHead(503).end('Please wait');
        return;
      }
      const answer = async (): Promise<unknown> => {
        if (url.pathname === '/auth') nonce = url.searchParams.get('nonce') ?? '';
        if (url.pathname === '/jwks') return { keys: [jwk] };
        if (url.pathname === '/userinfo') return userinfo;
        if (url.pathname !== '/token') {
          return {
            issuer,
            authorization_endpoint: `${issuer}/auth`,
            token_endpoint: `${issuer}/token`,
            userinfo_endpoint: `${issuer}/userinfo`,
            jwks_uri: `${issuer}/jwks`,
          };
        }
        const now = Math.floor(Date.now() / 1000);
        const claims = { iss: issuer, aud: 'foyer', sub: 'erika', nonce, iat: now, exp: now + 60 };
        const forged = forge(claims);
        const jwt = new SignJWT({ ...claims, ...forged.claims }).setProtectedHeader({
          alg: forged.alg ?? 'RS256',
          kid: 'one',
        });
        const key =
          forged.alg === 'HS256'
            ? new TextEncoder().encode(CLIENT.clientSecret.padEnd(32, 'x'))
            : (forged.stranger === true ? bad : good).privateKey;
        const idToken = await jwt.sign(key);
        return { access_token: 'a', token_type: 'Bearer', id_token: idToken };
      };
      void answer().then((body) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port.toString()}`;
    await app.member('super.admin', 'super-admin');
    await app.call('PUT /identityProvider/oidc', {
      token: await app.signIn('super.admin'),
      body: { enabled: true, issuer, ...CLIENT, claims: {} },
    });
  });
  afterAll(async () => {
    await app.close();
    server.close();
  });
  beforeEach(() => {
    userinfo = { sub: 'erika', ...erika };
  });

  const toCallback = async (browser: PlainBrowser) => {
    const begun = await browser.go(`${app.url}/api/v2/sso/oidc/login`);
    const there = begun.headers.get('location') ?? '';
    await browser.go(there);
    const state = new URL(there).searchParams.get('state') ?? '';
    return `${app.url}/api/v2/sso/oidc/callback?code=c&state=${state}`;
  };
  const signIn = async () => {
    const browser = new PlainBrowser();
    const back = await browser.go(await toCallback(browser));
    return back.headers.get('location') ?? '';
  };

  test('signs in if it is good', async () => {
    forge = () => ({});
    expect(await signIn()).toContain('sso=done');
  });

  test.each<[string, Forge]>([
    ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['for another client', () => ({ claims: { aud: 'another' } })],
    ['that is over', ({ iat }) => ({ claims: { exp: Number(iat) - 600 } })],
    ['of another sign-in', () => ({ claims: { nonce: 'another' } })],
    ['signed with a key that is not the provider’s', () => ({ stranger: true })],
    ['signed with the secret that both know', () => ({ alg: 'HS256' })],
  ])('%s does not', async (_what, how) => {
    forge = how;
    expect(await signIn()).toContain('sso-failed=SSO_FAILED');
  });

  test.each(['/token', '/userinfo'])(
    'that is not reached, since %s is down, costs nothing: the same answer is good for another try',
    async (path) => {
      forge = () => ({});
      const browser = new PlainBrowser();
      const callback = await toCallback(browser);
      faulty = path;
      for (let n = 0; n < 3; n += 1) {
        const { headers } = await browser.go(callback);
        expect(headers.get('location')).toContain('sso-failed=SSO_UNAVAILABLE');
      }
      faulty = undefined;
      const { headers } = await browser.go(callback);
      expect(headers.get('location')).toContain('sso=done');
    },
  );

  test('does not sign in with facts about another person', async () => {
    forge = () => ({});
    userinfo = { sub: 'another', ...erika };
    expect(await signIn()).toContain('sso-failed=SSO_FAILED');
  });
});
