import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';

const unknownId = '01990000-0000-7000-8000-0000000000ff';
const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });

describe('members', () => {
  let app: IdentityApp;
  let admin: string;
  let agentId: string;
  let agent: string;

  beforeEach(async () => {
    app = await bootIdentityApp();
    await app.member('plain.admin', 'admin');
    agentId = await app.member('ada.berger');
    admin = await app.signIn('plain.admin');
    agent = await app.signIn('ada.berger');
  });
  afterEach(() => app.close());

  test('are listed by page, for agents too', async () => {
    await app.member('tom.keller', 'support');
    expect(await app.call('GET /users?page=2&limit=1', { token: agent })).toMatchObject({
      status: 200,
      body: { page: 2, limit: 1, totalDocs: 3, totalPages: 3, hasNextPage: true },
    });
    expect(await app.call('GET /users?role=support', { token: agent })).toMatchObject({
      body: { docs: [{ userName: 'tom.keller' }], totalDocs: 1 },
    });
    expect(await app.call('GET /users/all', { token: agent })).toMatchObject({
      body: { limit: 999, totalDocs: 3 },
    });
    expect(await app.call('GET /users?limit=1000', { token: agent })).toMatchObject(
      refused(400, 'INVALID_INPUT'),
    );
    expect(await app.call('GET /users')).toMatchObject(refused(401, 'UNAUTHENTICATED'));
  });

  test('are listed in the order of their names, regardless of case and accents', async () => {
    for (const [userName, lastName] of [
      ['one.one', 'Zander'],
      ['two.two', 'adam'],
      ['three.three', 'Öhler'],
    ] as const) {
      const userId = await app.member(userName);
      await app.call('POST /users/updateAccount', { token: admin, body: { userId, lastName } });
    }
    const { body } = await app.call('GET /users/all', { token: agent });
    const { docs } = body as { docs: { lastName: string }[] };
    expect(docs.map(({ lastName }) => lastName)).toEqual([
      'adam',
      'Berger',
      'Berger',
      'Öhler',
      'Zander',
    ]);
    const sorted = await app.call(
      `GET /admin/members?sort=${encodeURIComponent('["lastName","DESC"]')}`,
      { token: admin },
    );
    expect((sorted.body as { lastName: string }[])[0]).toMatchObject({ lastName: 'Zander' });
  });

  test('are seen and changed in detail by administrators only', async () => {
    const view = `GET /users/viewSettings?userId=${agentId}` as const;
    expect(await app.call(view, { token: admin })).toMatchObject({ body: { _id: agentId } });
    expect(await app.call(view, { token: agent })).toMatchObject(refused(403, 'FORBIDDEN'));
    const update = (body: object, token = admin) =>
      app.call('POST /users/updateAccount', { token, body });
    expect(await update({ userId: agentId, lastName: 'Winter', role: 'support' })).toMatchObject({
      status: 200,
      body: { lastName: 'Winter', firstName: 'Ada', role: 'support' },
    });
    expect(await update({ userId: unknownId })).toMatchObject(refused(404, 'MEMBER_NOT_FOUND'));
    expect(await update({ userId: agentId, role: 'admin' })).toMatchObject(
      refused(403, 'FORBIDDEN'),
    );
    expect(await update({ userId: agentId, role: 'admin' }, agent)).toMatchObject(
      refused(403, 'FORBIDDEN'),
    );
  });

  test('are activated and deactivated in bulk, each separately', async () => {
    const answer = await app.call('PUT /users/status', {
      token: admin,
      body: {
        users: [
          { id: agentId, status: 'INACTIVE' },
          { id: unknownId, status: 'ACTIVE' },
        ],
      },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { successIds: [agentId], failedIds: [unknownId] },
    });
    expect(await app.call('GET /profile', { token: agent })).toMatchObject(
      refused(401, 'SIGNED_OUT'),
    );
  });

  describe('who change their own password', () => {
    const change = (oldPassword: string, newPassword: string) =>
      app.call('POST /profile/changePassword', {
        token: agent,
        body: { oldPassword, newPassword },
      });

    test('stay signed in here and nowhere else', async () => {
      const elsewhere = await app.signIn('ada.berger');
      expect(await change(PASSWORD, 'Better-Horse-2')).toMatchObject({
        status: 200,
        body: { _id: agentId },
      });
      expect(await app.call('GET /profile', { token: elsewhere })).toMatchObject(
        refused(401, 'SIGNED_OUT'),
      );
      expect(await app.call('GET /profile', { token: agent })).toMatchObject({
        body: { mustChangePassword: false },
      });
      await expect(app.signIn('ada.berger')).rejects.toThrow('WRONG_CREDENTIALS');
      await expect(app.signIn('ada.berger', 'Better-Horse-2')).resolves.toBeDefined();
    });

    test('have to know the old one, and have a limited number of attempts', async () => {
      for (let n = 0; n < 10; n += 1) {
        expect(await change('Wrong-Horse-1', 'Better-Horse-2')).toMatchObject({
          body: { errors: { code: 'OLD_PASSWORD_WRONG' } },
        });
      }
      expect(await change(PASSWORD, 'Better-Horse-2')).toMatchObject(
        refused(429, 'TOO_MANY_REQUESTS'),
      );
    });

    test('need one that fits', async () => {
      expect(await change(PASSWORD, 'short')).toMatchObject(refused(400, 'INVALID_INPUT'));
      expect(await change(PASSWORD, 'My-Ada-Pass-12')).toMatchObject(
        refused(422, 'PASSWORD_TOO_WEAK'),
      );
    });
  });
});
