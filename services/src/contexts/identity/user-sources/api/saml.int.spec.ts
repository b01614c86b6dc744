import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { CommandBus } from '@nestjs/cqrs';
import type { ManualClock } from '#platform/testing/manual-clock.js';
import type { IdentityApp } from '../../testing/identity-app.js';
import { SourceKeys } from '../adapters/source-keys.js';
import { AdmitFromSource } from '../commands.js';
import { PlainBrowser } from '../testing/plain-browser.js';
import {
  IDP,
  makeSamlCompany,
  requestIn,
  type SamlAnswer,
  type SamlCompany,
} from '../testing/saml-company.js';
import { bootSourceApp } from '../testing/source-app.js';

const attributes = {
  uid: 'erika.muster',
  mail: 'erika@example.org',
  givenName: 'Erika',
  sn: 'Muster',
  groups: ['reception', 'others'],
};

describe('a SAML identity provider of the company', () => {
  let app: IdentityApp;
  let company: SamlCompany;
  let callbackUrl: string;
  let audience: string;

  beforeAll(async () => {
    app = await bootSourceApp();
    company = await makeSamlCompany();
    callbackUrl = `${app.url}/api/v2/sso/saml/callback`;
    audience = `${app.url}/api/v2/sso/saml/metadata`;
    await app.member('super.admin', 'super-admin');
    const saved = await app.call('PUT /identityProvider/saml', {
      token: await app.signIn('super.admin'),
      body: {
        enabled: true,
        name: 'Example',
        entryPoint: `${IDP}/login`,
        idpIssuer: IDP,
        idpCertificates: [company.certificate],
        attributes: {},
        memberGroup: 'reception',
        adminGroup: 'bosses',
      },
    });
    expect(saved).toMatchObject({ status: 200, body: { entityId: audience, callbackUrl } });
  });
  afterAll(() => app.close());

  const begin = async (browser: PlainBrowser): Promise<SamlAnswer> => {
    const begun = await browser.go(`${app.url}/api/v2/sso/saml/login`);
    const there = begun.headers.get('location') ?? '';
    expect(there).toContain(`${IDP}/login?SAMLRequest=`);
    return { requestId: requestIn(there), callbackUrl, audience, attributes };
  };
  const send = async (browser: PlainBrowser, response: string): Promise<string> => {
    const answer = await browser.go(callbackUrl, { SAMLResponse: response, RelayState: '' });
    return answer.headers.get('location') ?? JSON.stringify(await answer.json());
  };
  const signedIn = async (changes: Partial<SamlAnswer> = {}): Promise<string> => {
    const browser = new PlainBrowser();
    const answer = { ...(await begin(browser)), ...changes };
    const place = await send(browser, company.answer(answer));
    const { searchParams } = new URL(place, app.url);
    const failed = searchParams.get('sso-failed');
    if (failed !== null) return failed;
    const taken = await browser.post(`${app.url}/api/v2/sso/session`);
    const { token } = (await taken.json()) as { token: string };
    const { body } = await app.call('GET /profile', { token });
    return JSON.stringify(body);
  };

  test('is not saved with a password in an address, which would be shown with it', async () => {
    const token = await app.signIn('super.admin');
    const good = { entryPoint: `${IDP}/login`, idpIssuer: IDP };
    for (const field of ['entryPoint', 'idpIssuer']) {
      const refused = await app.call('PUT /identityProvider/saml', {
        token,
        body: {
          ...{ enabled: true, name: 'Example', attributes: {} },
          ...{ ...good, [field]: 'https://user:SEKRIT3@id.example.org/x' },
          idpCertificates: [company.certificate],
        },
      });
      expect(refused).toMatchObject({
        status: 400,
        body: { errors: { code: 'INVALID_INPUT', fields: { [field]: expect.any(String) } } },
      });
      expect(JSON.stringify(refused.body)).not.toContain('SEKRIT3');
    }
  });

  test('publishes what it needs to know of this program', async () => {
    const answer = await fetch(audience);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/samlmetadata+xml');
    const xml = await answer.text();
    expect(xml).toContain(`entityID="${audience}"`);
    expect(xml).toContain(`Location="${callbackUrl}"`);
    expect(xml).toContain('WantAssertionsSigned="true"');
  });

  test('signs in who is in its group, and makes an administrator of who is in that one', async () => {
    expect(await signedIn()).toContain('"role":"member"');
    const groups = ['bosses'];
    const admin = await signedIn({ attributes: { ...attributes, groups } });
    expect(admin).toContain('"role":"admin"');
    expect(admin).toContain('"source":"saml"');
    expect(await signedIn({ attributes: { ...attributes, groups: 'others' } })).toBe(
      'SOURCE_NOT_ALLOWED',
    );
  });

  test('changes no rights where it leaves out the groups', async () => {
    const { groups: _, ...silent } = attributes;
    const nora = { uid: 'nora.silent', mail: 'nora@example.org' };
    const of = (groups?: readonly string[]) =>
      signedIn({ nameId: 'nora', attributes: { ...silent, ...nora, ...(groups && { groups }) } });
    expect(await of()).toBe('SOURCE_GROUPS_MISSING');
    expect(await of(['bosses'])).toContain('"role":"admin"');
    expect(await of()).toContain('"role":"admin"');
    expect(await of(['<Group>reception</Group>'])).toContain('"role":"admin"');
    const token = await app.signIn('super.admin');
    expect(await app.call('GET /identityProvider/saml', { token })).toMatchObject({
      body: { members: expect.any(Number), administrators: 1 },
    });
    expect(await of(['reception'])).toContain('"role":"member"');
    expect(await app.call('GET /identityProvider/saml', { token })).toMatchObject({
      body: { administrators: 0 },
    });
  });

  test('knows members of before by a name without qualifiers, each for the first who shows it', async () => {
    const idOf = async (qualifier: string, uid: string) => {
      const of = { ...attributes, uid, mail: `${uid}@example.org` };
      const nameAttributes = `Format="urn:a" NameQualifier="${qualifier}"`;
      const said = await signedIn({ nameId: 'lena', nameAttributes, attributes: of });
      return (JSON.parse(said) as { _id: string })._id;
    };
    const admitted = new AdmitFromSource(app.asSystem(), {
      source: 'saml',
      ...{ formerKey: null, language: null, emailVerified: true, emailUnconfirmed: false },
      identityKey: await app.app.get(SourceKeys, { strict: false }).keyOf('saml', IDP, 'lena'),
      person: {
        ...{ userName: 'lena.long', email: 'lena.long@example.org' },
        ...{ firstName: 'Lena', lastName: 'Long' },
      },
      ...{ allowed: true, admin: null, groupsUnknown: null },
      ...{ keepsStanding: false, linkExisting: false },
      defaultRole: 'member',
    });
    const { result } = await app.app.get(CommandBus, { strict: false }).execute(admitted);
    const first = await idOf('urn:one', 'lena.long');
    expect(first).toBe(result.memberId);
    const other = await idOf('urn:two', 'lena.other');
    expect(other).not.toBe(first);
    expect(await idOf('urn:one', 'lena.long')).toBe(first);
    expect(await idOf('urn:two', 'lena.other')).toBe(other);
  });

  test.each([
    '<saml:NameID>anna</saml:NameID>',
    '<saml:EncryptedID/>',
    '<saml:NameID Format="urn:a">erika</saml:NameID>',
  ])('refuses a subject with a second name: %s', async (moreOfSubject) => {
    expect(await signedIn({ moreOfSubject })).toBe('SSO_FAILED');
  });

  test.each([null, '', ' ', '\u00A0', '\u200B'])(
    'makes no member of people whom it does not name: %j',
    async (nameId) => {
      const of = (uid: string, groups: string) => ({
        nameId,
        attributes: { ...attributes, uid, mail: `${uid}@example.org`, groups },
      });
      expect(await signedIn(of('paula.intern', 'reception'))).toBe('SOURCE_IDENTITY_MISSING');
      expect(await signedIn(of('berta.boss', 'bosses'))).toBe('SOURCE_IDENTITY_MISSING');
    },
  );

  test('may be off by less than a minute', async () => {
    expect(await signedIn({ offset: 30 })).toContain('"role":"member"');
  });

  test.each<[string, (company: { entity: string }) => Partial<SamlAnswer>]>([
    ['for another program', () => ({ audience: 'https://other.example' })],
    ['of another provider', () => ({ issuer: 'https://evil.example' })],
    ['for another request', () => ({ requestId: '_another' })],
    [
      'that is put around what was signed for another request',
      () => ({ signedRequestId: '_other' }),
    ],
    ['that is put around what was signed for none', () => ({ signedRequestId: null })],
    ['for another place', () => ({ recipient: 'https://other.example/callback' })],
    ['that is over', () => ({ offset: -600 })],
    ['from a later time', () => ({ offset: 600 })],
  ])('does not believe an answer %s', async (_what, changes) => {
    expect(await signedIn(changes({ entity: audience }))).toBe('SSO_FAILED');
  });

  test('does not believe what is not signed, or was changed afterwards', async () => {
    const browser = new PlainBrowser();
    const answer = await begin(browser);
    const plain = company.response(answer, company.assertion(answer));
    expect(await send(browser, plain)).toContain('sso-failed=SSO_FAILED');
    const another = await begin(browser);
    const changed = company.signed(company.assertion(another)).replace('>erika<', '>super.admin<');
    expect(await send(browser, company.response(another, changed))).toContain('SSO_FAILED');
  });

  test('does not believe what is signed with another key', async () => {
    const stranger = await makeSamlCompany();
    const browser = new PlainBrowser();
    expect(await send(browser, stranger.answer(await begin(browser)))).toContain('SSO_FAILED');
  });

  /**
   * Keeps the signed assertion somewhere, and makes the program read another one (XML signature
   * wrapping).
   */
  test.each<[string, (good: string, evil: string) => string]>([
    ['an evil one before the good one', (good, evil) => evil + good],
    ['the good one before an evil one', (good, evil) => good + evil],
    [
      'the good one within an evil one',
      (good, evil) => evil.replace('</saml:Assertion>', `<x>${good}</x></saml:Assertion>`),
    ],
    [
      'the good one in the signature that was moved to an evil one',
      (good, evil) => {
        const signature = /<(?:ds:)?Signature[\s\S]*<\/(?:ds:)?Signature>/.exec(good)?.[0] ?? '';
        const bare = good.replace(signature, '');
        const wrapped = signature.replace(
          /<\/((?:ds:)?Signature)>$/,
          `<Object>${bare}</Object></$1>`,
        );
        return evil.replace('</saml:Issuer>', `</saml:Issuer>${wrapped}`);
      },
    ],
    [
      'the good one beside, where no one looks',
      (good, evil) => `<samlp:Extensions>${good}</samlp:Extensions>${evil}`,
    ],
  ])('does not take one assertion for another: %s', async (_what, wrap) => {
    const browser = new PlainBrowser();
    const answer = await begin(browser);
    const good = company.signed(company.assertion(answer));
    const evil = company.assertion({
      ...answer,
      nameId: 'evil',
      attributes: { ...attributes, uid: 'evil.evil', mail: 'evil@example.org', groups: ['bosses'] },
    });
    expect(await send(browser, company.response(answer, wrap(good, evil)))).toContain('SSO_FAILED');
  });

  test('does not believe an answer twice, nor in another browser', async () => {
    const browser = new PlainBrowser();
    const answer = await begin(browser);
    const response = company.answer(answer);
    const again = browser.copy();
    expect(await send(new PlainBrowser(), response)).toContain('SSO_EXPIRED');
    const other = new PlainBrowser();
    await begin(other);
    expect(await send(other, response)).toContain('SSO_FAILED');
    expect(await send(browser, response)).toContain('sso=done');
    expect(await send(again, response)).toContain('SSO_EXPIRED');
  });

  test('reads no document that is another kind of one', async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>';
    for (const text of [bomb, 'no xml', '<a/>', '']) {
      const browser = new PlainBrowser();
      await begin(browser);
      const response = Buffer.from(text).toString('base64') || 'AA==';
      expect(await send(browser, response)).toContain('SSO_FAILED');
    }
  });

  test('takes a form at this call alone', async () => {
    const answer = await new PlainBrowser().go(`${app.url}/api/v2/login`, { username: 'x' });
    expect(answer.status).toBe(415);
  });

  test('is looked at before it is saved: its certificate and, where they can be reached, its page and clock', async () => {
    // Certificates are made by the clock of the machine.
    const { clock } = app.core;
    (clock as ManualClock).advance(Date.now() - clock.now().getTime());
    const token = await app.signIn('super.admin');
    const page = createServer(({ url }, response) => {
      if (url === '/redirect') {
        response.writeHead(302, { location: 'https://elsewhere.example.org/' }).end();
        return;
      }
      if (url === '/endless') {
        // Longer than an answer may be.
        response.end('x'.repeat(2 * 1024 * 1024));
        return;
      }
      response.setHeader('date', new Date(Date.now() - 300_000).toUTCString());
      response.end('Sign in');
    });
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
    const { port } = page.address() as AddressInfo;
    const tried = async (entryPoint: string, idpCertificates = [company.certificate]) => {
      const settings = { enabled: true, name: 'Example', attributes: {}, idpIssuer: 'urn:example' };
      const body = { ...settings, entryPoint, idpCertificates };
      return app.call('POST /identityProvider/saml/test', { token, body });
    };
    expect(await tried('https://10.1.2.3/login')).toMatchObject({
      status: 200,
      body: {
        ...{ ok: false, code: 'SAML_NOT_CHECKED', msg: expect.stringMatching(/^Not checked/) },
        notes: expect.arrayContaining([
          expect.stringMatching(/^Certificate id\.example\.org: valid/),
          expect.stringContaining('does not reach the sign-in page'),
        ]),
      },
    });
    expect(await tried(`http://127.0.0.1:${port}/login`)).toMatchObject({
      body: {
        ...{ ok: false, code: 'SAML_CLOCK' },
        notes: expect.arrayContaining([
          expect.stringMatching(/clock is (299|300|301) seconds behind/),
        ]),
      },
    });
    expect(await tried(`http://127.0.0.1:${port}/redirect`)).toMatchObject({
      body: {
        ...{ ok: false, code: 'SAML_NOT_CHECKED' },
        notes: expect.arrayContaining([expect.stringContaining('leads on to another address')]),
      },
    });
    // No server listens there.
    expect(await tried('http://127.0.0.1:1/login')).toMatchObject({
      body: { ok: false, code: 'SAML_NOT_CHECKED' },
    });
    expect(await tried(`http://127.0.0.1:${port}/endless`)).toMatchObject({
      body: { ok: false, code: 'SAML_NOT_CHECKED' },
    });
    expect(
      await tried('https://10.1.2.3/login', ['none', company.certificate, 'none']),
    ).toMatchObject({
      status: 400,
      body: {
        errors: {
          fields: {
            'idpCertificates.0': expect.any(String),
            'idpCertificates.2': expect.any(String),
          },
        },
      },
    });
    page.close();
    await app.member('plain.admin', 'admin');
    const plain = { token: await app.signIn('plain.admin'), body: {} };
    expect(await app.call('POST /identityProvider/saml/test', plain)).toMatchObject({
      status: 403,
    });
  });
});
