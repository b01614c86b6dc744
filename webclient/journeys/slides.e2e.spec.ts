import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { portalSettingRoutes, type QueueContentItem } from '@foyer/contracts/portals';
import type { Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { addBooth, KIOSK_SCREENS, kioskPage } from '../../tools/journeys/harness/kiosk.js';
import { keepPicture } from '../../tools/journeys/harness/portal-picture.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const slide = (page: Page) => page.getByTestId('slide');
/** The picture of the one slide, and the words of the other. */
const lying = (page: Page) => slide(page).locator('img');
const words = (page: Page) => slide(page).getByText('Please have your passport ready');

describe('What a portal shows', () => {
  let stage: Stage;
  let portal: { id: string; path: string };

  const upload = (text: string, width: number, height: number) =>
    keepPicture(stage, portal.id, 'content', { width, height, text });

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    portal = await openPortal(stage, [await hire(stage)]);
    const landscape = await upload('Lying', 1280, 720);
    const portrait = await upload('Standing', 720, 900);
    const item = (
      message: QueueContentItem['message'],
      media: QueueContentItem['media'],
    ): QueueContentItem => ({
      ...{ _id: newId(), message, media },
      ...{ duration: 5, animation: 'slide', isDeleted: false },
    });
    const slides = [
      item(
        { enabled: true, text: 'Our new service desk' },
        {
          enabled: true,
          landscape: { mediaType: 'image', documentId: landscape },
          portrait: { mediaType: 'image', documentId: portrait },
        },
      ),
      item(
        { enabled: true, text: 'Please have your passport ready.' },
        { enabled: false, landscape: null, portrait: null },
      ),
    ];
    const api = await stage.api();
    await api.call(portalSettingRoutes.updatePortalContent, {
      body: { queueId: portal.id, queueContent: { default: slides, waiting: slides } },
    });
  });
  afterAll(() => stage.strike());

  journey(
    'plays while visitors wait, turns with their screen, and goes on without the network',
    () => stage,
    async () => {
      const page = await stage.page('visitor');
      await ring(page, portal.path);
      await words(page).waitFor();
      await lying(page).waitFor();
      const source = await lying(page).getAttribute('src');
      expect(await violations(page)).toEqual([]);
      await page.context().setOffline(true);
      await words(page).waitFor();
      await lying(page).waitFor();
      await page.setViewportSize({ width: 390, height: 844 });
      await words(page).waitFor();
      await page.context().setOffline(false);
      await lying(page)
        .and(page.locator(`:not([src="${source}"])`))
        .waitFor();
      await stage.dismissAll();
    },
    120_000,
  );

  journey(
    'fills what a kiosk shows of the portal, and the call button stays below it',
    () => stage,
    async () => {
      const booth = await addBooth(stage, portal.id);
      const kiosk = await kioskPage(stage, 'kiosk', 'portrait');
      await kiosk.goto(booth.path);
      await lying(kiosk).waitFor();
      expect(await violations(kiosk)).toEqual([]);
      await kiosk.getByRole('button', { name: 'Start video call' }).click();
      await kiosk.getByTestId('kiosk-waiting').waitFor();
      await words(kiosk).waitFor();
      await stage.dismissAll();
    },
    120_000,
  );

  journey(
    'plays on the whole screen of a kiosk that nobody touches, and gives way to the first touch',
    () => stage,
    async () => {
      const booth = await addBooth(stage, portal.id);
      const kiosk = await kioskPage(stage, 'kiosk', 'landscape');
      await kiosk.clock.install();
      await kiosk.goto(booth.path);
      await kiosk.getByRole('button', { name: 'Start video call' }).waitFor();
      await kiosk.clock.fastForward(60_000);
      const invitation = kiosk.getByText('Touch the screen to begin');
      await invitation.waitFor();
      await kiosk.getByRole('button', { name: 'Pause what is shown' }).last().waitFor();
      expect(await kiosk.getByTestId('slides').last().boundingBox()).toMatchObject({
        ...{ x: 0, y: 0 },
        ...KIOSK_SCREENS.landscape,
      });
      await kiosk.mouse.click(900, 200);
      await invitation.waitFor({ state: 'detached' });
      await stage.dismissAll();
    },
    120_000,
  );
});
