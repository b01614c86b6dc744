import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BreakableProxy, dropDatabase, trialDatabase } from '@foyer/projections/testing';
import sharp from 'sharp';

import { Health } from '#platform/health';
import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';

const server = process.env.TEST_MONGODB_URL;

if (server) {
  describe('pictures of members in MongoDB', () => {
    let app: IdentityApp;
    let url: string;
    let proxy: BreakableProxy;
    let ada: string;

    beforeEach(async () => {
      url = trialDatabase(server);
      proxy = await BreakableProxy.before(url);
      app = await bootIdentityApp({ environment: { FILES_URL: proxy.through(url) } });
      await app.member('ada.berger');
      ada = await app.signIn('ada.berger');
    });
    afterEach(async () => {
      await app.close();
      await proxy.close();
      await dropDatabase(url);
    });

    const upload = async () => {
      const picture = await sharp({
        create: { width: 20, height: 20, channels: 3, background: 'red' },
      })
        .png()
        .toBuffer();
      const form = new FormData();
      form.append('avatar', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
      const response = await fetch(`${app.url}/api/v2/avatar/mainAccount`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${ada}` },
        body: form,
      });
      const body = (await response.json()) as { avatarDocumentId: string };
      return { status: response.status, body };
    };
    const shown = async (id: string) => {
      const headers = { authorization: `Bearer ${ada}` };
      const response = await fetch(`${app.url}/api/v2/avatar/${id}`, { headers });
      const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
      return { status: response.status, body };
    };
    const health = async () => (await app.app.get(Health).report()).parts.files?.state;

    test('are refused while it is away, and there again afterwards', async () => {
      const first = await upload();
      expect(first.status).toBe(200);
      const before = await shown(first.body.avatarDocumentId);
      expect(before).toMatchObject({ status: 200, body: expect.stringMatching(/^RIFF/) });
      expect(await health()).toBe('up');

      proxy.cut();
      const away = { status: 503, body: expect.stringContaining('"UNAVAILABLE"') };
      expect(await shown(first.body.avatarDocumentId)).toMatchObject(away);
      expect(await health()).toBe('degraded');
      expect(await upload()).toMatchObject({
        status: 503,
        body: { errors: { code: 'UNAVAILABLE' } },
      });
      expect(await app.call('GET /profile', { token: ada })).toMatchObject({ status: 200 });

      proxy.mend();
      expect(await shown(first.body.avatarDocumentId)).toEqual(before);
      expect(await health()).toBe('up');
      const second = await upload();
      expect(second.status).toBe(200);
      expect((await shown(first.body.avatarDocumentId)).status).toBe(404);
      expect((await shown(second.body.avatarDocumentId)).status).toBe(200);
    });
  });
} else {
  describe('pictures of members in a real MongoDB', () => {
    test.todo('were not tried: TEST_MONGODB_URL names no server');
  });
}
