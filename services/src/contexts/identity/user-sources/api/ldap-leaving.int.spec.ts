import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { PASSWORD, type IdentityApp } from '../../testing/identity-app.js';
import {
  ADMINS,
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
}

const OFFICE = Array.from({ length: 9 }, (_, n) => `person.${n}`);

describe('people who leave a directory', () => {
  let slapd: Slapd;
  let app: IdentityApp;
  let token: string;

  beforeAll(async () => {
    slapd = await startSlapd();
    for (const uid of OFFICE) await slapd.person(uid);
    await slapd.setMembers(ADMINS, []);
  });
  afterAll(() => slapd.stop());
  beforeEach(async () => {
    await slapd.setMembers(STAFF, OFFICE);
    app = await bootSourceApp();
    await app.member('super.admin', 'super-admin');
    token = await app.signIn('super.admin');
    await save();
  });
  afterEach(() => app.close());

  const save = async (changes: object = {}) => {
    const body = ldapSettings(slapd, changes);
    expect(await app.call('PUT /identityProvider/ldap', { token, body })).toMatchObject({
      status: 200,
    });
    return ended(app, token);
  };
  const login = (username: string, password = LDAP_PASSWORD) =>
    app.call('POST /login', { body: { username, password } });
  const members = async (): Promise<readonly Row[]> => {
    const filter = encodeURIComponent('{"source":"ldap"}');
    const { body } = await app.call(`GET /admin/members?range=[0,24]&filter=${filter}`, { token });
    return body as Row[];
  };
  const statusOf = async (userName: string) =>
    (await members()).filter((one) => one.userName === userName).map(({ status }) => status);
  const active = async () => (await members()).filter(({ status }) => status === 'ACTIVE').length;
  const answer = (syncId: string, how: 'apply' | 'discard') =>
    app.call(`POST /identityProvider/ldap/sync/${syncId}/${how}`, { token });

  test('keep their names, each of them, and have them when they are back', async () => {
    const left = OFFICE.slice(0, 2);
    await slapd.setMembers(STAFF, OFFICE.slice(2));
    expect(await synced(app, token)).toMatchObject({ status: 'done', deactivated: 2 });
    for (const uid of left) {
      const body = {
        ...{ firstName: 'Erika', lastName: 'Muster', role: 'member', password: PASSWORD },
        ...{ userName: uid, email: `${uid}@example.org` },
      };
      expect(await app.call('POST /admin/members', { token, body })).toMatchObject({ status: 409 });
    }
    await slapd.setMembers(STAFF, OFFICE);
    expect(await synced(app, token)).toMatchObject({ activated: 2 });
    for (const uid of left) expect(await login(uid)).toMatchObject({ status: 200 });
  });

  test('leave their names to a successor, and are refused while that one has them', async () => {
    const [uid = ''] = OFFICE;
    const before = (await members()).find(({ userName }) => userName === uid);
    await slapd.as((client) => client.del(personDn(uid)));
    expect(await synced(app, token)).toMatchObject({ deactivated: 1 });
    await slapd.person(uid);
    expect(await synced(app, token)).toMatchObject({ created: 1, skipped: 0 });
    expect((await statusOf(uid)).toSorted()).toEqual(['ACTIVE', 'INACTIVE']);
    expect(await login(uid)).toMatchObject({ status: 200 });
    const again = { token, body: { status: 'ACTIVE' } };
    expect(await app.call(`PUT /admin/members/${before?._id ?? ''}`, again)).toMatchObject({
      status: 409,
    });
  });

  test('are kept where they are many, until an administrator agrees to exactly those', async () => {
    await slapd.setMembers(STAFF, OFFICE.slice(0, 2));
    const held = await synced(app, token);
    expect(held).toMatchObject({ status: 'held', deactivated: 7 });
    expect(held.changes.map(({ change, name }) => [change, name])).toEqual(
      Array.from({ length: 7 }, () => ['deactivated', 'Erika Muster']),
    );
    expect(await active()).toBe(9);
    // One more has left since it was shown.
    await slapd.setMembers(STAFF, OFFICE.slice(0, 1));
    expect(await answer(held._id, 'apply')).toMatchObject({ status: 202 });
    const anew = await ended(app, token, held._id);
    expect(anew).toMatchObject({ status: 'held', deactivated: 8 });
    expect(await active()).toBe(9);
    await answer(held._id, 'apply');
    expect(await ended(app, token, held._id)).toMatchObject({ status: 'done', deactivated: 8 });
    expect(await active()).toBe(1);
  });

  test('stay where that is discarded, and an older question is none any more', async () => {
    await slapd.setMembers(STAFF, OFFICE.slice(0, 2));
    const older = await synced(app, token);
    app.clock.advance(1000);
    const held = await synced(app, token);
    expect(held).toMatchObject({ status: 'held' });
    const none = { status: 409, body: { errors: { code: 'SYNC_NOT_HELD' } } };
    expect(await answer(older._id, 'apply')).toMatchObject(none);
    expect(await answer(held._id, 'discard')).toMatchObject({
      status: 202,
      body: { status: 'discarded' },
    });
    expect(await answer(held._id, 'apply')).toMatchObject(none);
    expect(await active()).toBe(9);
  });

  test('keep their standing at a sign-in while a plan waits, and after it was discarded', async () => {
    const standing = async (uid: string) =>
      (await members())
        .filter(({ userName }) => userName === uid)
        .map(({ role, status }) => `${role} ${status}`);
    const newcomers = ['nora.new', 'nick.new'];
    for (const uid of newcomers) await slapd.person(uid);
    await slapd.setMembers(ADMINS, [...OFFICE, ...newcomers]);
    const stay = async ([one, another]: readonly [string, string], sync: { _id: string }) => {
      expect(await login(one)).toMatchObject({ status: 200 });
      expect(await standing(one)).toEqual(['member ACTIVE']);
      expect(await answer(sync._id, 'discard')).toMatchObject({ status: 202 });
      expect(await login(another)).toMatchObject({ status: 200 });
      expect(await standing(another)).toEqual(['member ACTIVE']);
    };
    await stay(['person.0', 'person.1'], await synced(app, token));
    // A newcomer is let in by the settings that were confirmed last, and never to administer.
    app.clock.advance(1000);
    const narrow = await save({ loginGroupDN: ADMINS, adminGroupDN: '' });
    expect(narrow).toMatchObject({ status: 'done' });
    await slapd.setMembers(ADMINS, []);
    app.clock.advance(1000);
    const widened = await save({ loginGroupDN: STAFF, adminGroupDN: STAFF });
    expect(widened).toMatchObject({ status: 'held', promoted: 9 });
    await slapd.setMembers(STAFF, [...OFFICE, ...newcomers]);
    expect(await login('nick.new')).toMatchObject({ status: 200 });
    expect(await standing('nick.new')).toEqual(['member ACTIVE']);
    await stay(['person.2', 'person.3'], widened);
    for (const uid of newcomers) await slapd.as((client) => client.del(personDn(uid)));
  });

  test('are let go by new settings at no sign-in while that waits, and sign out of nothing', async () => {
    const { body } = await login('person.5');
    const open = (body as { token: string }).token;
    app.clock.advance(1000);
    const few = await save({ userSearchFilter: '(uid=person.0)' });
    expect(few).toMatchObject({ status: 'held', deactivated: 8 });
    expect(await login('person.6')).toMatchObject({ status: 200 });
    await answer(few._id, 'discard');
    expect(await login('person.7')).toMatchObject({ status: 200 });
    expect(await app.call('GET /profile', { token: open })).toMatchObject({ status: 200 });
    expect(await active()).toBe(9);
  });

  test('keep their roles where many would lose them, until an administrator agrees', async () => {
    const admins = async () =>
      (await members()).filter(({ role, status }) => role === 'admin' && status === 'ACTIVE')
        .length;
    const few = OFFICE.slice(0, 2);
    await slapd.setMembers(ADMINS, few);
    expect(await synced(app, token)).toMatchObject({ status: 'done', promoted: 2, updated: 0 });
    // The others are too many to become administrators by a slip.
    app.clock.advance(1000);
    await slapd.setMembers(ADMINS, OFFICE);
    const gaining = await synced(app, token);
    expect(gaining).toMatchObject({ status: 'held', promoted: 7, demoted: 0, deactivated: 0 });
    expect(await admins()).toBe(2);
    await answer(gaining._id, 'apply');
    expect(await ended(app, token, gaining._id)).toMatchObject({ status: 'done', promoted: 7 });
    expect(await admins()).toBe(9);
    // Before it is saved, the trial reports another group of administrators with few members.
    await slapd.setMembers(ADMINS, few);
    const body = ldapSettings(slapd, {});
    expect(await app.call('POST /identityProvider/ldap/test', { token, body })).toMatchObject({
      body: {
        plan: {
          ...{ deactivated: 0, promoted: 0, demoted: 7, needsConsent: true },
          demotedNames: Array.from({ length: 7 }, () => 'Erika Muster'),
        },
      },
    });
    app.clock.advance(1000);
    const losing = await save();
    expect(losing).toMatchObject({ status: 'held', demoted: 7 });
    expect(await admins()).toBe(9);
    await answer(losing._id, 'apply');
    expect(await ended(app, token, losing._id)).toMatchObject({ status: 'done', demoted: 7 });
    expect(await admins()).toBe(2);
    await slapd.setMembers(ADMINS, []);
  });

  test('are named with newcomers before settings are saved that let them go', async () => {
    await slapd.setMembers(STAFF, OFFICE.slice(1));
    await slapd.person('nina.new');
    const test = (changes: object) =>
      app.call('POST /identityProvider/ldap/test', { token, body: ldapSettings(slapd, changes) });
    expect(await test({ loginGroupDN: '' })).toMatchObject({
      body: { plan: { created: 1, createdNames: ['Erika Muster'], deactivated: 0 } },
    });
    expect(await test({ userSearchFilter: '(uid=person.1)' })).toMatchObject({
      body: {
        plan: {
          ...{ created: 0, deactivated: 8, needsConsent: true },
          deactivatedNames: Array.from({ length: 8 }, () => 'Erika Muster'),
        },
      },
    });
    expect(await active()).toBe(9);
    await slapd.as((client) => client.del(personDn('nina.new')));
  });

  test('are none where an ID that is not unique, or not there, names several people', async () => {
    const withId = async (id: string) => {
      app.clock.advance(1000);
      await save({ attributes: { id } });
      return synced(app, token);
    };
    const shared = await withId('sn');
    expect(shared).toMatchObject({ deactivated: 0, created: 0 });
    expect(shared.changes[0]).toMatchObject({ code: 'SOURCE_IDENTITY_AMBIGUOUS' });
    expect(await login('person.1')).toMatchObject({
      status: 422,
      body: { errors: { code: 'SOURCE_IDENTITY_AMBIGUOUS' } },
    });
    const missing = await withId('employeeNumber');
    expect(missing).toMatchObject({ status: 'done', deactivated: 0, created: 0 });
    expect(missing.changes[0]).toMatchObject({ code: 'SOURCE_IDENTITY_MISSING' });
    expect(await login('person.1')).toMatchObject({
      status: 422,
      body: { errors: { code: 'SOURCE_IDENTITY_MISSING' } },
    });
    expect(await active()).toBe(9);
  });
});
