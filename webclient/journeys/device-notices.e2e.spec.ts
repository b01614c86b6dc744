import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { windowedBrowser } from '../../tools/journeys/harness/browser.js';
import { hire, openPortal } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** A test browser reaches no push service: it gets an address that leads nowhere, and real keys. */
const SUBSCRIBES = `
  let kept = null;
  const base64url = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  PushManager.prototype.getSubscription = async () => kept;
  PushManager.prototype.subscribe = async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const p256dh = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
    const auth = base64url(crypto.getRandomValues(new Uint8Array(16)));
    const endpoint = 'https://push.invalid/send/' + auth;
    kept = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => { kept = null; } };
    return kept;
  };
`;
const permissions = ['camera', 'microphone', 'notifications'];

interface Shown {
  readonly title: string;
  readonly tag: string;
}
const shown = (page: Page) =>
  page.evaluate(async (): Promise<Shown[]> => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, tag }) => ({ title, tag }));
  });

/** Has the browser deliver a push, as its push service would. */
async function pusher(page: Page): Promise<(payload: object) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => {
    registrations.push(...found.map(({ registrationId }) => registrationId));
  });
  await session.send('ServiceWorker.enable');
  await eventually('the registration is known', () => registrations.length > 0);
  const { origin } = new URL(page.url());
  return async (payload) => {
    const [registrationId = ''] = registrations;
    const data = JSON.stringify({ tag: 'one', language: 'en', ...payload });
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

describe('Notices on a device', () => {
  let stage: Stage;
  let browser: Browser;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    browser = await windowedBrowser();
  });
  afterAll(async () => {
    await stage.strike();
    await browser.close();
  });

  journey(
    'are turned on in the account, are shown by the browser, and end with being turned off',
    () => stage,
    async () => {
      const { token } = await hire(stage);
      const page = await stage.staffPage('agent', token, { browser, permissions });
      await page.context().addInitScript(SUBSCRIBES);
      await page.goto('/vblh/account/preferences');
      const device = page.getByRole('region', { name: 'Notices on this device' });
      await device.locator('[data-notices=off]').waitFor();
      expect(await page.evaluate('navigator.serviceWorker.controller')).toBeNull();
      await device.getByRole('button', { name: 'Turn on' }).click();
      await device.locator('[data-notices=on]').waitFor();

      const push = await pusher(page);
      await push({ kind: 'test' });
      await eventually('the test is shown', async () => (await shown(page)).length === 1);
      expect(await shown(page)).toEqual([
        { title: 'Notices work on this device', tag: 'foyer-one' },
      ]);
      // The page is in front: its own bell says that it rings.
      await push({ kind: 'rings', tag: 'offer' });
      await push({ kind: 'unattended', tag: 'two' });
      await eventually('the later one is shown', async () => (await shown(page)).length === 2);
      expect((await shown(page)).some(({ tag }) => tag === 'foyer-offer')).toBe(false);
      await push({ kind: 'test', over: true });
      await eventually('the test is taken away', async () => (await shown(page)).length === 1);
      expect(await page.evaluate(async () => caches.keys())).toEqual([]);

      await page.reload();
      await device.getByRole('button', { name: 'Turn on' }).click();
      await device.locator('[data-notices=on]').waitFor();
      await device.getByRole('button', { name: 'Turn off' }).click();
      await device.locator('[data-notices=off]').waitFor();
      await stage.dismissAll();
    },
  );

  journey(
    'come with an app that can be installed, on pages of staff alone',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent]);
      const page = await stage.staffPage('agent', agent.token, { browser });
      await page.goto('/vblh/desk');
      await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
      const session = await page.context().newCDPSession(page);
      const { url, errors, data } = await session.send('Page.getAppManifest');
      expect([errors, new URL(url).pathname]).toEqual([[], '/vblh/staff.webmanifest']);
      const { icons, start_url: start } = JSON.parse(data ?? '') as {
        icons: { src: string; sizes: string }[];
        start_url: string;
      };
      expect(start).toBe('/vblh/desk');
      for (const { src, sizes } of icons) {
        const { status, type } = await page.evaluate(async (address) => {
          const answer = await fetch(address);
          return { status: answer.status, type: answer.headers.get('content-type') };
        }, src);
        expect([src, sizes, status, type]).toEqual([src, sizes, 200, 'image/png']);
      }
      const visitor = await stage.page('visitor');
      await visitor.goto(portal.path);
      await visitor.getByRole('button').first().waitFor();
      expect(await visitor.locator('link[rel=manifest]').count()).toBe(0);
      const registered = await visitor.evaluate(
        async () => (await navigator.serviceWorker.getRegistrations()).length,
      );
      expect(registered).toBe(0);
      await stage.dismissAll();
    },
  );
});
