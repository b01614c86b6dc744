import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { PublicAddress } from '#platform/operations/start';
import { eventually } from '#platform/testing/eventually.js';
import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';

interface Letter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });
const NEW = 'ada@elsewhere.example';
const OLD = 'ada.berger@example.org';

describe('the names by which a member signs in', () => {
  let app: IdentityApp;
  let folder: string;
  let admin: string;
  let adaId: string;
  let ada: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-names-'));
    app = await bootIdentityApp({ environment: { FOYER_DATA: folder } });
    app.app.get(PublicAddress).announce('https://reception.example.org');
    await app.member('plain.admin', 'super-admin');
    adaId = await app.member('ada.berger');
    admin = await app.signIn('plain.admin');
    ada = await app.signIn('ada.berger');
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, maxRetries: 5, force: true });
  });

  const change = (body: object) => app.call('POST /users/updateMyAccount', { token: ada, body });
  const profile = async () => (await app.call('GET /profile', { token: ada })).body;
  const letters = async () =>
    (await app.call('GET /admin/outbox', { token: admin })).body as readonly Letter[];
  const letterTo = async (to: string, about: string): Promise<string> => {
    const found = async () =>
      (await letters()).find((each) => each.to === to && each.subject.includes(about));
    await eventually(`a mail to ${to}`, async () => (await found()) !== undefined);
    const { body } = await app.call(`GET /admin/outbox/${(await found())?.id}`, { token: admin });
    return (body as { text: string }).text;
  };
  const linkOf = (text: string) => /#token=([\w.-]+)/.exec(text)?.[1] ?? '';
  const confirm = (token: string) => app.call(`POST /confirm-email/${token}`);
  const asked = async () => {
    expect(await change({ email: NEW, oldPassword: PASSWORD })).toMatchObject({ status: 200 });
    return linkOf(await letterTo(NEW, 'bestätigen'));
  };

  test.each([{ email: NEW }, { userName: 'ada.winter' }])(
    'do not change with a token alone (%j), by any of the ways',
    async (names) => {
      expect(await change(names)).toMatchObject({
        ...refused(422, 'OLD_PASSWORD_MISSING'),
        body: { errors: { fields: { oldPassword: expect.any(String) } } },
      });
      const patched = await fetch(`${app.url}/api/profile`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${ada}`, 'content-type': 'application/json' },
        body: JSON.stringify(names),
      });
      expect(patched.status).toBe(422);
      expect(await change({ ...names, oldPassword: 'Wrong-Horse-99' })).toMatchObject(
        refused(422, 'OLD_PASSWORD_WRONG'),
      );
      expect(await profile()).toMatchObject({ email: OLD, userName: 'ada.berger' });
    },
  );

  test('are not changed by administrators for themselves past their own password', async () => {
    const { body } = await app.call('GET /profile', { token: admin });
    const userId = (body as { _id: string })._id;
    const own = { userId, email: NEW };
    expect(await app.call('POST /users/updateAccount', { token: admin, body: own })).toMatchObject(
      refused(409, 'OWN_SIGN_IN'),
    );
    for (const names of [
      { email: NEW },
      { userName: 'other.chief' },
      { password: 'Other-Horse-22' },
    ]) {
      expect(
        await app.call(`PUT /admin/members/${userId}`, { token: admin, body: names }),
      ).toMatchObject(refused(409, 'OWN_SIGN_IN'));
    }
  });

  test('stop guesses at the password of an open session', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      await change({ userName: 'ada.winter', oldPassword: `Wrong-Horse-${guess}` });
    }
    expect(await change({ userName: 'ada.winter', oldPassword: PASSWORD })).toMatchObject(
      refused(429, 'TOO_MANY_REQUESTS'),
    );
  });

  test('count for an e-mail once its owner follows the link, and not before', async () => {
    const token = await asked();
    expect(await profile()).toMatchObject({ email: OLD, pendingEmail: { email: NEW } });
    await app.call('POST /forgot-password', { body: { username: NEW } });
    expect(await confirm(token)).toMatchObject({ status: 200 });
    expect(await profile()).toMatchObject({ email: NEW, pendingEmail: null });
    expect(await confirm(token)).toMatchObject(refused(410, 'EMAIL_LINK_EXPIRED'));
    await app.signIn(NEW);
    expect((await letters()).filter(({ subject }) => subject.includes('Passwort'))).toEqual([]);
  });

  test('are reported to the former address, with what to do', async () => {
    const token = await asked();
    const warned = await letterTo(OLD, 'soll geändert werden');
    expect(warned).toContain(NEW);
    expect(warned).toContain('/auth/forgot-password');
    await confirm(token);
    expect(await letterTo(OLD, 'wurde geändert')).toContain('Administration');
    await change({ userName: 'ada.winter', oldPassword: PASSWORD });
    expect(await letterTo(NEW, 'Benutzername')).toContain('ada.winter');
  });

  test('are reported also when an administrator writes them, who needs no confirmation', async () => {
    const body = { userId: adaId, email: NEW };
    expect(await app.call('POST /users/updateAccount', { token: admin, body })).toMatchObject({
      status: 200,
      body: { email: NEW },
    });
    expect(await letterTo(OLD, 'wurde geändert')).toContain(NEW);
  });

  test('stay where the owner withdraws the wish', async () => {
    const token = await asked();
    expect(await app.call('DELETE /profile/pendingEmail', { token: ada })).toMatchObject({
      status: 200,
      body: { email: OLD, pendingEmail: null },
    });
    expect(await confirm(token)).toMatchObject(refused(410, 'EMAIL_LINK_EXPIRED'));
  });

  test('stay where the link is a day old, and the wish is shown no more', async () => {
    const token = await asked();
    app.clock.advance(24 * 3_600_000);
    ada = await app.signIn('ada.berger');
    expect(await confirm(token)).toMatchObject(refused(410, 'EMAIL_LINK_EXPIRED'));
    expect(await profile()).toMatchObject({ email: OLD, pendingEmail: null });
  });

  test('stay where the owner sets a new password meanwhile', async () => {
    const token = await asked();
    const body = { oldPassword: PASSWORD, newPassword: 'Other-Horse-22' };
    await app.call('POST /profile/changePassword', { token: ada, body });
    expect(await confirm(token)).toMatchObject(refused(410, 'EMAIL_LINK_EXPIRED'));
  });

  test('keep no other member from an address that was only typed', async () => {
    const token = await asked();
    const tomId = await app.member('tom.keller');
    const body = { userId: tomId, email: NEW };
    expect(await app.call('POST /users/updateAccount', { token: admin, body })).toMatchObject({
      status: 200,
    });
    expect(await confirm(token)).toMatchObject(refused(409, 'EMAIL_ALREADY_EXISTS'));
  });

  test('leave no link behind that was mailed to an address of before', async () => {
    await app.call('POST /forgot-password', { body: { username: OLD } });
    const reset = linkOf(await letterTo(OLD, 'Neues Passwort'));
    await app.call('POST /users/updateAccount', {
      token: admin,
      body: { userId: adaId, email: NEW },
    });
    const body = { password: 'Thief-Horse-99' };
    expect(await app.call(`POST /reset/${reset}`, { body })).toMatchObject(
      refused(410, 'LINK_EXPIRED'),
    );
  });

  test('take an invitation to the right address where it went to a wrong one', async () => {
    const users = [
      {
        _id: app.core.newId.next(),
        firstName: 'Tom',
        lastName: 'Keller',
        userName: 'tom.keller',
        email: 'tom@wrong.example',
        role: 'member',
      },
    ];
    await app.call('POST /members/createWithInvitation', {
      token: admin,
      body: { users, inviteBaseURL: app.url },
    });
    const first = linkOf(await letterTo('tom@wrong.example', ''));
    const body = { userId: users[0]?._id, email: 'tom@right.example' };
    await app.call('POST /users/updateAccount', { token: admin, body });
    const second = linkOf(await letterTo('tom@right.example', ''));
    const password = { body: { password: 'Guten-Morgen-26' } };
    expect(await app.call(`POST /register/set-password/${first}`, password)).toMatchObject(
      refused(410, 'LINK_EXPIRED'),
    );
    expect(await app.call(`POST /register/set-password/${second}`, password)).toMatchObject({
      status: 200,
    });
  });
});
