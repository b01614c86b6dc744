import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { availabilityRoutes, portalSettingRoutes } from '@foyer/contracts/portals';
import type { Locator, Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire, openPortal } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { addBooth, KIOSK_SCREENS, kioskPage } from '../../tools/journeys/harness/kiosk.js';
import { keepPicture } from '../../tools/journeys/harness/portal-picture.js';
import { smallTargets } from '../../tools/journeys/harness/small-targets.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

const NAME = 'Krankenversicherungsberatung Bad Homburg, Haus am Kurpark';
const { width, height } = KIOSK_SCREENS.portrait;

/** Returns the box of an element, and checks that all of it lies on the screen. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not seen');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  return box;
}

/**
 * Checks that no element lies beyond the screen, the page does not scroll, and no rule of
 * accessibility is broken.
 */
async function expectWhole(page: Page): Promise<void> {
  expect(await tooWide(page)).toEqual([]);
  const rest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(rest).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

describe.each(['de', 'en'] as const)(
  'A portal on a kiosk that stands upright, in %s',
  (language) => {
    const says = {
      de: { call: 'Videoanruf starten', leave: 'Warteschlange verlassen', opens: /öffnen/ },
      en: { call: 'Start video call', leave: 'Leave the line', opens: /open/ },
    }[language];
    let stage: Stage;
    let portal: { id: string; path: string };
    let closed: { id: string; path: string };

    beforeAll(async () => {
      stage = await Stage.set({ settings: { JANUS: 'off' }, language });
      portal = await openPortal(stage, [await hire(stage)], { name: NAME });
      closed = await openPortal(stage, [], { name: NAME });
      const api = await stage.api();
      for (const { id: queueId } of [portal, closed]) {
        const documentId = await keepPicture(stage, queueId, 'content', {
          width: 1080,
          height: 1440,
        });
        const upright = { mediaType: 'image' as const, documentId };
        const slide = {
          ...{ _id: newId(), duration: 0 as const, animation: 'fade' as const, isDeleted: false },
          message: { enabled: true, text: 'Bitte halten Sie Ihren Ausweis bereit.' },
          media: { enabled: true, landscape: null, portrait: upright },
        };
        await api.call(portalSettingRoutes.updatePortalContent, {
          body: { queueId, queueContent: { default: [slide] } },
        });
      }
      const now = Date.now();
      await api.call(availabilityRoutes.saveExceptions, {
        body: {
          queueId: closed.id,
          exceptions: [
            {
              ...{ _id: newId(), name: 'Ruhetag', open: false, active: true },
              ...{ agentName: 'Ines Okafor', timezone: 'Europe/Berlin' },
              startDateTime: new Date(now - 3_600_000).toISOString(),
              endDateTime: new Date(now + 3_600_000).toISOString(),
            },
          ],
        },
      });
    });
    afterAll(() => stage.strike());

    journey(
      'shows its content at the start, in line and while it is closed',
      () => stage,
      async () => {
        const shoot = async (page: Page, name: string) => {
          const folder = process.env.KIOSK_PICTURES;
          if (folder !== undefined) {
            await page.screenshot({ path: `${folder}/kiosk-${name}-${language}.png` });
          }
        };
        const kiosk = await kioskPage(stage, 'kiosk');
        await kiosk.goto((await addBooth(stage, portal.id)).path);
        const call = kiosk.getByRole('button', { name: says.call });
        const picture = kiosk.getByTestId('slide').locator('img');
        await picture.waitFor();
        await kiosk.getByRole('heading', { name: NAME }).waitFor();
        await shoot(kiosk, 'start');
        const [slides, button] = [await boxOf(kiosk.getByTestId('slides')), await boxOf(call)];
        // The content is what is seen first, and the button stands free below it.
        expect(slides.width).toBe(width);
        expect(slides.height).toBeGreaterThan(height / 3);
        expect(slides.y + slides.height).toBeLessThanOrEqual(button.y);
        await expectWhole(kiosk);

        await call.click();
        await kiosk.getByTestId('kiosk-waiting').waitFor();
        await picture.waitFor();
        await shoot(kiosk, 'waiting');
        const place = await boxOf(kiosk.getByTestId('position'));
        const shown = await boxOf(kiosk.getByTestId('slides'));
        expect(shown.y + shown.height <= place.y || place.y + place.height <= shown.y).toBe(true);
        await boxOf(kiosk.getByRole('button', { name: says.leave }));
        await expectWhole(kiosk);
        await stage.dismissAll();

        const shut = await kioskPage(stage, 'closed kiosk');
        await shut.goto((await addBooth(stage, closed.id)).path);
        await shut.getByTestId('kiosk-closed').getByText(says.opens).waitFor();
        await shut.getByTestId('slide').locator('img').waitFor();
        await shoot(shut, 'closed');
        await boxOf(shut.getByTestId('slides'));
        await boxOf(shut.getByText(says.opens));
        await expectWhole(shut);
        await stage.dismissAll();
      },
      120_000,
    );
  },
);
