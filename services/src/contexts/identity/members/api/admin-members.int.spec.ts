import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import {
  bootIdentityApp,
  PASSWORD,
  type Answered,
  type IdentityApp,
} from '../../testing/identity-app.js';

const tom = {
  firstName: 'Tom',
  lastName: 'Keller',
  userName: 'tom.keller',
  email: 'tom@example.org',
  role: 'member',
  language: 'en',
};
const unknownId = '01990000-0000-7000-8000-0000000000ff';

const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });
const idOf = ({ body }: Answered): string => (body as { id: string }).id;

describe('administrating members', () => {
  let app: IdentityApp;
  let superAdminId: string;
  let superAdmin: string;
  let admin: string;

  beforeEach(async () => {
    app = await bootIdentityApp();
    superAdminId = await app.member('super.admin', 'super-admin');
    await app.member('plain.admin', 'admin');
    superAdmin = await app.signIn('super.admin');
    admin = await app.signIn('plain.admin');
  });
  afterEach(() => app.close());

  const create = (body: object, token = admin) => app.call('POST /admin/members', { token, body });
  const update = (id: string, body: object, token = admin) =>
    app.call(`PUT /admin/members/${id}`, { token, body });

  test('creates a member who can sign in with the first password', async () => {
    const answer = await create({ ...tom, password: PASSWORD });
    expect(answer).toMatchObject({
      status: 201,
      body: { ...tom, status: 'ACTIVE', onlineStatus: 'offline', hasPassword: true },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/credential|searchText|Key/);
    await expect(app.signIn('tom.keller')).resolves.toBeDefined();
  });

  test('answers a repeat as the first time, and makes one member of both', async () => {
    const id = unknownId;
    const first = await create({ ...tom, id, password: PASSWORD });
    expect(await create({ ...tom, id, password: PASSWORD })).toEqual({
      ...first,
      headers: expect.anything(),
    });
    expect(await create({ ...tom, id, lastName: 'Other' })).toMatchObject(
      refused(409, 'ID_ALREADY_USED'),
    );
  });

  test('gives a user name and an e-mail to one member only, however they are written', async () => {
    await create(tom);
    expect(await create({ ...tom, userName: 'TOM.Keller', email: 'b@example.org' })).toMatchObject(
      refused(409, 'USER_NAME_ALREADY_EXISTS'),
    );
    expect(await create({ ...tom, userName: 'tom.other', email: 'TOM@example.org' })).toMatchObject(
      refused(409, 'EMAIL_ALREADY_EXISTS'),
    );
    const race = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        create({ ...tom, userName: 'race.name', email: `race${n}@example.org` }),
      ),
    );
    expect(race.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(race.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  test('gives a name free when its owner takes another', async () => {
    const id = idOf(await create(tom));
    expect(await update(id, { userName: 'tom.winter', email: 'winter@example.org' })).toMatchObject(
      { status: 200, body: { userName: 'tom.winter', email: 'winter@example.org' } },
    );
    expect(await create(tom)).toMatchObject({ status: 201 });
    expect(await update(id, { userName: 'tom.keller' })).toMatchObject(
      refused(409, 'USER_NAME_ALREADY_EXISTS'),
    );
    // The same name in another spelling stays in the same hands.
    expect(await update(id, { userName: 'Tom.Winter' })).toMatchObject({ status: 200 });
  });

  test('writes events only for what changes', async () => {
    const id = idOf(await create(tom));
    await update(id, { ...tom, lastName: 'Winter' });
    await update(id, { ...tom, lastName: 'Winter' });
    const types = [];
    for await (const { type } of app.eventLog.readStream(`member-${id}`)) types.push(type);
    expect(types).toEqual(['MemberCreated', 'MemberDetailsChanged']);
  });

  test('takes a new password at once, and ends what was open with the old one', async () => {
    const id = idOf(await create({ ...tom, password: PASSWORD }));
    const token = await app.signIn('tom.keller');
    expect(await update(id, { password: 'Better-Horse-2' })).toMatchObject({ status: 200 });
    expect(await app.call('GET /profile', { token })).toMatchObject(refused(401, 'SIGNED_OUT'));
    await expect(app.signIn('tom.keller')).rejects.toThrow('WRONG_CREDENTIALS');
    await expect(app.signIn('tom.keller', 'Better-Horse-2')).resolves.toBeDefined();
    expect(await update(id, { password: 'My-tom-Horse-3' })).toMatchObject(
      refused(422, 'PASSWORD_TOO_WEAK'),
    );
  });

  test('refuses a deactivated member with the next call, and lets an activated one sign in again', async () => {
    const id = idOf(await create({ ...tom, password: PASSWORD }));
    const token = await app.signIn('tom.keller');
    expect(await app.call('GET /profile', { token })).toMatchObject({ status: 200 });
    expect(await update(id, { status: 'INACTIVE' })).toMatchObject({
      body: { status: 'INACTIVE' },
    });
    expect(await app.call('GET /profile', { token })).toMatchObject(refused(401, 'SIGNED_OUT'));
    await update(id, { status: 'ACTIVE' });
    expect(await app.call('GET /profile', { token })).toMatchObject(refused(401, 'SIGNED_OUT'));
    await expect(app.signIn('tom.keller')).resolves.toBeDefined();
  });

  test('gives a new role with the next call', async () => {
    const id = await app.member('tom.keller');
    const token = await app.signIn('tom.keller');
    expect(await app.call('GET /admin/members', { token })).toMatchObject(
      refused(403, 'FORBIDDEN'),
    );
    await update(id, { role: 'admin' }, superAdmin);
    expect(await app.call('GET /admin/members', { token })).toMatchObject({ status: 200 });
    await update(id, { role: 'none' }, superAdmin);
    expect(await app.call('GET /admin/members', { token })).toMatchObject(
      refused(403, 'FORBIDDEN'),
    );
  });

  test('leaves administrators to super-admins', async () => {
    const otherAdmin = await app.member('other.admin', 'admin');
    for (const change of [{ role: 'member' }, { status: 'INACTIVE' }, { password: PASSWORD }]) {
      expect(await update(otherAdmin, change)).toMatchObject(refused(403, 'FORBIDDEN'));
    }
    expect(await update(superAdminId, { lastName: 'Pwned' })).toMatchObject(
      refused(403, 'FORBIDDEN'),
    );
    expect(await create({ ...tom, role: 'admin' })).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(await create({ ...tom, role: 'admin' }, superAdmin)).toMatchObject({ status: 201 });
  });

  test('keeps the account of the acting administrator, and the last who can make administrators', async () => {
    expect(await update(superAdminId, { role: 'admin' }, superAdmin)).toMatchObject(
      refused(409, 'OWN_ACCOUNT'),
    );
    expect(await update(superAdminId, { status: 'INACTIVE' }, superAdmin)).toMatchObject(
      refused(409, 'OWN_ACCOUNT'),
    );
    expect(await update(superAdminId, { lastName: 'Winter' }, superAdmin)).toMatchObject({
      status: 200,
    });
    // Two super-admins who put each other out at the same time: one of them stays.
    const secondId = await app.member('second.super', 'super-admin');
    const second = await app.signIn('second.super');
    const answers = await Promise.all([
      update(secondId, { role: 'member' }, superAdmin),
      update(superAdminId, { role: 'member' }, second),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([403, 409]).toContain(statuses[1]);
  });

  test('lists with search, filter, order and range', async () => {
    for (const n of [1, 2, 3]) {
      await create({ ...tom, lastName: `Zett${n}`, userName: `tom.${n}aaa`, email: `t${n}@x.org` });
    }
    const list = (query: Record<string, unknown>) => {
      const texts = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
      const search = new URLSearchParams(texts);
      return app.call(`GET /admin/members?${search.toString()}`, { token: admin });
    };
    const page = await list({ sort: ['lastName', 'DESC'], range: [1, 2], filter: { q: 'ZETT' } });
    expect(page.body).toMatchObject([{ lastName: 'Zett2' }, { lastName: 'Zett1' }]);
    expect(page.headers.get('content-range')).toBe('members 1-2/3');
    expect(page.headers.get('access-control-expose-headers')).toBe('content-range');
    const byId = await list({ filter: { id: [superAdminId] } });
    expect(byId.body).toMatchObject([{ id: superAdminId, role: 'super-admin' }]);
    const none = await list({ filter: { role: 'auditor' } });
    expect(none.body).toEqual([]);
    expect(none.headers.get('content-range')).toBe('members */0');
    for (const bad of [
      { filter: { $where: '1' } },
      { filter: { q: { $ne: null } } },
      { sort: ['credentialId', 'ASC'] },
      { range: [0, 5000] },
      { range: [5, 1] },
    ]) {
      expect(await list(bad)).toMatchObject(refused(400, 'INVALID_INPUT'));
    }
  });

  test('answers for members who do not exist, and for ids that are none', async () => {
    expect(await app.call(`GET /admin/members/${unknownId}`, { token: admin })).toMatchObject(
      refused(404, 'MEMBER_NOT_FOUND'),
    );
    expect(await update(unknownId, { role: 'member' })).toMatchObject(
      refused(404, 'MEMBER_NOT_FOUND'),
    );
    expect(await app.call('GET /admin/members/42', { token: admin })).toMatchObject(
      refused(400, 'INVALID_INPUT'),
    );
  });

  test.each([
    [{ userName: 'to' }],
    [{ userName: 'tom..keller' }],
    [{ userName: 'tom@keller' }],
    [{ email: 'no mail' }],
    [{ firstName: ' ' }],
    [{ role: 'guest' }],
    [{ password: 'tooweak' }],
    [{ status: 'ACTIVE' }],
    [{ id: 'mine' }],
  ])('refuses to create a member with %j', async (change) => {
    expect(await create({ ...tom, ...change })).toMatchObject(refused(400, 'INVALID_INPUT'));
  });
});
