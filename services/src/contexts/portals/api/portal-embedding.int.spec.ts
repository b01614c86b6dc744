import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { PortalEmbedding, PortalsModule } from '../index.js';

const SITE = 'https://www.company.example';
const TRIAL = 'http://localhost:8080';

describe('the sites that may show a portal', () => {
  let app: IdentityApp;
  let admin: string;
  let portal: { readonly id: string; readonly shortlink: string; readonly revision: number };
  let embedding: PortalEmbedding;

  beforeEach(async () => {
    app = await bootIdentityApp({ imports: [PortalsModule] });
    await app.member('plain.admin', 'admin');
    admin = await app.signIn('plain.admin');
    portal = (await app.call('POST /admin/portals', { token: admin, body: { name: 'Aaa' } }))
      .body as typeof portal;
    embedding = app.app.get(PortalEmbedding, { strict: false });
  });
  afterEach(() => app.close());

  const allow = (origins: unknown, more: object = {}) =>
    app.call('POST /queue/updateGeneral', {
      token: admin,
      body: { queueId: portal.id, embedding: { origins }, ...more },
    });
  const page = (idOrShortlink: string) =>
    embedding.framing(`/vblh/web-client-v2/queue/${idOrShortlink}`);

  test('are none at first', async () => {
    expect(await page(portal.id)).toEqual([]);
    expect(await embedding.mayRead(`/api/v2/queue/client/${portal.id}`, SITE)).toBe(false);
  });

  test('are those that are set, at the id and at the short link, and visitors may know them', async () => {
    const origins = [SITE, TRIAL];
    expect(await allow(origins)).toMatchObject({ status: 200, body: { embedding: { origins } } });
    for (const each of [portal.id, portal.shortlink, portal.shortlink.toUpperCase()]) {
      expect(await page(each)).toEqual(origins);
      expect(await embedding.mayRead(`/api/v2/queue/client/${each}`, SITE)).toBe(true);
      expect(await embedding.mayRead(`/api/v2/queue/client/${each}`, 'null')).toBe(false);
    }
    expect(await app.call(`GET /queue/client/${portal.id}`, {})).toMatchObject({
      body: { embedding: { origins } },
    });
    await allow(null);
    expect(await page(portal.id)).toEqual([]);
  });

  test('are asked of no page but the portal’s own', async () => {
    await allow([SITE]);
    for (const path of [
      '/vblh/',
      '/vblh/desk',
      '/vblh/device-client',
      `/vblh/console/portals/${portal.id}`,
      `/vblh/web-client-v2/queue/${portal.id}/desk`,
      `/vblh/web-client-v2/queue/..%2Fdesk`,
      `/vblh/shortlink/${portal.shortlink}`,
    ])
      expect([path, await embedding.framing(path)]).toEqual([path, undefined]);
    expect(await page('no-such-portal')).toEqual([]);
  });

  test.each([
    '*',
    'http://www.company.example',
    'https://www.company.example/contact',
    "https://www.company.example; script-src 'unsafe-inline'",
  ])('are refused as %s, in both languages, and nothing changes', async (origin) => {
    const refusal = async (language: string) =>
      app.call('POST /queue/updateGeneral', {
        token: admin,
        body: { queueId: portal.id, embedding: { origins: [SITE, origin] } },
        headers: { 'accept-language': language },
      });
    const fieldsIn = (said: string) => ({
      status: 400,
      body: {
        errors: {
          code: 'INVALID_INPUT',
          fields: { 'embedding.origins.1': expect.stringContaining(said) },
        },
      },
    });
    expect(await refusal('en')).toMatchObject(fieldsIn('Enter an address such as'));
    expect(await refusal('de')).toMatchObject(fieldsIn('Geben Sie eine Adresse wie'));
    expect(await page(portal.id)).toEqual([]);
  });

  test('are not overwritten by a form that was read before others changed them', async () => {
    await allow([SITE]);
    expect(await allow([TRIAL], { revision: portal.revision })).toMatchObject({
      status: 409,
      body: { errors: { code: 'PORTAL_CHANGED_MEANWHILE' } },
    });
    expect(await page(portal.id)).toEqual([SITE]);
  });
});
