import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { factorsOf, type FactorPhone } from '../../testing/factor-phone.js';
import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';

const codeWrong = { status: 422, body: { errors: { code: 'FACTOR_CODE_WRONG' } } };

describe('a second factor', () => {
  let app: IdentityApp;
  let phone: FactorPhone;
  let adaId: string;
  let ada: string;

  beforeEach(async () => {
    app = await bootIdentityApp();
    phone = factorsOf(app);
    adaId = await app.member('ada.berger');
    ada = await app.signIn('ada.berger');
  });
  afterEach(() => app.close());

  const profileOf = async (token: string) => (await app.call('GET /profile', { token })).body;

  test('is begun with the password, and counts from its first code on', async () => {
    const begin = (password: string) =>
      app.call('POST /profile/factor', { token: ada, body: { password } });
    expect(await begin('Wrong-Horse-1')).toMatchObject({
      status: 422,
      body: { errors: { code: 'OLD_PASSWORD_WRONG' } },
    });
    const begun = await begin(PASSWORD);
    expect(begun).toMatchObject({
      status: 200,
      body: { uri: expect.stringMatching(/^otpauth:\/\/totp\/Foyer:ada\.berger\?/) },
    });
    const { secret, factorId, qrCode } = begun.body as Record<string, string>;
    expect(qrCode).toMatch(/^data:image\/png;base64,/);
    expect(await profileOf(await app.signIn('ada.berger'))).toMatchObject({
      hasSecondFactor: false,
    });
    const confirm = (code: string) =>
      app.call('POST /profile/factor/confirm', { token: ada, body: { factorId, code } });
    expect(await confirm('000000')).toMatchObject(codeWrong);
    expect(await confirm(phone.code(secret!))).toMatchObject({
      status: 200,
      body: { recoveryCodes: expect.arrayContaining([expect.stringMatching(/^.{5}-.{5}$/)]) },
    });
    expect(await profileOf(ada)).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 });
    expect(await begin(PASSWORD)).toMatchObject({
      status: 409,
      body: { errors: { code: 'FACTOR_ALREADY_ON' } },
    });
  });

  test('ends the sign-ins that began without it', async () => {
    const other = await app.signIn('ada.berger');
    await phone.setUp(ada);
    expect(await app.call('GET /profile', { token: other })).toMatchObject({ status: 401 });
    expect(await app.call('GET /profile', { token: ada })).toMatchObject({ status: 200 });
  });

  test('stands between the right password and the token', async () => {
    const { secret } = await phone.setUp(ada);
    const asked = await phone.login('ada.berger');
    expect(asked).toMatchObject({ status: 202, body: { challenge: expect.any(String) } });
    expect(Object.keys(asked.body as object).sort()).toEqual(['challenge', 'expiresAt']);
    const { challenge } = asked.body as { challenge: string };
    for (const token of [challenge]) {
      expect(await app.call('GET /profile', { token })).toMatchObject({ status: 401 });
    }
    expect(await phone.finish(challenge, '000000')).toMatchObject(codeWrong);
    app.clock.advance(30_000);
    const done = await phone.finish(challenge, phone.code(secret));
    expect(done).toMatchObject({ status: 200 });
    const { token } = done.body as { token: string };
    expect(done.body).toEqual({ token, data: { token } });
    expect(await profileOf(token)).toMatchObject({ _id: adaId });
  });

  test('is not asked for after a wrong password', async () => {
    await phone.setUp(ada);
    expect(await phone.login('ada.berger', 'Wrong-Horse-1')).toMatchObject({ status: 401 });
  });

  test('takes no code twice, neither that of the setup nor that of another sign-in', async () => {
    const { secret } = await phone.setUp(ada);
    const first = await phone.challenge('ada.berger');
    expect(await phone.finish(first, phone.code(secret))).toMatchObject(codeWrong);
    app.clock.advance(30_000);
    const code = phone.code(secret);
    const second = await phone.challenge('ada.berger');
    expect(await phone.finish(first, code)).toMatchObject({ status: 200 });
    expect(await phone.finish(second, code)).toMatchObject(codeWrong);
    app.clock.advance(30_000);
    // The challenge is good for one session.
    expect(await phone.finish(first, phone.code(secret))).toMatchObject({
      status: 401,
      body: { errors: { code: 'FACTOR_CHALLENGE_OVER' } },
    });
    expect(await phone.finish(second, phone.code(secret))).toMatchObject({ status: 200 });
  });

  test('gives one session where one code comes from two pages at once', async () => {
    const { secret } = await phone.setUp(ada);
    app.clock.advance(30_000);
    const challenges = [await phone.challenge('ada.berger'), await phone.challenge('ada.berger')];
    const code = phone.code(secret);
    const answers = await Promise.all(challenges.map((one) => phone.finish(one, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await phone.setUp(ada);
    const typed = recoveryCodes[4]!.toLowerCase();
    const used = await phone.finish(await phone.challenge('ada.berger'), typed);
    expect(used).toMatchObject({ status: 200 });
    const { token } = used.body as { token: string };
    expect(await profileOf(token)).toMatchObject({ recoveryCodesLeft: 9 });
    const again = await phone.challenge('ada.berger');
    expect(await phone.finish(again, typed)).toMatchObject(codeWrong);
    expect(await phone.finish(again, recoveryCodes[5]!)).toMatchObject({ status: 200 });
  });

  test('gets new recovery codes by a code, which end the earlier ones', async () => {
    const { secret, recoveryCodes } = await phone.setUp(ada);
    app.clock.advance(30_000);
    const renewed = await app.call('POST /profile/factor/recovery-codes', {
      token: ada,
      body: { code: phone.code(secret) },
    });
    expect(renewed).toMatchObject({ status: 200 });
    const fresh = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
    const challenge = await phone.challenge('ada.berger');
    expect(await phone.finish(challenge, recoveryCodes[0]!)).toMatchObject(codeWrong);
    expect(await phone.finish(challenge, fresh[0]!)).toMatchObject({ status: 200 });
  });

  test('takes codes of a clock that is one step wrong, and no others', async () => {
    const { secret } = await phone.setUp(ada);
    app.clock.advance(10 * 60_000);
    const challenge = await phone.challenge('ada.berger');
    const code = (offMs: number) => phone.code(secret, offMs);
    expect(await phone.finish(challenge, code(-60_000))).toMatchObject(codeWrong);
    expect(await phone.finish(challenge, code(60_000))).toMatchObject(codeWrong);
    expect(await phone.finish(challenge, code(-30_000))).toMatchObject({ status: 200 });
  });

  test('has a budget of guesses that is used up together, at whatever it is guessed', async () => {
    const { secret } = await phone.setUp(ada);
    app.clock.advance(30_000);
    const one = await phone.challenge('ada.berger');
    for (let n = 0; n < 3; n++)
      expect(await phone.finish(one, `00000${n}`)).toMatchObject(codeWrong);
    const other = await phone.challenge('ada.berger');
    const guesses = await Promise.all(
      ['111111', '222222', '333333', '444444'].map((code) => phone.finish(other, code)),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([422, 422, 429, 429]);
    // The right code is not looked at either, nor one for another purpose.
    const right = phone.code(secret);
    expect(await phone.finish(other, right)).toMatchObject({ status: 429 });
    const body = { code: right };
    expect(
      await app.call('POST /profile/factor/recovery-codes', { token: ada, body }),
    ).toMatchObject({ status: 429 });
  });

  test('asks for the password again after five minutes', async () => {
    const { secret } = await phone.setUp(ada);
    const challenge = await phone.challenge('ada.berger');
    app.clock.advance(5 * 60_000 + 1000);
    expect(await phone.finish(challenge, phone.code(secret))).toMatchObject({
      status: 401,
      body: { errors: { code: 'FACTOR_CHALLENGE_OVER' } },
    });
    expect(await phone.finish(`${challenge}x`, phone.code(secret))).toMatchObject({ status: 401 });
    expect(await phone.finish(ada, phone.code(secret))).toMatchObject({ status: 401 });
  });

  test('is turned off by password and code together', async () => {
    const { secret } = await phone.setUp(ada);
    app.clock.advance(30_000);
    const off = (password: string, code: string) =>
      app.call('POST /profile/factor/off', { token: ada, body: { password, code } });
    const code = phone.code(secret);
    expect(await off('Wrong-Horse-1', code)).toMatchObject({ status: 422 });
    expect(await off(PASSWORD, '000000')).toMatchObject(codeWrong);
    expect(await off(PASSWORD, code)).toMatchObject({ status: 200 });
    expect(await phone.login('ada.berger')).toMatchObject({ status: 200 });
    expect(await off(PASSWORD, code)).toMatchObject({
      status: 409,
      body: { errors: { code: 'FACTOR_NOT_ON' } },
    });
  });

  test('is still asked for after another password', async () => {
    const { secret } = await phone.setUp(ada);
    const challenge = await phone.challenge('ada.berger');
    const newPassword = 'Better-Horse-2';
    const body = { oldPassword: PASSWORD, newPassword };
    expect(await app.call('POST /profile/changePassword', { token: ada, body })).toMatchObject({
      status: 200,
    });
    app.clock.advance(30_000);
    expect(await phone.finish(challenge, phone.code(secret))).toMatchObject({
      status: 401,
      body: { errors: { code: 'FACTOR_CHALLENGE_OVER' } },
    });
    expect(await phone.login('ada.berger', newPassword)).toMatchObject({ status: 202 });
  });

  test('is not in the log, nor are its codes', async () => {
    const { secret, recoveryCodes } = await phone.setUp(ada);
    app.clock.advance(30_000);
    await phone.finish(await phone.challenge('ada.berger'), phone.code(secret));
    const written = await phone.logText();
    expect(written).toContain('MemberFactorSet');
    for (const hidden of [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((c) => c.replace('-', '')),
    ]) {
      expect(written).not.toContain(hidden);
    }
  });
});
