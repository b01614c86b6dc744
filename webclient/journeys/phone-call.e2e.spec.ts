import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { hire, openDesk, openPortal, ring } from '../../journeys/harness/cast.js';
import { journey } from '../../journeys/harness/journey.js';
import { seeEachOther } from '../../journeys/harness/media-probe.js';
import { Stage } from '../../journeys/harness/stage.js';
import { tooWide } from '../../journeys/harness/too-wide.js';

const PHONE = { width: 390, height: 844 };
const LONG_NAME = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);

describe('A call with somebody of a very long name, on a phone', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  }, 60_000);
  afterAll(() => stage.strike(), 30_000);

  /** How much of the phone's screen the other person fills, 0 to 1. */
  const shareOfTheOther = async (page: Page): Promise<number> => {
    const box = await page.getByTestId('remote-video').boundingBox();
    return ((box?.width ?? 0) * (box?.height ?? 0)) / (PHONE.width * PHONE.height);
  };

  journey(
    'fills the screen with the other person, and breaks the name on the desk',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent], { askClientName: true });
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await stage.page('visitor', { viewport: PHONE });
      await ring(visitor, portal.path, { name: LONG_NAME });
      await desk.getByRole('button', { name: 'Accept' }).waitFor();
      expect(await tooWide(desk)).toEqual([]);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);
      expect(await tooWide(desk)).toEqual([]);
      expect(await tooWide(visitor)).toEqual([]);
      expect(await shareOfTheOther(visitor)).toBeGreaterThan(0.6);
    },
  );
});
