import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

const PHONE = { width: 390, height: 844 };
const LONG_NAME = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);

describe('A call with somebody of a very long name, on a phone', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  /** How much of the phone's screen the other person fills, 0 to 1. */
  const shareOfTheOther = async (page: Page): Promise<number> => {
    const box = await page.getByTestId('remote-video').boundingBox();
    return ((box?.width ?? 0) * (box?.height ?? 0)) / (PHONE.width * PHONE.height);
  };

  /** How much of the other person's picture is not cut off, 0 to 1. */
  const shownOfTheOther = (page: Page): Promise<number> =>
    page.getByTestId('remote-video').evaluate((video: HTMLVideoElement) => {
      const picture = video.videoWidth / video.videoHeight;
      const place = video.clientWidth / video.clientHeight;
      return Math.min(picture, place) / Math.max(picture, place);
    });

  /** How far down name and button of a portal stand, before its scripts are there and after. */
  const placesOf = async (page: Page, path: string) => {
    let letGo = (): void => undefined;
    const scripts = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\.js$/, async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const top = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? -1);
    const places = async (button: string) => ({
      name: await top(page.getByRole('heading', { level: 1 })),
      button: await top(page.locator(button)),
    });
    const before = await places('.start-room-button');
    letGo();
    await page.getByRole('button', { name: 'Start video call' }).waitFor();
    const after = await places('form button[type=submit]');
    await page.unrouteAll({ behavior: 'wait' });
    return { before, after };
  };

  journey(
    'fills the screen with the other person, and breaks the name on the desk',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent], { askClientName: true });
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await stage.page('visitor', { viewport: PHONE });
      const { before, after } = await placesOf(visitor, portal.path);
      expect(after).toEqual(before);
      await ring(visitor, portal.path, { name: LONG_NAME });
      await desk.getByRole('button', { name: 'Accept' }).waitFor();
      expect(await tooWide(desk)).toEqual([]);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);
      expect(await tooWide(desk)).toEqual([]);
      expect(await tooWide(visitor)).toEqual([]);
      expect(await shareOfTheOther(visitor)).toBeGreaterThan(0.35);
      expect(await shownOfTheOther(visitor)).toBeGreaterThan(0.65);
    },
  );
});
