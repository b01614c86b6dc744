import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';

const wrong = {
  status: 401,
  body: { errors: { code: 'WRONG_CREDENTIALS', msg: 'Wrong Username or password' } },
};

describe('signing in', () => {
  let app: IdentityApp;

  beforeEach(async () => {
    app = await bootIdentityApp();
  });
  afterEach(() => app.close());

  const login = (username: string, password = PASSWORD, headers = {}) =>
    app.call('POST /login', { body: { username, password }, headers });

  test.each(['ada.berger', 'ADA.Berger', 'Ada.Berger@Example.org', ' ada.berger '])(
    'works by user name or e-mail, however it is written: %j',
    async (name) => {
      const memberId = await app.member('ada.berger');
      const { status, body } = await login(name);
      expect(status).toBe(200);
      const { token } = body as { token: string };
      expect(body).toEqual({ token, data: { token } });
      const profile = await app.call('GET /profile', { token });
      expect(profile).toMatchObject({
        status: 200,
        body: { _id: memberId, displayName: 'Ada Berger', mustChangePassword: false },
      });
      expect(JSON.stringify(profile.body)).not.toMatch(/credential|searchText|Key/);
    },
  );

  test('with a password of another person opens nothing else until there is a new one', async () => {
    await app.memberToChange('ada.berger');
    const token = await app.signIn('ada.berger');
    expect(await app.call('GET /profile', { token })).toMatchObject({
      status: 200,
      body: { mustChangePassword: true },
    });
    const patch = () => app.call('PATCH /api/profile', { token, body: { city: 'Bonn' } });
    expect(await patch()).toMatchObject({
      status: 403,
      body: { errors: { code: 'PASSWORD_TO_CHANGE' } },
    });
    const same = { oldPassword: PASSWORD, newPassword: PASSWORD };
    expect(await app.call('POST /profile/changePassword', { token, body: same })).toMatchObject({
      status: 422,
      body: { errors: { code: 'PASSWORD_UNCHANGED' } },
    });
    expect(await patch()).toMatchObject({ status: 403 });
    const body = { oldPassword: PASSWORD, newPassword: 'Better-Horse-2' };
    const changed = await app.call('POST /profile/changePassword', { token, body });
    expect(changed).toMatchObject({ status: 200 });
    expect(await patch()).toMatchObject({ status: 200 });
  });

  test('is refused alike for a wrong password, an unknown name, and a member without a password', async () => {
    await app.member('ada.berger');
    await app.member('tom.keller', 'member', null);
    expect(await login('ada.berger', 'Wrong-Horse-1')).toMatchObject(wrong);
    expect(await login('nobody.here')).toMatchObject(wrong);
    expect(await login('tom.keller')).toMatchObject(wrong);
  });

  test('takes as long for an unknown name as for a wrong password', async () => {
    await app.member('ada.berger');
    await app.member('tom.keller', 'member', null);
    const cases = ['ada.berger', 'tom.keller', 'nobody.here'];
    const took = new Map(cases.map((name) => [name, [] as number[]]));
    for (let round = 0; round < 7; round += 1) {
      for (const name of cases) {
        const began = performance.now();
        expect(await login(name, 'Wrong-Horse-1')).toMatchObject(wrong);
        took.get(name)?.push(performance.now() - began);
      }
    }
    // The quickest of each: a busy machine makes some of them slower, and none quicker.
    const quickest = [...took.values()].map((times) => Math.min(...times));
    // Without a hash to check against, who is not there would be told more than ten times as fast.
    expect(Math.max(...quickest) / Math.min(...quickest)).toBeLessThan(2.5);
  });

  test('has a budget for an address too, for any tried names and any claimed sender', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      const forged = `203.0.113.${n}`;
      const { status } = await login(`nobody.${String.fromCharCode(97 + (n % 26))}${n}`, PASSWORD, {
        'x-forwarded-for': forged,
        forwarded: `for=${forged}`,
        'x-real-ip': forged,
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.slice(50).every((status) => status === 429)).toBe(true);
  });

  test('reports a deactivation, but only after the right password', async () => {
    const superAdmin = await app.signIn(await named('super.admin', 'super-admin'));
    const memberId = await app.member('ada.berger');
    await app.call(`PUT /admin/members/${memberId}`, {
      token: superAdmin,
      body: { status: 'INACTIVE' },
    });
    // The right password is no guess, however often it is typed.
    for (let n = 0; n < 25; n += 1)
      expect(await login('ada.berger')).toMatchObject({ status: 403 });
    expect(await login('ada.berger')).toMatchObject({
      status: 403,
      body: { errors: { code: 'MEMBER_DEACTIVATED', msg: 'You have been deactivated' } },
    });
    expect(await login('ada.berger', 'Wrong-Horse-1')).toMatchObject(wrong);
  });

  test('has a budget that a forged X-Forwarded-For does not widen', async () => {
    await app.member('ada.berger');
    const answers = [];
    for (let n = 0; n < 14; n += 1) {
      answers.push(
        await login('ada.berger', 'Wrong-Horse-1', { 'x-forwarded-for': `10.0.0.${n}` }),
      );
    }
    expect(answers.slice(0, 10).every(({ status }) => status === 401)).toBe(true);
    const refused = await login('ada.berger');
    expect(refused).toMatchObject({ status: 429, body: { errors: { code: 'TOO_MANY_REQUESTS' } } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // The budget of a name that no one has is used up just the same.
    for (let n = 0; n < 10; n += 1) await login('nobody.here');
    expect(await login('nobody.here')).toMatchObject({ status: 429 });
  });

  test('has one budget for the user name and the e-mail of an account, and does not show that', async () => {
    await app.member('ada.berger');
    const names = ['ada.berger', 'ADA.BERGER@example.org'];
    const gone = ['nobody.here', 'nobody.here@example.org'];
    const guessed: unknown[] = [];
    for (let n = 0; n < 5; n += 1) {
      for (const name of [...names, ...gone])
        guessed.push((await login(name, 'Wrong-Horse-1')).status);
    }
    expect(new Set(guessed)).toEqual(new Set([401]));
    // Ten were wrong at the account: now the right one is not looked at, and the answer is the same
    // as of names that no one has.
    for (const name of [...names, ...gone]) expect(await login(name)).toMatchObject(wrong);
  });

  test('counts attempts that come all at once', async () => {
    await app.member('ada.berger');
    const burst = await Promise.all(
      Array.from({ length: 30 }, () => login('ada.berger', 'Wrong-Horse-1')),
    );
    expect(burst.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(burst.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('ends with signing out, at once, and leaves other sessions alone', async () => {
    await app.member('ada.berger');
    const [here, there] = [await app.signIn('ada.berger'), await app.signIn('ada.berger')];
    expect(await app.call('POST /logout', { token: here })).toMatchObject({ status: 204 });
    expect(await app.call('GET /profile', { token: here })).toMatchObject({
      status: 401,
      body: { errors: { code: 'SIGNED_OUT' } },
    });
    expect(await app.call('GET /profile', { token: there })).toMatchObject({ status: 200 });
  });

  test('lasts a working day', async () => {
    await app.member('ada.berger');
    const token = await app.signIn('ada.berger');
    app.clock.advance(12 * 3_600_000 - 1000);
    expect(await app.call('GET /profile', { token })).toMatchObject({ status: 200 });
    app.clock.advance(1000);
    expect(await app.call('GET /profile', { token })).toMatchObject({ status: 401 });
  });

  test.each([
    ['an empty body', undefined],
    ['no object', []],
    ['no password', { username: 'ada.berger' }],
    ['an operator for a name', { username: { $ne: null }, password: PASSWORD }],
    ['an operator for a password', { username: 'ada.berger', password: { $gt: '' } }],
    ['a field too many', { username: 'ada.berger', password: PASSWORD, role: 'super-admin' }],
    ['a blank name', { username: ' ', password: PASSWORD }],
    ['a password too long', { username: 'ada.berger', password: 'x'.repeat(129) }],
  ])('refuses %s without looking further', async (_, body) => {
    expect(await app.call('POST /login', { body })).toMatchObject({
      status: 400,
      body: { errors: { code: 'INVALID_INPUT' } },
    });
  });

  test('leaves a trace in the log, and no password', async () => {
    const memberId = await app.memberToChange('ada.berger');
    await app.signIn('ada.berger');
    const events = [];
    for await (const event of app.eventLog.readStream(`member-${memberId}`)) events.push(event);
    expect(events.map(({ type }) => type)).toEqual([
      'MemberCreated',
      'MemberPasswordSet',
      'MemberSignedIn',
      'SessionOriginNoted',
    ]);
    const text = JSON.stringify(events);
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('Berger');
  });

  async function named(userName: string, role: 'super-admin'): Promise<string> {
    await app.member(userName, role);
    return userName;
  }
});
