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
    const standard = { ...STANDARD_CALL_SETTING, revision: -1 };
    const shown = async (token: string) => (await app.call('GET /callSetting', { token })).body;
    expect(await shown(ada)).toEqual(standard);
    expect(await save(ada, muted)).toMatchObject({ status: 200, body: muted });
    expect(await shown(ada)).toEqual({ ...muted, revision: 0 });
    expect(await shown(ben)).toEqual(standard);
    expect((await app.call('GET /callSetting')).status).toBe(401);
  });

  test('is refused field by field where another tab was faster', async () => {
    const { body: first } = await save(ada, { layout: 'grid', revision: -1 });
    expect(first).toEqual({ ...STANDARD_CALL_SETTING, layout: 'grid', revision: 0 });
    const other = await save(ada, { startWith: { audio: false }, revision: -1 });
    expect(other).toMatchObject({
      body: { layout: 'grid', startWith: { video: true, audio: false, queueId: null } },
    });
    const late = { startWith: { video: false }, layout: 'listTop', revision: -1 };
    expect(await save(ada, late)).toMatchObject({
      status: 409,
      body: { errors: { code: 'CHANGED_MEANWHILE', fields: { layout: expect.any(String) } } },
    });
    expect(await save(ada, { layout: 'listTop', revision: 1 })).toMatchObject({
      body: { layout: 'listTop', startWith: { video: true }, revision: 2 },
    });
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
    expect((await app.call('GET /callSetting', { token: ada })).body).toEqual({
      ...muted,
      revision: 0,
    });
  });
});
