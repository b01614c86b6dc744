import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';

const guest = (last: number) => ({
  _id: `01990000-0000-7000-8000-0000000000${last}`,
  firstName: `Emma${last}`,
  lastName: `Winter${last}`,
  email: `emma${last}@example.org`,
  phone: '+49 301 234 5678',
});

describe('guests', () => {
  let app: IdentityApp;
  let adaId: string;
  let ada: string;
  let ben: string;
  let admin: string;

  beforeEach(async () => {
    app = await bootIdentityApp();
    adaId = await app.member('ada.berger');
    await app.member('ben.berger');
    await app.member('cleo.admin', 'admin');
    [ada, ben, admin] = await Promise.all([
      app.signIn('ada.berger'),
      app.signIn('ben.berger'),
      app.signIn('cleo.admin'),
    ]);
  });
  afterEach(() => app.close());

  test('are made by a member, and found by all members and by their maker', async () => {
    const made = await app.call('POST /guests', { token: ada, body: guest(11) });
    expect(made).toMatchObject({
      status: 201,
      body: { ...guest(11), role: 'guest', onlineStatus: 'auto', createdBy: adaId },
    });
    expect(await app.call('POST /guests', { token: ada, body: guest(11) })).toMatchObject({
      status: 201,
    });
    await app.call('POST /guests', { token: ben, body: guest(12) });
    expect(await app.call('GET /guests?q=Winter1&limit=1', { token: ada })).toMatchObject({
      status: 200,
      body: { docs: [{ firstName: 'Emma11' }], totalDocs: 2, hasNextPage: true },
    });
    const own = await app.call('POST /guests/byUser', { token: ben, body: { userId: adaId } });
    expect(own).toMatchObject({ status: 200, body: { docs: [{ _id: guest(11)._id }] } });
  });

  test('have a telephone number only where one is given', async () => {
    const { phone: _, ...unnumbered } = guest(21);
    const answers = [
      await app.call('POST /guests', { token: ada, body: { ...guest(20), phone: '' } }),
      await app.call('POST /guests', { token: ada, body: unnumbered }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 201, body: { phone: '' } });
    }
  });

  test('are refused where something is not right', async () => {
    const wrong = { ...guest(11), firstName: 'Eva', phone: '12', email: 'nobody' };
    const { status, body } = await app.call('POST /guests', { token: ada, body: wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: {
        code: 'INVALID_INPUT',
        fields: {
          firstName: expect.any(String),
          phone: expect.any(String),
          email: expect.any(String),
        },
      },
    });
    await app.call('POST /guests', { token: ada, body: guest(11) });
    const other = { ...guest(12), _id: guest(11)._id };
    expect(await app.call('POST /guests', { token: ada, body: other })).toMatchObject({
      status: 409,
      body: { errors: { code: 'ID_ALREADY_USED' } },
    });
    expect((await app.call('GET /guests?limit=101', { token: ada })).status).toBe(400);
  });

  test('have ids of their own: none of a member, and none that a member may get', async () => {
    const ofMember = { ...guest(11), _id: adaId };
    expect(await app.call('POST /guests', { token: ben, body: ofMember })).toMatchObject({
      status: 409,
      body: { errors: { code: 'ID_ALREADY_USED' } },
    });
    await app.call('POST /guests', { token: ada, body: guest(12) });
    const member = {
      id: guest(12)._id,
      firstName: 'Mia',
      lastName: 'Sommer',
      userName: 'mia.sommer',
      email: 'mia@example.org',
      role: 'member',
      language: 'de',
    };
    expect(await app.call('POST /admin/members', { token: admin, body: member })).toMatchObject({
      status: 409,
      body: { errors: { code: 'ID_ALREADY_USED' } },
    });
    expect(await app.call('DELETE /guests/clear', { token: admin })).toMatchObject({
      status: 200,
      body: { cleared: 1 },
    });
    expect(await app.signIn('ada.berger')).toEqual(expect.any(String));
    expect(await app.call('POST /guests', { token: ada, body: guest(12) })).toMatchObject({
      status: 409,
    });
  });

  test('are changed; the payload names the same guest as the path', async () => {
    await app.call('POST /guests', { token: ada, body: guest(11) });
    const changed = { ...guest(11), lastName: 'Sommer' };
    const path = `POST /guests/edit/${changed._id}` as const;
    expect(await app.call(path, { token: ben, body: changed })).toMatchObject({
      status: 200,
      body: { lastName: 'Sommer', createdBy: adaId },
    });
    expect(await app.call(path, { token: ben, body: guest(12) })).toMatchObject({ status: 404 });
    const unknown = `POST /guests/edit/${guest(12)._id}` as const;
    expect(await app.call(unknown, { token: ben, body: guest(12) })).toMatchObject({
      status: 404,
      body: { errors: { code: 'GUEST_NOT_FOUND' } },
    });
  });

  test('follow the members in the list of members', async () => {
    await app.call('POST /guests', { token: ada, body: guest(11) });
    await app.call('POST /guests', { token: ada, body: guest(12) });
    const rolesOn = async (query: string): Promise<unknown> => {
      const { body } = await app.call(`GET /users?${query}`, { token: ada });
      const { docs, totalDocs } = body as { docs: { role: string }[]; totalDocs: number };
      return [docs.map(({ role }) => role), totalDocs];
    };
    expect(await rolesOn('limit=4')).toEqual([
      [expect.stringMatching(/admin|member/), expect.any(String), expect.any(String), 'guest'],
      5,
    ]);
    expect(await rolesOn('limit=2&page=2')).toEqual([[expect.any(String), 'guest'], 5]);
    expect(await rolesOn('limit=2&page=3')).toEqual([['guest'], 5]);
    expect(await rolesOn('role=guest')).toEqual([['guest', 'guest'], 2]);
    expect(await rolesOn('role=admin')).toEqual([['admin'], 1]);
    expect(await rolesOn('status=ACTIVE')).toEqual([expect.any(Array), 3]);
  });

  test('are listed, shown, made and changed in the console', async () => {
    const { _id: id, ...details } = guest(11);
    const made = await app.call('POST /admin/guests', { token: admin, body: { id, ...details } });
    expect(made).toMatchObject({ status: 201, body: { id, ...details } });
    await app.call('POST /guests', { token: ada, body: guest(12) });
    const sort = encodeURIComponent('["email","DESC"]');
    const list = await app.call(`GET /admin/guests?sort=${sort}&range=[0,0]`, { token: admin });
    expect(list.body).toMatchObject([{ id: guest(12)._id }]);
    expect(list.headers.get('content-range')).toBe('guests 0-0/2');
    const filter = encodeURIComponent(JSON.stringify({ createdBy: adaId, q: 'emma' }));
    const mine = await app.call(`GET /admin/guests?filter=${filter}`, { token: admin });
    expect(mine.body).toMatchObject([{ id: guest(12)._id }]);
    const changed = await app.call(`PUT /admin/guests/${id}`, {
      token: admin,
      body: { ...details, lastName: 'Sommer' },
    });
    expect(changed).toMatchObject({ status: 200, body: { lastName: 'Sommer' } });
    expect(await app.call(`GET /admin/guests/${id}`, { token: admin })).toMatchObject({
      body: { lastName: 'Sommer' },
    });
    expect((await app.call('GET /admin/guests', { token: ada })).status).toBe(403);
  });

  test('keep their names and addresses out of the log', async () => {
    await app.call('POST /guests', { token: ada, body: guest(11) });
    const kept: string[] = [];
    for await (const event of app.eventLog.readAll()) kept.push(JSON.stringify(event));
    expect(kept.join()).toContain('GuestCreated');
    expect(kept.join()).not.toMatch(/Emma11|Winter11|emma11@|301 234/);
  });
});
