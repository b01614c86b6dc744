import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';

/**
 * Cases of old forms: other people save meanwhile, the form changes other fields, or the same
 * fields.
 */
const resources = {
  members: {
    made: {
      firstName: 'Mia',
      lastName: 'Gone',
      userName: 'mia.gone',
      email: 'mia.gone@example.org',
      role: 'member',
    },
    others: { role: 'none', status: 'INACTIVE' },
    untouched: { city: 'Bonn' },
    same: { role: 'admin', status: 'ACTIVE' },
  },
  groups: {
    made: { name: 'Desk' },
    others: { name: 'Front desk' },
    untouched: { memberIds: [] },
    same: { name: 'Back desk' },
  },
  guests: {
    made: { firstName: 'Vera', lastName: 'Klein', email: 'vera@example.org' },
    others: { lastName: 'Gross', phone: '+49 301 234 5678' },
    untouched: { firstName: 'Verena' },
    same: { lastName: 'Mittel', phone: '' },
  },
} as const;

describe('an old form', () => {
  let app: IdentityApp;
  let token: string;

  beforeEach(async () => {
    app = await bootIdentityApp();
    await app.member('sue.admin', 'super-admin');
    token = await app.signIn('sue.admin');
  });
  afterEach(() => app.close());

  test.each(Object.entries(resources))(
    'of %s takes back nothing that others have saved meanwhile',
    async (name, { made, others, untouched, same }) => {
      const body = { ...made };
      const created = await app.call(`POST /admin/${name}`, { token, body });
      const { id, revision } = created.body as { id: string; revision: number };
      const put = (change: object) => app.call(`PUT /admin/${name}/${id}`, { token, body: change });
      const saved = await put({ ...others, revision });
      expect(saved).toMatchObject({ status: 200, body: others });
      const merged = await put({ ...untouched, revision });
      expect(merged).toMatchObject({ status: 200, body: { ...others, ...untouched } });
      const refused = await put({ ...same, revision });
      expect(refused).toMatchObject({
        status: 409,
        body: { errors: { code: 'CHANGED_MEANWHILE' } },
      });
      const { fields } = (refused.body as { errors: { fields: object } }).errors;
      expect(Object.keys(fields).sort()).toEqual(Object.keys(same).sort());
      expect((await app.call(`GET /admin/${name}/${id}`, { token })).body).toMatchObject(others);
      const seen = (merged.body as { revision: number }).revision;
      expect(await put({ ...same, revision: seen })).toMatchObject({ status: 200, body: same });
    },
  );

  test.each([
    ['an administrator', '/user-profile/update'],
    ['its owner', '/user-profile/updateMyProfile'],
  ] as const)('of an additional profile by %s takes back nothing either', async (_who, path) => {
    const userId = await app.member('mia.many', 'admin');
    const mia = await app.signIn('mia.many');
    const profile = {
      _id: '01990000-0000-7000-8000-0000000000e1',
      ...{ profileName: 'Desk', firstName: 'Mia', lastName: 'Many', company: 'Old' },
    };
    const body = { ...profile, userId };
    const created = await app.call('POST /user-profile/create', { token, body });
    const { revision } = created.body as { revision: number };
    const theirs = { ...body, company: 'Theirs', revision };
    const saved = await app.call('POST /user-profile/update', { token, body: theirs });
    expect(saved).toMatchObject({ status: 200, body: { company: 'Theirs' } });
    const own = path.endsWith('updateMyProfile');
    const change = (company: string, at: number) => ({
      ...(own ? { token: mia } : { token }),
      body: { ...(own ? profile : body), company, revision: at },
    });
    expect(await app.call(`POST ${path}`, change('Mine', revision))).toMatchObject({
      status: 409,
      body: { errors: { code: 'CHANGED_MEANWHILE', fields: { company: expect.anything() } } },
    });
    const now = (saved.body as { revision: number }).revision;
    expect(await app.call(`POST ${path}`, change('Mine', now))).toMatchObject({
      status: 200,
      body: { company: 'Mine' },
    });
  });

  test.each([
    ['updateMyAccount', 'city'],
    ['updateMyAccountDescription', 'description'],
  ])('of the own account (%s) takes back nothing either', async (path, field) => {
    const save = (text: string, revision: number) =>
      app.call(`POST /users/${path}`, { token, body: { [field]: text, revision } });
    const { body } = await app.call('GET /profile', { token });
    const { revision } = body as { revision: number };
    const theirs = await save('Theirs', revision);
    expect(theirs).toMatchObject({ status: 200, body: { [field]: 'Theirs' } });
    expect(await save('Mine', revision)).toMatchObject({
      status: 409,
      body: { errors: { code: 'CHANGED_MEANWHILE', fields: { [field]: expect.anything() } } },
    });
    const seen = (theirs.body as { revision: number }).revision;
    expect(await save('Mine', seen)).toMatchObject({ status: 200, body: { [field]: 'Mine' } });
  });
});
