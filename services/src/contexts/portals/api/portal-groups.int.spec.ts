import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { PortalsModule } from '../index.js';

describe('a group of members at a portal', () => {
  let app: IdentityApp;
  let token: string;
  let [ada, tom] = ['', ''];
  let groupId: string;
  let portal: `/admin/portals/${string}`;

  beforeEach(async () => {
    app = await bootIdentityApp({ imports: [PortalsModule] });
    await app.member('cleo.admin', 'admin');
    [ada, tom] = [await app.member('ada.berger'), await app.member('tom.huber')];
    token = await app.signIn('cleo.admin');
    const group = { name: 'Front desk', memberIds: [ada] };
    groupId = await made('groups', group);
    portal = `/admin/portals/${await made('portals', { name: 'Reception' })}`;
  });
  afterEach(() => app.close());

  async function made(resource: 'groups' | 'portals', body: object): Promise<string> {
    const answer = await app.call(`POST /admin/${resource}`, { token, body });
    return (answer.body as { id: string }).id;
  }
  const put = (path: `/admin/${string}`, body: object) => app.call(`PUT ${path}`, { token, body });
  const member = (memberId: string, own = false) => ({
    memberId,
    own,
    groupIds: own ? [] : [groupId],
  });

  /** Asks until the portal has these members. */
  async function expectMembers(members: readonly object[]): Promise<void> {
    for (;;) {
      const { body } = await app.call(`GET ${portal}`, { token });
      const found = (body as { members: readonly object[] }).members;
      if (found.length === members.length) {
        expect(found).toEqual(members);
        return;
      }
      await new Promise(setImmediate);
    }
  }

  test('comes with its members, who come and go with it', async () => {
    expect(await put(portal, { groupIds: [groupId] })).toMatchObject({
      status: 200,
      body: { groupIds: [groupId], members: [member(ada)] },
    });
    await put(`/admin/groups/${groupId}`, { memberIds: [ada, tom] });
    await expectMembers([member(ada), member(tom)]);
    await put(`/admin/groups/${groupId}`, { memberIds: [tom] });
    await expectMembers([member(tom)]);
    // The portal is one of Tom's from now on, also in his own list.
    const own = await app.call('GET /queue/byUser', { token: await app.signIn('tom.huber') });
    expect(own.body).toMatchObject({ docs: [{ name: 'Reception' }] });
    expect(await put(portal, { groupIds: [], memberIds: [ada] })).toMatchObject({
      body: { groupIds: [], members: [member(ada, true)] },
    });
  });

  test('goes when it is deleted', async () => {
    await put(portal, { groupIds: [groupId] });
    await app.call(`DELETE /admin/groups/${groupId}`, { token });
    await expectMembers([]);
  });

  test('has to be there', async () => {
    const unknown = '01990000-0000-7000-8000-0000000000ff';
    expect(await put(portal, { groupIds: [unknown] })).toMatchObject({
      status: 404,
      body: { errors: { code: 'GROUP_NOT_FOUND' } },
    });
  });
});
