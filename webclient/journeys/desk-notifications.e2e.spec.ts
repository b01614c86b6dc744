import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { windowedBrowser } from '../../tools/journeys/harness/browser.js';
import { hire, openPortal, ring, setAvailability } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

interface Shown {
  readonly title: string;
  readonly body: string;
  closed: boolean;
}
declare global {
  /** The notifications that the page has shown on the desktop, kept by {@link WATCH}. */
  var shownNotifications: (Shown & EventTarget)[];
}

/** Notifications go through as usual, and are kept to be looked at. */
const WATCH = `
  globalThis.shownNotifications = [];
  globalThis.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options);
      shownNotifications.push(this);
    }
    close() {
      this.closed = true;
      super.close();
    }
  };
  globalThis.timesFocused = 0;
  globalThis.focus = () => { globalThis.timesFocused += 1; };
  let seen = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => seen });
  globalThis.lookAway = (away) => {
    seen = away ? 'hidden' : 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
  };
`;
const permissions = ['camera', 'microphone', 'notifications'];
const lookAway = (page: Page, away = true) => page.evaluate(`lookAway(${away})`);
const shown = (page: Page) =>
  page.evaluate(() =>
    globalThis.shownNotifications
      .filter(({ closed }) => !closed)
      .map(({ title, body }) => ({ title, body })),
  );
const showsNothing = (page: Page) =>
  eventually('no notification stands', async () => (await shown(page)).length === 0);
const shows = (page: Page, title: string) =>
  eventually(title, async () => (await shown(page))[0]?.title === title);

describe('Notifications on the desktop', () => {
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
    'say in the main tab alone, while nobody looks, who rings and who waits, until it is switched off',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent], { askClientName: true });
      const desk = await stage.staffPage('agent', agent.token, { browser, permissions });
      await desk.context().addInitScript(WATCH);
      await desk.goto('/vblh/desk');
      await desk.getByRole('button', { name: /^Availability/ }).waitFor();
      const second = await desk.context().newPage();
      await second.goto('/vblh/desk');
      await second.getByRole('button', { name: 'Just look around' }).click();
      await setAvailability(desk, 'Auto');
      await lookAway(desk);
      await lookAway(second);

      const visitor = await stage.page('visitor');
      await ring(visitor, portal.path, { name: 'Maria Lund' });
      await shows(desk, 'Maria Lund is ringing');
      expect(await shown(desk)).toEqual([{ title: 'Maria Lund is ringing', body: 'Reception' }]);
      expect(await shown(second)).toEqual([]);
      await desk.evaluate(() =>
        globalThis.shownNotifications[0]?.dispatchEvent(new Event('click')),
      );
      expect(await desk.evaluate('timesFocused')).toBe(1);
      await showsNothing(desk);

      // It rings until the visitor leaves; what was shown goes with it.
      await lookAway(desk, false);
      await lookAway(desk);
      await visitor.getByRole('button', { name: 'Leave the line' }).click();
      await visitor.getByRole('dialog').getByRole('button', { name: 'Leave the line' }).click();
      await showsNothing(desk);

      await lookAway(desk, false);
      await setAvailability(desk, 'Manual');
      await desk.locator('[data-availability=manual]').waitFor();
      await lookAway(desk);
      const other = await stage.page('other visitor');
      await ring(other, portal.path, { name: 'Jo Park' });
      await shows(desk, 'Jo Park is waiting');
      await lookAway(desk, false);
      await showsNothing(desk);

      await second.close();
      await desk.goto('/vblh/account/preferences');
      const choice = desk.getByRole('group', { name: 'Notifications on the desktop' });
      await choice.getByText('Off').click();
      await desk.getByRole('button', { name: 'Save' }).click();
      await desk.getByText('Settings saved').waitFor();
      await desk.goto('/vblh/desk');
      await lookAway(desk);
      await setAvailability(desk, 'Auto');
      await desk.getByRole('button', { name: 'Accept' }).waitFor();
      expect(await shown(desk)).toEqual([]);
      await stage.dismissAll();
    },
  );

  journey(
    'are allowed from the preferences, or it says there why they are not',
    () => stage,
    async () => {
      const { token } = await hire(stage);
      // A browser in which the member refused notifications before.
      const refused = await stage.staffPage('refused', token, { browser });
      await refused.context().addInitScript(`
        Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
      `);
      await refused.goto('/vblh/account/preferences');
      await refused.getByText('Your browser blocks notifications from this page').waitFor();
      const allowed = await stage.staffPage('allowed', token, { browser, permissions });
      await allowed.goto('/vblh/account/preferences');
      await allowed.getByRole('group', { name: 'Notifications on the desktop' }).waitFor();
      expect(await allowed.getByText('Your browser').count()).toBe(0);
      await stage.dismissAll();
    },
  );
});
