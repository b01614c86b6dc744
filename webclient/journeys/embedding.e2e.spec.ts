import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import type { FrameLocator, Frame, Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import {
  type Agent,
  endCall,
  hire,
  openDesk,
  openPortal,
} from '../../tools/journeys/harness/cast.js';
import {
  allowSites,
  onCompanySite,
  type CompanySite,
} from '../../tools/journeys/harness/company-site.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const PHONE = { viewport: { width: 390, height: 844 } };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

describe('A portal on a company’s own site', () => {
  let stage: Stage;
  let agent: Agent;
  let site: CompanySite;
  let portal: { id: string; path: string };

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    agent = await hire(stage);
    portal = await openPortal(stage, [agent]);
    site = await onCompanySite(stage, portal.id);
  });
  afterEach(() => stage.dismissAll());
  afterAll(async () => {
    await site.close();
    await stage.strike();
  });

  const visit = async (options: object = DESKTOP): Promise<Page> => {
    const page = await stage.page('visitor', options);
    await page.goto(site.origin);
    return page;
  };
  const panel = (page: Page): FrameLocator => page.frameLocator('foyer-panel iframe');
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Video reception' });
  const frameOf = (page: Page): Frame => {
    const frame = page.frames().find((each) => each.url().includes('/web-client-v2/queue/'));
    if (!frame) throw new Error('There is no frame');
    return frame;
  };
  const button = (page: Page) => page.getByRole('button', { name: /^Talk to us by video/ });
  const heard = (page: Page): Promise<string[]> =>
    page.locator('#events li').evaluateAll((lines) => lines.map((line) => line.textContent));
  const hears = (page: Page, names: readonly string[]) =>
    eventually(
      `the site has heard ${names.join()}`,
      async () =>
        (await heard(page)).join() === names.map((name) => `${name} at ${portal.id}`).join(),
    );
  const ringIn = async (page: Page): Promise<void> => {
    await panel(page).getByRole('button', { name: 'Start video call' }).click();
    await panel(page).getByRole('button', { name: 'Ring now' }).click();
    await panel(page).getByRole('button', { name: 'Leave the line' }).waitFor();
  };

  journey(
    'is rung at, answered and left, and the site learns the steps alone',
    () => stage,
    async () => {
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await visit();
      await visitor.getByText('Open now').first().waitFor();
      expect(await violations(visitor)).toEqual([]);
      await button(visitor).press('Enter');
      await panel(visitor).getByRole('button', { name: 'Start video call' }).waitFor();
      expect(await violations(visitor)).toEqual([]);
      await stage.keep('embedding-start');
      await ringIn(visitor);
      await hears(visitor, ['open', 'ring']);

      await dialog(visitor).getByRole('button', { name: 'Close' }).click();
      const asked = visitor.getByRole('alertdialog', { name: 'Leave the line?' });
      await asked.getByRole('button', { name: 'Stay' }).click();
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, frameOf(visitor)]);
      await hears(visitor, ['open', 'ring', 'in-call']);
      await stage.keep('embedding-in-call');

      await dialog(visitor).getByRole('button', { name: 'Make smaller' }).click();
      await stage.keep('embedding-small');
      const words = visitor.getByRole('button', { name: 'Back to the call' }).locator('span');
      const [way, frame] = [
        await words.boundingBox(),
        await visitor.locator('foyer-panel iframe').boundingBox(),
      ];
      expect(way && frame && way.y >= frame.y + frame.height - 1).toBe(true);
      expect(await violations(visitor)).toEqual([]);
      await visitor.getByRole('button', { name: 'Open the reception' }).hover();
      await seeEachOther([desk, frameOf(visitor)], 500);
      await dialog(visitor).getByRole('button', { name: 'Back to the call' }).click();
      await endCall(desk);
      await panel(visitor).getByText('The call has ended.').waitFor();
      await hears(visitor, ['open', 'ring', 'in-call', 'small', 'large', 'ended']);

      await dialog(visitor).getByRole('button', { name: 'Close' }).click();
      await dialog(visitor).waitFor({ state: 'detached' });
      await eventually('the focus is back', () =>
        visitor.evaluate(() => document.activeElement?.localName === 'foyer-button'),
      );
    },
  );

  journey(
    'asks before a call is ended by closing it, and ends the call',
    () => stage,
    async () => {
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await visit();
      await visitor.getByRole('button', { name: 'Open the reception' }).click();
      await ringIn(visitor);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, frameOf(visitor)]);
      await dialog(visitor).getByRole('button', { name: 'Close' }).focus();
      await visitor.keyboard.press('Escape');
      const asked = visitor.getByRole('alertdialog', { name: 'End the call?' });
      await asked.waitFor();
      await stage.keep('embedding-question');
      expect(await violations(visitor)).toEqual([]);
      await asked.getByRole('button', { name: 'End call' }).click();
      await dialog(visitor).waitFor({ state: 'detached' });
      await desk.getByTestId('end-call').waitFor({ state: 'detached' });
      expect((await heard(visitor)).at(-1)).toBe(`close at ${portal.id}`);
    },
  );

  journey(
    'fills a phone, and closes by Escape, also while the portal has the focus',
    () => stage,
    async () => {
      const visitor = await visit({ ...PHONE, colorScheme: 'dark' });
      await button(visitor).click();
      await panel(visitor).getByRole('button', { name: 'Start video call' }).waitFor();
      expect(await dialog(visitor).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE.viewport });
      expect(await violations(visitor)).toEqual([]);
      await stage.keep('embedding-phone');
      await panel(visitor).getByRole('button', { name: 'Start video call' }).focus();
      await visitor.keyboard.press('Escape');
      await dialog(visitor).waitFor({ state: 'detached' });
      await hears(visitor, ['open', 'close']);
    },
  );

  journey(
    'takes the visit up again on the next page of the site',
    () => stage,
    async () => {
      const visitor = await visit();
      await button(visitor).click();
      await ringIn(visitor);
      await visitor.reload();
      await button(visitor).click();
      await panel(visitor).getByRole('button', { name: 'Leave the line' }).waitFor();
      await hears(visitor, ['open', 'ring']);
      await dialog(visitor).getByRole('button', { name: 'Close' }).click();
      const asked = visitor.getByRole('alertdialog', { name: 'Leave the line?' });
      await asked.getByRole('button', { name: 'Leave the line' }).click();
      await dialog(visitor).waitFor({ state: 'detached' });
    },
  );

  journey(
    'speaks German on a German page',
    () => stage,
    async () => {
      const visitor = await stage.page('visitor', DESKTOP);
      await visitor.goto(`${site.origin}/de`);
      await visitor.getByRole('button', { name: /^Per Video sprechen/ }).click();
      await panel(visitor).getByRole('button', { name: 'Videoanruf starten' }).waitFor();
    },
  );

  journey(
    'is refused to a site that it does not allow, which reads nothing of it',
    () => stage,
    async () => {
      await allowSites(stage, portal.id, ['https://www.other.example']);
      const visitor = await visit();
      await button(visitor).click();
      const frame = visitor.frames()[1];
      await eventually('the frame is refused', () =>
        Promise.resolve(frame?.url().startsWith('chrome-error:') === true),
      );
      await visitor.getByRole('link', { name: 'Open in a new window' }).waitFor();
      await stage.keep('embedding-refused');
      expect(await visitor.getByText('Open now').count()).toBe(0);
      expect(await heard(visitor)).toEqual([`open at ${portal.id}`]);
      await allowSites(stage, portal.id, [site.origin]);
    },
  );
});
