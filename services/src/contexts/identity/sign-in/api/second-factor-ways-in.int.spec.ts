import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { STANDARD_SETTINGS } from '@foyer/contracts/settings';

import { PublicAddress } from '#platform/operations/start';
import { eventually } from '#platform/testing/eventually.js';
import { factorsOf, type FactorPhone } from '../../testing/factor-phone.js';
import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';

interface Letter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });
const MAILBOX = 'ada.berger@example.org';

describe('the ways in of a member with a second factor', () => {
  let app: IdentityApp;
  let phone: FactorPhone;
  let folder: string;
  let boss: string;
  let bossId: string;
  let adaId: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-factor-'));
    app = await bootIdentityApp({ environment: { FOYER_DATA: folder } });
    app.app.get(PublicAddress).announce('https://reception.example.org');
    phone = factorsOf(app);
    bossId = await app.member('big.boss', 'super-admin');
    adaId = await app.member('ada.berger');
    boss = await app.signIn('big.boss');
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, maxRetries: 5, force: true });
  });

  const letterAbout = async (about: string): Promise<string> => {
    const found = async () => {
      const { body } = await app.call('GET /admin/outbox', { token: boss });
      return (body as readonly Letter[]).find(
        ({ to, subject }) => to === MAILBOX && subject.includes(about),
      );
    };
    await eventually(`a mail about ${about}`, async () => (await found()) !== undefined);
    const { body } = await app.call(`GET /admin/outbox/${(await found())?.id}`, { token: boss });
    return (body as { text: string }).text;
  };
  const demand = async (...roles: readonly string[]) => {
    const named = Object.fromEntries(roles.map((role) => [role, true]));
    const secondFactor = { ...STANDARD_SETTINGS.secondFactor, ...named };
    const saved = await app.call('POST /appSetting', { token: boss, body: { secondFactor } });
    expect(saved).toMatchObject({ status: 200 });
  };
  const reset = (id: string, token: string) =>
    app.call(`DELETE /admin/members/${id}/factor`, { token });

  test('do not include a new password by a mailed link', async () => {
    const { secret } = await phone.setUp(await app.signIn('ada.berger'));
    await app.call('POST /forgot-password', { body: { username: 'ada.berger' } });
    const link = /#token=([\w.-]+)/.exec(await letterAbout('Passwort'))?.[1] ?? '';
    const password = 'Better-Horse-2';
    expect(await app.call(`POST /reset/${link}`, { body: { password } })).toMatchObject({
      status: 200,
    });
    expect(await phone.login('ada.berger', password)).toMatchObject({ status: 202 });
    app.clock.advance(30_000);
    const challenge = await phone.challenge('ada.berger', password);
    expect(await phone.finish(challenge, phone.code(secret))).toMatchObject({ status: 200 });
  });

  test('do not include a password that an administrator chose', async () => {
    const { secret } = await phone.setUp(await app.signIn('ada.berger'));
    const password = 'Handed-Over-26!';
    const body = { password };
    expect(await app.call(`PUT /admin/members/${adaId}`, { token: boss, body })).toMatchObject({
      status: 200,
    });
    app.clock.advance(30_000);
    const challenge = await phone.challenge('ada.berger', password);
    const { body: done } = await phone.finish(challenge, phone.code(secret));
    const { token } = done as { token: string };
    expect(await app.call('GET /profile/sessions', { token })).toMatchObject(
      refused(403, 'PASSWORD_TO_CHANGE'),
    );
  });

  test('are open again by the password once an administrator has reset it, of which a mail tells', async () => {
    await phone.setUp(await app.signIn('ada.berger'));
    const member = () => app.call(`GET /admin/members/${adaId}`, { token: boss });
    expect(await member()).toMatchObject({ body: { hasSecondFactor: true } });
    expect(await reset(adaId, boss)).toMatchObject({ status: 200, body: { _id: adaId } });
    expect(await member()).toMatchObject({ body: { hasSecondFactor: false } });
    expect(await letterAbout('zweiter Faktor')).toContain('ada.berger');
    expect(await phone.login('ada.berger')).toMatchObject({ status: 200 });
    expect(await reset(adaId, boss)).toMatchObject(refused(409, 'FACTOR_NOT_ON'));
    expect(await phone.logText()).toMatch(/MemberFactorRemoved .*"by":"administrator"/);
  });

  test('are not opened by members, by lower administrators, nor by oneself', async () => {
    await phone.setUp(boss);
    const ada = await app.signIn('ada.berger');
    await app.member('plain.admin', 'admin');
    const admin = await app.signIn('plain.admin');
    expect(await reset(bossId, ada)).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(await reset(bossId, admin)).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(await reset(bossId, boss)).toMatchObject(refused(409, 'OWN_ACCOUNT'));
    expect(await phone.login('big.boss')).toMatchObject({ status: 202 });
  });

  test('lead to the setup and to nothing else where the role asks for a factor', async () => {
    const before = await app.signIn('ada.berger');
    await demand('member');
    // A session that began before lasts until its end.
    expect(await app.call('GET /profile/sessions', { token: before })).toMatchObject({
      status: 200,
    });
    const token = await app.signIn('ada.berger');
    const sessions = () => app.call('GET /profile/sessions', { token });
    expect(await sessions()).toMatchObject(refused(403, 'FACTOR_TO_SET_UP'));
    expect(await app.call('GET /users/viewMySettings', { token })).toMatchObject({
      status: 200,
      body: { profile: { mustSetUpFactor: true, hasSecondFactor: false } },
    });
    await phone.setUp(token);
    expect(await sessions()).toMatchObject({ status: 200 });
    expect(await app.call('GET /profile', { token })).toMatchObject({
      body: { mustSetUpFactor: false, hasSecondFactor: true },
    });
    // The other roles are as they were.
    expect(
      await app.call('GET /profile/sessions', { token: await app.signIn('big.boss') }),
    ).toMatchObject({ status: 200 });
  });

  test('end where a new role asks for a factor that the member lacks, and stay with one', async () => {
    await demand('admin');
    const ben = await app.member('ben.falke');
    const [without, armed] = [await app.signIn('ada.berger'), await app.signIn('ben.falke')];
    await phone.setUp(armed);
    const body = { role: 'admin' };
    for (const id of [adaId, ben]) {
      expect(await app.call(`PUT /admin/members/${id}`, { token: boss, body })).toMatchObject({
        status: 200,
      });
    }
    const members = (token: string) => app.call('GET /admin/members', { token });
    expect(await members(without)).toMatchObject(refused(401, 'SIGNED_OUT'));
    expect(await members(armed)).toMatchObject({ status: 200 });
    expect(await members(await app.signIn('ada.berger'))).toMatchObject(
      refused(403, 'FACTOR_TO_SET_UP'),
    );
  });

  test('lead to the setup again after it was turned off where the role asks for it', async () => {
    await demand('member');
    const token = await app.signIn('ada.berger');
    const { recoveryCodes } = await phone.setUp(token);
    const body = { password: PASSWORD, code: recoveryCodes[0] };
    expect(await app.call('POST /profile/factor/off', { token, body })).toMatchObject({
      status: 200,
    });
    expect(await app.call('GET /profile/sessions', { token })).toMatchObject(
      refused(403, 'FACTOR_TO_SET_UP'),
    );
    await phone.setUp(token);
    expect(await app.call('GET /profile/sessions', { token })).toMatchObject({ status: 200 });
  });

  test('ask for an own password first, and then for the factor', async () => {
    await demand('member');
    await app.memberToChange('tom.keller');
    const token = await app.signIn('tom.keller');
    const begin = (password: string) =>
      app.call('POST /profile/factor', { token, body: { password } });
    expect(await begin(PASSWORD)).toMatchObject(refused(403, 'PASSWORD_TO_CHANGE'));
    const newPassword = 'Better-Horse-2';
    await app.call('POST /profile/changePassword', {
      token,
      body: { oldPassword: PASSWORD, newPassword },
    });
    expect(await app.call('GET /profile/sessions', { token })).toMatchObject(
      refused(403, 'FACTOR_TO_SET_UP'),
    );
    await phone.setUp(token, newPassword);
    expect(await app.call('GET /profile/sessions', { token })).toMatchObject({ status: 200 });
  });

  test('leave API keys as they are', async () => {
    await demand('super-admin');
    const body = { name: 'CRM', role: 'admin' };
    const made = await app.call('POST /admin/api-keys', { token: boss, body });
    expect(made).toMatchObject({ status: 201 });
    const { key } = made.body as { key: string };
    expect(await app.call('GET /admin/groups', { token: key })).toMatchObject({ status: 200 });
  });
});
