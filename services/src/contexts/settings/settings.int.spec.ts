import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { STANDARD_SETTINGS } from '@foyer/contracts/settings';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

import {
  bootIdentityApp,
  PASSWORD,
  type IdentityApp,
} from '#contexts/identity/testing/identity-app.js';
import { UPLOADS } from './api/setting-files.controller.js';
import { SettingsModule } from './settings.module.js';

const look = { title: 'Town hall', defaultWhiteboardDoc: null, primary: '#204060' };
const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });
const LOGO = 'GET /api/app-setting/appMedia/logo';

describe('the settings of the deployment', () => {
  let app: IdentityApp;
  let admin: string;
  let agent: string;

  beforeEach(async () => {
    app = await bootIdentityApp({ imports: [SettingsModule] });
    await app.member('plain.admin', 'admin');
    await app.member('ada.berger', 'member');
    admin = await app.signIn('plain.admin');
    agent = await app.signIn('ada.berger');
  });
  afterEach(() => app.close());

  const save = (body: object, token = admin) => app.call('POST /appSetting', { token, body });
  const picture = (width = 40, height = 40) =>
    sharp({ create: { width, height, channels: 3, background: '#204060' } })
      .png()
      .toBuffer();
  const upload = (purpose: string, file: Uint8Array, token = admin) =>
    app.upload('POST /appSetting/file', {
      ...{ token, field: 'file', file },
      fields: { name: '../../../../tmp/evil".png', purpose },
    });
  const form = (): Promise<Buffer> => {
    const document = new PDFDocument();
    document.text('A form').end();
    return buffer(document);
  };
  const idOf = ({ body }: { body: unknown }): string => (body as { fileId: string }).fileId;

  test('are the standard until something is set, then what was saved, and the standard again', async () => {
    const first = await app.call('GET /appSetting', { token: admin });
    expect(first).toMatchObject({
      status: 200,
      body: { ...STANDARD_SETTINGS, license: { state: 'unrestricted', expired: false } },
    });
    const { _id } = first.body as { _id: string };
    expect(await save({ appearance: look })).toMatchObject({
      status: 200,
      body: { appearance: look, revisions: { appearance: 1, sounds: 0 } },
    });
    expect((await app.call('GET /appSetting/appearance')).body).toEqual(look);
    expect(await app.call(`DELETE /appSetting/${_id}`, { token: admin })).toMatchObject({
      status: 200,
      body: { _id },
    });
    expect((await app.call('GET /appSetting/appearance')).body).toEqual(
      STANDARD_SETTINGS.appearance,
    );
    expect(
      await app.call('DELETE /appSetting/01990000-0000-7000-8000-0000000000ff', { token: admin }),
    ).toMatchObject(refused(404, 'APP_SETTING_NOT_FOUND'));
  });

  test('leave the second factor of administrators to a super-admin', async () => {
    const standard = STANDARD_SETTINGS.secondFactor;
    expect(await save({ secondFactor: { ...standard, admin: true } })).toMatchObject({
      status: 200,
    });
    const { _id } = (await app.call('GET /appSetting', { token: admin })).body as { _id: string };
    expect(await save({ secondFactor: standard })).toMatchObject(refused(403, 'FORBIDDEN'));
    const reset = `DELETE /appSetting/${_id}?group=secondFactor` as const;
    expect(await app.call(reset, { token: admin })).toMatchObject(refused(403, 'FORBIDDEN'));
  });

  test('are for administrators to change and to read whole', async () => {
    expect(await save({ appearance: look }, agent)).toMatchObject(refused(403, 'FORBIDDEN'));
    for (const path of ['/appSetting', '/appSetting/history'] as const) {
      expect(await app.call(`GET ${path}`, { token: agent })).toMatchObject(
        refused(403, 'FORBIDDEN'),
      );
    }
    expect(await upload('logo', await picture(), agent)).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(await app.call('GET /policy/getAllPolicies')).toMatchObject({ status: 401 });
  });

  test('tell pages what they go by, and that nothing has changed', async () => {
    for (const part of ['appearance', 'modules', 'license', 'sounds', 'page']) {
      const { status, headers } = await app.call(`GET /appSetting/${part}`);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
      const etag = headers.get('etag') ?? '';
      const again = await app.call(`GET /appSetting/${part}`, {
        headers: { 'if-none-match': etag },
      });
      expect(again).toMatchObject({ status: 304, body: undefined });
    }
    const before = (await app.call('GET /appSetting/page')).headers.get('etag') ?? '';
    await save({ appearance: look });
    const after = await app.call('GET /appSetting/page', { headers: { 'if-none-match': before } });
    expect(after).toMatchObject({ status: 200, body: { appearance: look } });
  });

  test('refuse what is no look or no sound, and change nothing then', async () => {
    const { call } = STANDARD_SETTINGS.sounds;
    const wrong = [
      { appearance: { ...look, primary: 'red' } },
      { appearance: { ...look, title: '   ' } },
      { appearance: { ...look, title: 'x'.repeat(81) } },
      { sounds: { call, queueCall: { ringTone: 8, volume: 0.5 } } },
      { sounds: { call, queueCall: { ringTone: 1, volume: 1.1 } } },
      { modules: { paymentTerminalModuleActive: 'yes' } },
      { weather: {} },
    ];
    for (const body of wrong) {
      expect(await save(body)).toMatchObject(refused(400, 'INVALID_INPUT'));
    }
    expect(await app.call('GET /appSetting', { token: admin })).toMatchObject({
      body: { ...STANDARD_SETTINGS, license: {}, revisions: { appearance: 0, sounds: 0 } },
    });
  });

  test('are not overwritten unseen', async () => {
    const revisions = { appearance: 0 };
    expect(await save({ appearance: look, revisions })).toMatchObject({ status: 200 });
    expect(await save({ appearance: { ...look, title: 'Mine' }, revisions })).toMatchObject(
      refused(409, 'APP_SETTING_CHANGED_MEANWHILE'),
    );
  });

  test('say who changed what, the newest first', async () => {
    await save({ appearance: look });
    const sounds = { ...STANDARD_SETTINGS.sounds, call: { ringTone: 3, volume: 0.3 } };
    expect(await app.call('POST /appSetting/sounds', { token: admin, body: sounds })).toMatchObject(
      { status: 200, body: sounds },
    );
    const history = await app.call('GET /appSetting/history', { token: admin });
    expect(history.body).toMatchObject({
      totalDocs: 2,
      docs: [
        { group: 'sounds', value: sounds, before: STANDARD_SETTINGS.sounds },
        {
          ...{ group: 'appearance', value: look, before: STANDARD_SETTINGS.appearance },
          ...{ reset: false, memberName: 'Ada Berger' },
        },
      ],
    });
    expect(
      await app.call('GET /appSetting/history?group=appearance', { token: admin }),
    ).toMatchObject({ body: { totalDocs: 1 } });
  });

  test('paint pictures again, and show them to all only once the look names them', async () => {
    const kept = await upload('logo', await picture(2000, 500));
    expect(kept).toMatchObject({ status: 201, body: { contentType: 'image/webp' } });
    const logo = idOf(kept);
    expect((await app.call(LOGO)).status).toBe(404);
    expect((await app.call(`${LOGO}?v=${logo}`)).status).toBe(404);
    expect(kept.body).toMatchObject({ name: 'evil.png' });
    const own = await fetch(`${app.url}/api/v2/appSetting/file/${logo}`, {
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(await sharp(Buffer.from(await own.arrayBuffer())).metadata()).toMatchObject({
      ...{ format: 'webp', width: 640, height: 160 },
    });
    await save({ appearance: { ...look, logo } });
    const shown = await app.call(LOGO);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const named = await app.call(`${LOGO}?v=${logo}`);
    expect(named.headers.get('cache-control')).toContain('immutable');
    expect((await app.call('GET /api/app-setting/appMedia/favicon')).status).toBe(404);
  });

  test('take only what they can show, each for what it was uploaded for', async () => {
    const pdf = await form();
    expect(await upload('logo', pdf)).toMatchObject(refused(415, 'UNSUPPORTED_MEDIA_TYPE'));
    expect(await upload('whiteboard', Buffer.from('<svg/>'))).toMatchObject(
      refused(415, 'UNSUPPORTED_MEDIA_TYPE'),
    );
    const large = Buffer.concat([await picture(), Buffer.alloc(2 * 1024 * 1024)]);
    expect(await upload('logo', large)).toMatchObject(refused(413, 'PAYLOAD_TOO_LARGE'));
    const garbage = new TextEncoder().encode('%PDF-1.4 garbage');
    expect(await upload('whiteboard', garbage)).toMatchObject({
      status: 415,
      body: { errors: { code: 'UNSUPPORTED_MEDIA_TYPE', fields: { file: expect.any(String) } } },
    });
    const kept = await upload('whiteboard', pdf);
    expect(kept).toMatchObject({ status: 201, body: { contentType: 'application/pdf' } });
    const document = idOf(kept);
    expect(await save({ appearance: { ...look, logo: document } })).toMatchObject(
      refused(404, 'APP_SETTING_FILE_NOT_FOUND'),
    );
    expect(await save({ appearance: { ...look, defaultWhiteboardDoc: document } })).toMatchObject({
      status: 200,
    });
  });

  test('take so many uploads of one administrator within a while', async () => {
    const file = Buffer.from('no picture');
    for (let n = 0; n < UPLOADS.points; n += 1)
      expect((await upload('logo', file)).status).toBe(415);
    expect(await upload('logo', file)).toMatchObject(refused(429, 'TOO_MANY_REQUESTS'));
  });

  test('hold new passwords to the policy in force, and leave those that exist', async () => {
    const change = (oldPassword: string, newPassword: string) =>
      app.call('POST /profile/changePassword', {
        ...{ token: agent, body: { oldPassword, newPassword } },
      });
    const phrase = 'ein apfel und zwei birnen';
    expect(await change(PASSWORD, phrase)).toMatchObject(refused(422, 'PASSWORD_TOO_WEAK'));
    await save({ security: { passwordPolicy: 'passphrase' } });
    expect((await app.call('GET /appSetting/page')).body).toMatchObject({
      passwordPolicy: 'passphrase',
    });
    expect(await app.signIn('ada.berger')).toBeTruthy();
    expect(await change(PASSWORD, 'Short-Rule-26')).toMatchObject(
      refused(422, 'PASSPHRASE_TOO_WEAK'),
    );
    expect(await change(PASSWORD, 'passwordpassword')).toMatchObject(
      refused(422, 'PASSPHRASE_COMMON'),
    );
    expect(await change(PASSWORD, `${phrase} für Ada`)).toMatchObject(
      refused(422, 'PASSPHRASE_TOO_WEAK'),
    );
    expect((await change(PASSWORD, phrase)).status).toBeLessThan(300);
    expect(await app.signIn('ada.berger', phrase)).toBeTruthy();
  });

  test('show the policy tables to members', async () => {
    const { body } = await app.call('GET /policy/getAllPolicies', { token: agent });
    expect(body).toMatchObject({
      appRolePolicy: expect.arrayContaining([
        { action: 'settings.manage', roles: ['admin', 'super-admin'] },
      ]) as unknown,
      inCallRolePolicy: expect.arrayContaining([
        { action: 'call.make-admin', roles: ['admin'] },
      ]) as unknown,
    });
  });
});
