import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';

import { eventually } from '#platform/testing/eventually.js';
import { Directory } from '../adapters/directory.js';
import { Providers } from '../adapters/providers.js';
import { PASSWORD, type IdentityApp } from '../../testing/identity-app.js';
import {
  ADMINS,
  BIND,
  LDAP_PASSWORD,
  personDn,
  STAFF,
  startSlapd,
  type Slapd,
} from '../testing/slapd.js';
import { bootSourceApp, ended, ldapSettings, synced } from '../testing/source-app.js';

interface Row {
  readonly _id: string;
  readonly userName: string;
  readonly role: string;
  readonly status: string;
  readonly source: string;
}

describe('a directory of the company', () => {
  let slapd: Slapd;
  let app: IdentityApp;
  let token: string;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    slapd = await startSlapd();
    for (const uid of ['erika.muster', 'max.muster', 'anna.adams', 'otto.outside']) {
      await slapd.person(uid);
    }
  });
  afterAll(() => slapd.stop());

  beforeEach(async () => {
    await slapd.setMembers(STAFF, ['erika.muster', 'max.muster', 'anna.adams']);
    await slapd.setMembers(ADMINS, ['anna.adams']);
    app = await bootSourceApp();
    await app.member('super.admin', 'super-admin');
    token = await app.signIn('super.admin');
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    await app.close();
  });

  const save = async (changes: object = {}) => {
    const saved = await app.call('PUT /identityProvider/ldap', {
      token,
      body: ldapSettings(slapd, changes),
    });
    expect(saved).toMatchObject({ status: 200 });
    return ended(app, token);
  };
  test('cannot be switched on at an address to which the server may not connect', async () => {
    const put = (enabled: boolean) =>
      app.call('PUT /identityProvider/ldap', {
        token,
        body: ldapSettings(slapd, { enabled, serverAddr: 'ldap://10.1.2.3:389' }),
      });
    expect(await put(true)).toMatchObject({
      status: 400,
      body: { errors: { fields: { serverAddr: expect.stringContaining('SIGN_IN_NETWORKS') } } },
    });
    expect(await put(false)).toMatchObject({ status: 200 });
    const trial = await app.call('POST /identityProvider/ldap/test', {
      token,
      body: ldapSettings(slapd, { serverAddr: 'ldaps://169.254.169.254' }),
    });
    expect(trial).toMatchObject({ status: 200, body: { ok: false, code: 'ADDRESS_NOT_ALLOWED' } });
  });

  const login = (username: string, password = LDAP_PASSWORD) =>
    app.call('POST /login', { body: { username, password } });
  const members = async (): Promise<readonly Row[]> => {
    const { body } = await app.call('GET /admin/members?range=[0,24]', { token });
    return body as Row[];
  };
  const one = async (userName: string) =>
    (await members()).find((member) => member.userName === userName);
  const untilStatus = (userName: string, wanted: Partial<Row>) =>
    eventually(`${userName} is so`, async () => {
      const found: Partial<Row> = (await one(userName)) ?? {};
      return Object.entries(wanted).every(([field, value]) => found[field as keyof Row] === value);
    });

  describe('signs in', () => {
    test('signs in a person of the directory by user name or e-mail, and creates the member at the first time', async () => {
      await save({ loginGroupDN: '' });
      for (const name of ['otto.outside', 'OTTO.outside@example.org']) {
        const { status, body } = await login(name);
        expect(status).toBe(200);
        const profile = await app.call('GET /profile', {
          token: (body as { token: string }).token,
        });
        expect(profile).toMatchObject({
          status: 200,
          body: {
            userName: 'otto.outside',
            displayName: 'Erika Muster',
            role: 'member',
            source: 'ldap',
          },
        });
      }
      expect((await members()).filter(({ userName }) => userName === 'otto.outside')).toHaveLength(
        1,
      );
    });

    test.each(['e', 'max', 'lea4'])('a person with the short name %s there', async (uid) => {
      await slapd.person(uid);
      await save({ loginGroupDN: '' });
      expect(await login(uid)).toMatchObject({ status: 200 });
      await slapd.as((client) => client.del(personDn(uid)));
    });

    test('in the language that it says is preferred', async () => {
      await slapd.person('lea.london', { preferredLanguage: 'en-GB, de;q=0.5' });
      await save({ loginGroupDN: '' });
      const { token: given } = (await login('lea.london')).body as { token: string };
      const profile = await app.call('GET /profile', { token: given });
      expect(profile).toMatchObject({ body: { language: 'en' } });
      await slapd.as((client) => client.del(personDn('lea.london')));
    });

    test('none with a wrong or no password, nor a name that changes the filter', async () => {
      await save();
      for (const [name, password] of [
        ['erika.muster', 'Wrong-Secret-1'],
        ['erika*', LDAP_PASSWORD],
        ['*)(uid=*', LDAP_PASSWORD],
        ['erika.muster)(|(uid=*', LDAP_PASSWORD],
        ['nobody.here', LDAP_PASSWORD],
      ] as const) {
        expect(await login(name, password)).toMatchObject({
          status: 401,
          body: { errors: { code: 'WRONG_CREDENTIALS' } },
        });
      }
      expect((await login('erika.muster', '')).status).toBe(400);
    });

    test('none without a password, though the directory takes that for an anonymous caller', async () => {
      await save();
      await slapd.as((client) => client.bind(personDn('erika.muster'), ''));
      const settings = await app.app.get(Providers, { strict: false }).ldap();
      if (!settings) throw new Error('There is no directory');
      const directory = app.app.get(Directory, { strict: false });
      const full = { settings, bindPW: BIND.bindPW };
      expect(await directory.authenticate(full, 'erika.muster', LDAP_PASSWORD)).toBeDefined();
      expect(await directory.authenticate(full, 'erika.muster', '')).toBeUndefined();
    });

    test('with a filter that has the place of the name in it, and nothing typed leaves that place', async () => {
      await save({ userSearchFilter: '(&(objectClass=inetOrgPerson)(uid={login}))' });
      expect(await login('erika.muster')).toMatchObject({ status: 200 });
      expect(await login('erika.muster)(cn=*')).toMatchObject({ status: 401 });
      expect(await login('erika.mus*')).toMatchObject({ status: 401 });
    });

    test('administrators by their group, and takes that back at the next sign-in', async () => {
      await save();
      await login('anna.adams');
      expect(await one('anna.adams')).toMatchObject({ role: 'admin' });
      await slapd.setMembers(ADMINS, []);
      await login('anna.adams');
      expect(await one('anna.adams')).toMatchObject({ role: 'member' });
    });

    test('refuses a person outside of its group, and says so only after the right password', async () => {
      await save();
      expect(await login('otto.outside')).toMatchObject({
        status: 403,
        body: { errors: { code: 'SOURCE_NOT_ALLOWED' } },
      });
      expect(await login('otto.outside', 'Wrong-Secret-1')).toMatchObject({ status: 401 });
      expect(await one('otto.outside')).toBeUndefined();
    });

    test('counts its guesses with all others', async () => {
      await save();
      for (let guess = 0; guess < 10; guess += 1) await login('max.muster', 'Wrong-Secret-1');
      expect(await login('max.muster')).toMatchObject({ status: 429 });
    });

    test('by StartTLS too', async () => {
      await save({ serverAddr: slapd.url, startTls: true });
      expect(await login('erika.muster')).toMatchObject({ status: 200 });
    });
  });

  describe('and accounts of here', () => {
    test('are not taken over: the same name is refused, and the account stays as it is', async () => {
      await app.member('erika.muster', 'support');
      const report = await save();
      expect(report.changes).toContainEqual(
        expect.objectContaining({ change: 'skipped', code: 'SOURCE_ACCOUNT_EXISTS' }),
      );
      expect(await login('erika.muster')).toMatchObject({
        status: 409,
        body: { errors: { code: 'SOURCE_ACCOUNT_EXISTS' } },
      });
      expect(await login('erika.muster', PASSWORD)).toMatchObject({ status: 200 });
      expect(await one('erika.muster')).toMatchObject({ source: 'local', role: 'support' });
    });

    test('are linked where that is wanted and the e-mail is the same; then the password of here is none', async () => {
      const memberId = await app.member('erika.muster', 'support');
      await save({ linkExisting: true });
      expect(await login('erika.muster')).toMatchObject({ status: 200 });
      expect(await one('erika.muster')).toMatchObject({
        _id: memberId,
        source: 'ldap',
        role: 'support',
      });
      expect(await login('erika.muster', PASSWORD)).toMatchObject({ status: 401 });
    });

    test('are never linked if they administer', async () => {
      await app.member('erika.muster', 'admin');
      await save({ linkExisting: true });
      expect(await login('erika.muster')).toMatchObject({ status: 409 });
      expect(await one('erika.muster')).toMatchObject({ source: 'local', role: 'admin' });
    });

    test('sign in while the directory is away; others learn that it is', async () => {
      await save();
      await app.call('PUT /identityProvider/ldap', {
        token,
        body: ldapSettings(slapd, { serverAddr: 'ldaps://localhost:1' }),
      });
      expect(await login('super.admin', PASSWORD)).toMatchObject({ status: 200 });
      expect(await login('erika.muster')).toMatchObject({
        status: 503,
        body: { errors: { code: 'DIRECTORY_UNAVAILABLE' } },
      });
      // The same for a name of here, so that the answer does not tell it from others.
      expect(await login('super.admin', 'Wrong-Horse-1')).toMatchObject({ status: 503 });
    });
  });

  describe('that is away', () => {
    const leave = () =>
      app.call('PUT /identityProvider/ldap', {
        token,
        body: ldapSettings(slapd, { serverAddr: 'ldaps://localhost:1' }),
      });

    test('counts no sign-in of an office behind one address as a guess', async () => {
      await save();
      await leave();
      for (let round = 0; round < 6; round += 1) {
        for (const name of [
          'erika.muster',
          'max.muster',
          'anna.adams',
          'otto.outside',
          'no.one.here',
        ]) {
          expect(await login(name)).toMatchObject({ status: 503 });
          expect(await login(`${name}@example.org`)).toMatchObject({ status: 503 });
        }
      }
      expect(await login('super.admin', PASSWORD)).toMatchObject({ status: 200 });
      await app.call('PUT /identityProvider/ldap', { token, body: ldapSettings(slapd) });
      expect(await login('erika.muster')).toMatchObject({ status: 200 });
    });

    test('opens no way to guess at local accounts, and does not reveal which exist', async () => {
      await save();
      await leave();
      const answers = async (name: string) => {
        const statuses: number[] = [];
        for (let n = 0; n < 22; n += 1) statuses.push((await login(name, 'Wrong-1')).status);
        return statuses;
      };
      const ofHere = await answers('super.admin');
      expect(ofHere).toEqual([...Array.from({ length: 20 }, () => 503), 429, 429]);
      expect(await answers('nobody.here')).toEqual(ofHere);
    });
  });

  describe('is fetched', () => {
    test('when it is saved: those who may sign in are made, and a report says so', async () => {
      const report = await save();
      expect(report).toMatchObject({ status: 'done', found: 4, created: 3, skipped: 0 });
      expect(report.changes.map(({ change }) => change)).toEqual(['created', 'created', 'created']);
      expect((await members()).filter(({ source }) => source === 'ldap')).toHaveLength(3);
      expect(await synced(app, token)).toMatchObject({ created: 0, updated: 0, deactivated: 0 });
    });

    test('again: names follow, and who is out of the group is out of here, with open connections', async () => {
      await save();
      const { body } = await login('erika.muster');
      const socket = io(`${app.url}/main`, {
        auth: { token: (body as { token: string }).token },
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      });
      sockets.push(socket);
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
      const told = new Promise<unknown>((resolve) => socket.once('signedOut', resolve));
      await slapd.setMembers(STAFF, ['max.muster', 'anna.adams']);
      await slapd.replace('max.muster', 'sn', 'Mustermann');
      expect(await synced(app, token)).toMatchObject({ updated: 1, deactivated: 1 });
      expect(await told).toEqual({ code: 'MEMBER_DEACTIVATED' });
      await untilStatus('erika.muster', { status: 'INACTIVE' });
      expect(await login('erika.muster')).toMatchObject({ status: 403 });
      await slapd.setMembers(STAFF, ['erika.muster', 'max.muster', 'anna.adams']);
      expect(await synced(app, token)).toMatchObject({ activated: 1 });
      expect(await login('erika.muster')).toMatchObject({ status: 200 });
      await slapd.replace('max.muster', 'sn', 'Muster');
    });

    test('deactivates a member deleted there, and does not reactivate one deactivated by hand here', async () => {
      await slapd.person('leo.leaves');
      await slapd.setMembers(STAFF, ['erika.muster', 'max.muster', 'leo.leaves']);
      await save();
      const max = await one('max.muster');
      await app.call(`PUT /admin/members/${max?._id ?? ''}`, {
        token,
        body: { status: 'INACTIVE' },
      });
      await slapd.as((client) => client.del(personDn('leo.leaves')));
      expect(await synced(app, token)).toMatchObject({ deactivated: 1, activated: 0 });
      await untilStatus('leo.leaves', { status: 'INACTIVE' });
      expect(await one('max.muster')).toMatchObject({ status: 'INACTIVE' });
    });

    test.each([
      [
        'a group that is not there',
        { loginGroupDN: 'cn=nobody,dc=example,dc=org' },
        'SOURCE_GROUP_NOT_FOUND',
      ],
      ['a base that is not there', { userDN: 'ou=nobody,dc=example,dc=org' }, 'BASE_NOT_FOUND'],
      [
        'a filter that finds no one',
        { userSearchFilter: '(objectClass=device)' },
        'DIRECTORY_EMPTY',
      ],
      ['a wrong password', { bindPW: 'Wrong-Secret-1' }, 'BIND_REFUSED'],
      ['a certificate that no one knows', { caCertificate: '' }, 'CERTIFICATE_NOT_TRUSTED'],
      ['a server that is not there', { serverAddr: 'ldaps://localhost:1' }, 'SOURCE_UNREACHABLE'],
    ])('but %s changes no member, and is reported', async (_what, changes, code) => {
      await save();
      await app.call('PUT /identityProvider/ldap', { token, body: ldapSettings(slapd, changes) });
      expect(await synced(app, token)).toMatchObject({ status: 'failed', failure: code });
      expect((await members()).filter(({ status }) => status === 'ACTIVE')).toHaveLength(4);
      const trial = await app.call('POST /identityProvider/ldap/test', {
        token,
        body: ldapSettings(slapd, changes),
      });
      expect(trial).toMatchObject({ status: 200, body: { ok: false, code } });
    });

    test('every few hours, unless it must be fetched only on request', async () => {
      await save({ syncInterval: 2 });
      app.clock.advance(2 * 3_600_000 + 1000);
      await eventually('it is fetched once more', async () => {
        const { body } = await app.call('GET /identityProvider/ldap/sync', { token });
        return (body as { syncs: { reason: string }[] }).syncs.some(
          ({ reason }) => reason === 'schedule',
        );
      });
    });
  });

  describe('its settings', () => {
    test('never show the password, which stands in no event', async () => {
      await save();
      const shown = await app.call('GET /identityProvider/ldap', { token });
      expect(shown).toMatchObject({ status: 200, body: { bindPWSet: true, bindDN: BIND.bindDN } });
      const told = [JSON.stringify(shown.body)];
      for await (const event of app.eventLog.readAll()) told.push(JSON.stringify(event.data));
      expect(told.join('\n')).not.toContain(BIND.bindPW);
    });

    test('need the password again if they lead elsewhere', async () => {
      await save();
      const { bindPW: _, ...settings } = ldapSettings(slapd, { serverAddr: 'ldaps://localhost:1' });
      for (const route of [
        'PUT /identityProvider/ldap',
        'POST /identityProvider/ldap/test',
      ] as const) {
        expect(await app.call(route, { token, body: settings })).toMatchObject({
          status: 400,
          body: { errors: { code: 'INVALID_INPUT', fields: { bindPW: expect.any(String) } } },
        });
      }
    });

    test('receive all their faults at once', async () => {
      await save();
      const { bindPW: _, ...settings } = ldapSettings(slapd, {
        ...{ enabled: true, serverAddr: 'ldap://10.1.2.3:389' },
        ...{ userSearchFilter: '(uid=', caCertificate: 'none' },
      });
      const refused = await app.call('PUT /identityProvider/ldap', { token, body: settings });
      const { fields } = (refused.body as { errors: { fields: object } }).errors;
      expect(Object.keys(fields).toSorted()).toEqual([
        ...['bindPW', 'caCertificate', 'serverAddr', 'userSearchFilter'],
      ]);
    });

    test('are for those alone who may make administrators', async () => {
      await app.member('plain.admin', 'admin');
      const admin = await app.signIn('plain.admin');
      for (const route of [
        'GET /identityProvider/ldap',
        'POST /identityProvider/ldap/sync',
      ] as const) {
        expect(await app.call(route, { token: admin })).toMatchObject({ status: 403 });
      }
    });

    test('are tried before they are saved', async () => {
      const trial = await app.call('POST /identityProvider/ldap/test', {
        token,
        body: ldapSettings(slapd),
      });
      expect(trial).toMatchObject({ status: 200, body: { ok: true, found: 3 } });
    });
  });

  test('keeps passwords: they cannot be changed here', async () => {
    await save();
    const { body } = await login('erika.muster');
    const own = (body as { token: string }).token;
    const code = 'PASSWORD_FROM_SOURCE';
    expect(
      await app.call('POST /profile/changePassword', {
        token: own,
        body: { oldPassword: LDAP_PASSWORD, newPassword: 'Better-Horse-2' },
      }),
    ).toMatchObject({ status: 409, body: { errors: { code } } });
    const { _id } = (await one('erika.muster')) ?? { _id: '' };
    expect(
      await app.call(`PUT /admin/members/${_id}`, { token, body: { password: 'Better-Horse-2' } }),
    ).toMatchObject({ status: 409, body: { errors: { code } } });
  });

  test('keeps the last super-admin, even if the directory states otherwise', async () => {
    await save();
    const anna = await one('anna.adams');
    await app.call(`PUT /admin/members/${anna?._id ?? ''}`, {
      token,
      body: { role: 'super-admin' },
    });
    const annas = await login('anna.adams');
    const hers = (annas.body as { token: string }).token;
    const first = await one('super.admin');
    expect(
      await app.call(`PUT /admin/members/${first?._id ?? ''}`, {
        token: hers,
        body: { role: 'member' },
      }),
    ).toMatchObject({ status: 200 });
    token = hers;
    await slapd.setMembers(STAFF, ['erika.muster']);
    await slapd.setMembers(ADMINS, []);
    expect((await synced(app, token)).changes).toContainEqual(
      expect.objectContaining({ change: 'skipped', code: 'LAST_ADMINISTRATOR' }),
    );
    expect(await one('anna.adams')).toMatchObject({ role: 'super-admin', status: 'ACTIVE' });
    expect(await login('anna.adams')).toMatchObject({ status: 200 });
  });
});
