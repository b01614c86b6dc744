import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire, openDesk, openPortal, ring, type Agent } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

const NAME = 'Krankenversicherungsgesellschaftsempfang Bad Homburg vor der Höhe';
const VISITOR = 'Maximiliane-Wilhelmine Freifrau von Hohenlohe-Bartenstein-Jagstberg';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1680, height: 1000 },
];

const pictures = process.env.PORTAL_PICTURES;
const expectFits = async (page: Page, name: string) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(0))));
    if (pictures !== undefined) {
      await page.screenshot({ path: `${pictures}/${name}-${size.width}.png`, fullPage: true });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([name, size.width, wide]).toEqual([name, size.width, 0]);
  }
};

describe('Settings of a portal with a long name, in German', () => {
  let stage: Stage;
  let id = '';

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' }, language: 'de' });
    const agent = await hire(stage);
    ({ id } = await openPortal(stage, [agent], { name: NAME, askClientName: true }));
  });
  afterAll(() => stage.strike());

  journey(
    'fit on phones and wide screens',
    () => stage,
    async () => {
      const page = await stage.consolePage('setter', `portals/${id}`);
      for (const [path, seen] of [
        ['', 'Besucher nach ihrem Namen fragen'],
        ['availability', 'Ganztägig geöffnet'],
        ['content', 'Begrüßung'],
        ['messages', 'Beim Warten'],
        ['members', 'Mitglied'],
        ['feedback', 'Smileys'],
        ['website', 'Websites, die dieses Portal zeigen dürfen'],
      ] as const) {
        await page.goto(`/vblh/console/portals/${id}/${path}`);
        await page.getByRole('tabpanel').getByText(seen).first().waitFor();
        await expectFits(page, `portal-${path || 'general'}`);
      }
      await stage.dismissAll();
    },
    180_000,
  );
});

describe('A portal and a visitor with long names', () => {
  let stage: Stage;
  let agent: Agent;
  let portal: { id: string; path: string };

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    agent = await hire(stage);
    portal = await openPortal(stage, [agent], { name: NAME, askClientName: true });
  });
  afterAll(() => stage.strike());

  journey(
    "fit on a visitor's phone and in the supervisors' lines",
    () => stage,
    async () => {
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await stage.page('visitor', { viewport: { width: 390, height: 844 } });
      await visitor.goto(portal.path);
      await visitor.getByRole('heading', { name: NAME }).waitFor();
      expect(await tooWide(visitor)).toEqual([]);
      if (pictures !== undefined) await visitor.screenshot({ path: `${pictures}/start-390.png` });
      await ring(visitor, portal.path, { name: VISITOR });
      const arch = visitor.locator('header .arch').first();
      const { width = 0, height = 0 } = (await arch.boundingBox()) ?? {};
      // The doorway keeps its proportions next to a long name: eleven to nine.
      expect(height / width).toBeCloseTo(2.45 / 2, 1);
      if (pictures !== undefined) await visitor.screenshot({ path: `${pictures}/waiting-390.png` });
      const page = await stage.consolePage('supervisor', 'lines');
      await page.getByRole('link', { name: VISITOR }).waitFor();
      await page.getByText(`Ringing: ${VISITOR}`).first().waitFor();
      await expectFits(page, 'lines-ringing');
      await desk.getByRole('button', { name: 'Accept' }).click();
      await page
        .getByText(new RegExp(`In a call.*${VISITOR}`))
        .first()
        .waitFor();
      await expectFits(page, 'lines-call');
      expect(await violations(page)).toEqual([]);
      await stage.dismissAll();
    },
    180_000,
  );
});
