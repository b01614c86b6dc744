import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { STANDARD_CALL_SETTING } from '@foyer/contracts/settings';

import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { PortalsModule } from '#contexts/portals';
import { SettingsModule } from './settings.module.js';

describe("how a member's calls begin", () => {
  let app: IdentityApp;
  let ada: string;
  let adaId: string;
  let ben: string;

  beforeEach(async () => {
    app = await bootIdentityApp({ imports: [SettingsModule, PortalsModule] });
    await app.member('plain.admin', 'admin');
    adaId = await app.member('ada.berger');
    await app.member('ben.kern');
    ada = await app.signIn('ada.berger');
    ben = await app.signIn('ben.kern');
  });
  afterEach(() => app.close());

  const save = (token: string, body: object) => app.call('POST /callSetting', { token, body });
  const muted = {
    ...STANDARD_CALL_SETTING,
    startWith: { video: true, audio: false, queueId: null },
    layout: 'grid',
  };

  test('is the standard until it is set, and each member’s own', async () => {
    expect((await app.call('GET /callSetting', { token: ada })).body).toEqual(
      STANDARD_CALL_SETTING,
    );
    expect(await save(ada, muted)).toMatchObject({ status: 200, body: muted });
    expect((await app.call('GET /callSetting', { token: ada })).body).toEqual(muted);
    expect((await app.call('GET /callSetting', { token: ben })).body).toEqual(
      STANDARD_CALL_SETTING,
    );
    expect((await app.call('GET /callSetting')).status).toBe(401);
  });

  test('names a portal only where the member belongs to it', async () => {
    const admin = await app.signIn('plain.admin');
    const body = { name: 'Reception', memberIds: [adaId] };
    const made = await app.call('POST /admin/portals', { token: admin, body });
    const { _id: queueId } = made.body as { _id: string };
    await app.call(`PUT /admin/portals/${queueId}`, { token: admin, body: { memberIds: [adaId] } });
    const with_ = (id: string) => ({ ...muted, startWith: { ...muted.startWith, queueId: id } });
    expect(await save(ada, with_(queueId))).toMatchObject({ status: 200 });
    expect(await save(ben, with_(queueId))).toMatchObject({
      body: { errors: { code: 'NOT_A_PORTAL_MEMBER' } },
    });
    expect(await save(ada, with_('01990000-0000-7000-8000-0000000000ff'))).toMatchObject({
      body: { errors: { code: 'PORTAL_NOT_FOUND' } },
    });
    await app.call(`DELETE /admin/portals/${queueId}`, { token: admin });
    expect((await app.call('GET /callSetting', { token: ada })).body).toEqual(muted);
  });
});
