import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

import { hire, type Agent } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { countPresses, enter, tabTo } from '../../tools/journeys/harness/keys.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { PASSWORD, Stage } from '../../tools/journeys/harness/stage.js';

/** Replaces what a field holds. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Space');
}

/** Goes to one of several neighbours by an arrow key, from the one that the Tab key reaches. */
async function arrowTo(page: Page, from: Locator, key: string, target: Locator): Promise<void> {
  await tabTo(page, from);
  for (let step = 0; step < 12; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}`);
}

async function save(page: Page): Promise<void> {
  await enter(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByText('All changes saved').waitFor();
}

describe('Without a mouse', () => {
  let stage: Stage;
  let agent: Agent;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    agent = await hire(stage);
  });
  afterAll(() => stage.strike());

  const buildPortal = async (page: Page) => {
    await enter(page, page.getByRole('menuitem', { name: 'Portals' }));
    await enter(page, page.getByRole('link', { name: 'Create' }));
    await type(page, page.getByLabel('Name').first(), 'Frontdesk');
    await type(page, page.getByLabel('Short link'), 'front-desk');
    await press(page, page.getByRole('switch', { name: 'Ask visitors for their name' }));
    const usual = page.getByRole('radio', { name: 'Monday to Friday, 8:00 to 18:00' });
    // A reception that is tested at night and on Sundays.
    await arrowTo(page, usual, 'ArrowDown', page.getByRole('radio', { name: 'Always' }));
    await enter(page, page.getByRole('button', { name: 'Save' }));
    await page.getByText('Visitor link').waitFor();

    const isOpen = page.getByLabel('Open for visitors');
    await type(page, page.getByLabel(/^Name/), 'Front desk');
    await press(page, isOpen);
    await save(page);
    await page.getByRole('heading', { name: 'Front desk' }).first().waitFor();
    expect(await isOpen.isChecked()).toBe(false);
    await press(page, isOpen);
    await save(page);

    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await arrowTo(page, tab('General'), 'ArrowRight', tab('Members'));
    await page.keyboard.press('Enter');
    await type(page, page.getByRole('combobox', { name: 'Members' }), agent.lastName);
    // Found are others as well, until the server has answered.
    await eventually('only the agent is found', async () => {
      const found = await page.getByRole('option').allInnerTexts();
      return found.length === 1 && found[0]?.includes(agent.lastName) === true;
    });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await save(page);
    await page.getByRole('link', { name: new RegExp(agent.lastName) }).waitFor();
  };

  const goToWork = async (page: Page) => {
    await page.goto('/vblh/desk');
    await type(page, page.getByLabel('User name or e-mail'), agent.userName);
    await type(page, page.getByLabel('Password', { exact: true }), PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Desk' }).waitFor();
    const availability = page.getByRole('button', { name: /^Availability/ });
    await enter(page, availability);
    const auto = page.getByRole('menuitemradio', { name: /^Auto/ });
    await auto.waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await auto.waitFor({ state: 'detached' });
  };

  journey(
    'a portal is built from nothing, and its first visitor rings, is served and rates the visit',
    () => stage,
    async () => {
      const admin = await stage.staffPage('admin', await stage.admin());
      const desk = await stage.page('agent');
      const visitor = await stage.page('visitor');
      const pages = [admin, desk, visitor];
      const presses = await Promise.all(pages.map(countPresses));

      await admin.goto('/vblh/console/');
      await buildPortal(admin);
      await goToWork(desk);

      await visitor.goto('/vblh/web-client-v2/queue/front-desk');
      await type(visitor, visitor.getByLabel('Your name'), 'Ada Lovelace');
      await enter(visitor, visitor.getByRole('button', { name: 'Start video call' }));
      await enter(visitor, visitor.getByRole('button', { name: 'Ring now' }));

      await enter(desk, desk.getByRole('button', { name: 'Accept' }));
      await seeEachOther([desk, visitor], 2_000);
      await desk.getByText('Ada Lovelace').first().waitFor();
      // The controls of a call are one stop of the Tab key; arrows lead along them.
      const control = (name: string) => desk.getByRole('button', { name });
      const [first, end] = [control('Mute microphone'), control('End the call for everyone')];
      await arrowTo(desk, first, 'ArrowRight', end);
      await desk.keyboard.press('Enter');
      await visitor.getByText('The call has ended.').waitFor();

      // Arrows look for the answer; only a press gives it.
      const stars = (text: string) => visitor.getByRole('radio', { name: text });
      await arrowTo(visitor, stars('1 star of 5'), 'ArrowRight', stars('4 stars of 5'));
      expect(await visitor.getByText('Thank you for your feedback.').count()).toBe(0);
      await visitor.keyboard.press('Space');
      await visitor.getByText('Thank you for your feedback.').waitFor();
      expect(await stars('4 stars of 5').isChecked()).toBe(true);

      for (const count of presses) expect(await count()).toBe(0);
    },
    240_000,
  );
});
