import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';

describe('groups', () => {
  let app: IdentityApp;
  let token: string;
  let adaId: string;

  beforeEach(async () => {
    app = await bootIdentityApp();
    await app.member('cleo.admin', 'admin');
    adaId = await app.member('ada.berger');
    token = await app.signIn('cleo.admin');
  });
  afterEach(() => app.close());

  test('are made, listed, changed and deleted', async () => {
    const body = { name: 'Desk', memberIds: [adaId] };
    const made = await app.call('POST /admin/groups', { token, body });
    expect(made).toMatchObject({ status: 201, body });
    const { id } = made.body as { id: string };
    const path = `/admin/groups/${id}` as const;
    await app.call('POST /admin/groups', { token, body: { name: 'Archive' } });
    const list = await app.call('GET /admin/groups', { token });
    expect(list.body).toMatchObject([{ name: 'Archive', memberIds: [] }, { name: 'Desk' }]);
    expect(list.headers.get('content-range')).toBe('groups 0-1/2');
    const filter = encodeURIComponent(JSON.stringify({ memberId: adaId }));
    const hers = await app.call(`GET /admin/groups?filter=${filter}`, { token });
    expect(hers.body).toMatchObject([{ id }]);
    const renamed = await app.call(`PUT ${path}`, { token, body: { name: 'Front desk' } });
    expect(renamed).toMatchObject({
      status: 200,
      body: { name: 'Front desk', memberIds: [adaId] },
    });
    const emptied = await app.call(`PUT ${path}`, { token, body: { memberIds: [] } });
    expect(emptied).toMatchObject({ body: { name: 'Front desk', memberIds: [] } });
    expect(await app.call(`DELETE ${path}`, { token })).toMatchObject({ status: 200 });
    expect(await app.call(`GET ${path}`, { token })).toMatchObject({
      status: 404,
      body: { errors: { code: 'GROUP_NOT_FOUND' } },
    });
  });

  test('have only members who exist', async () => {
    const body = { name: 'Desk', memberIds: ['01990000-0000-7000-8000-0000000000ff'] };
    expect(await app.call('POST /admin/groups', { token, body })).toMatchObject({
      status: 404,
      body: { errors: { code: 'MEMBER_NOT_FOUND' } },
    });
  });
});
