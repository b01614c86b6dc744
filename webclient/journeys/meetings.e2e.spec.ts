import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { calendarRoutes } from '@foyer/contracts/calendar';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire } from '../../tools/journeys/harness/cast.js';
import { invitationMailedTo } from '../../tools/journeys/harness/mails.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { changeLook, type Look } from '../../tools/journeys/harness/look.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

/** As a field for date and time takes it, in UTC, by which the browsers of journeys live. */
const inMinutes = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16);

async function plan(page: Page, name: string, start: string, guest: string): Promise<void> {
  await page.goto('/vblh/calendar');
  await page.getByRole('button', { name: 'Plan a meeting' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Plan and invite' }).click();
  await dialog.getByText('The name must have more than 3 letters').waitFor();
  await dialog.getByText('Invite at least one person').waitFor();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Start').fill(start);
  await dialog.getByLabel('Repeats', { exact: true }).selectOption('weekly');
  await dialog.getByText('Guests', { exact: true }).click();
  await dialog.getByRole('button', { name: 'New guest' }).click();
  await dialog.getByLabel('First name').fill(guest);
  await dialog.getByLabel('Last name').fill('Winter');
  await dialog.getByLabel('E-mail').fill(`${guest.toLowerCase()}@example.com`);
  await dialog.getByLabel('Mobile number').fill('151 234 56789');
  await dialog.getByRole('button', { name: 'Add guest' }).click();
  await dialog.getByText(`${guest} Winter`).waitFor();
  await dialog.getByRole('button', { name: 'Plan and invite' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

const LOOKS: readonly Look[] = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
];

/** Returns faults of accessibility on a page, wide and light as well as on a phone in the dark. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of LOOKS) {
    await changeLook(page, look);
    found.push(...(await violations(page)), ...(await tooWide(page)));
  }
  return found;
}

describe('A meeting', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  journey(
    'is planned with a guest, who waits in the lobby and is let in; one of its series is called off',
    () => stage,
    async () => {
      const ada = await hire(stage);
      const hers = await stage.staffPage('ada', ada.token, { timezoneId: 'UTC' });
      await plan(hers, 'Weekly advice', inMinutes(2), 'Gilbert');

      const guest = await stage.page('guest', { timezoneId: 'UTC' });
      await guest.goto(await invitationMailedTo(stage.server, 'gilbert@example.com'));
      await guest.getByText('You are invited as Gilbert Winter.').waitFor();
      // The guest's secret is removed from the address, which others may see.
      expect(guest.url()).not.toContain('invitation');
      await guest.getByRole('button', { name: 'Ask to come in' }).click();
      await guest.getByRole('heading', { name: 'The host will be with you soon' }).waitFor();

      await hers.getByRole('button', { name: 'Join' }).click();
      const knocks = hers.getByRole('region', { name: 'Who would like to come in' });
      await knocks.getByText('Gilbert Winter would like to come in').waitFor();
      await knocks.getByRole('button', { name: 'Let in' }).click();
      await seeEachOther([guest, hers]);

      await hers.goto('/vblh/calendar?view=upcoming');
      const rows = hers.getByRole('link', { name: 'Weekly advice' });
      await rows.first().waitFor();
      const before = await rows.count();
      await rows.first().click();
      await hers.getByRole('button', { name: 'Cancel meeting' }).click();
      const question = hers.getByRole('dialog');
      await question.getByLabel('Reason (optional)').fill('Holiday');
      await question.getByRole('button', { name: 'Cancel meeting' }).click();
      await question.waitFor({ state: 'detached' });
      await hers.goto('/vblh/calendar?view=upcoming');
      await hers.getByText('Cancelled', { exact: true }).waitFor();
      const api = await stage.api(ada.token);
      const body = { timeSpan: 'upcoming', timeZone: 'UTC' } as const;
      const query = { page: 1, limit: 100 };
      const off = async () => {
        const { docs } = await api.call(calendarRoutes.listMeetings, { query, body });
        return docs.map(({ cancelled }) => cancelled);
      };
      // It stays in sight as cancelled, until it is taken out of the list; the others take place.
      expect(await off()).toEqual([true, ...Array<boolean>(before - 1).fill(false)]);
      await hers.getByRole('button', { name: 'Remove “Weekly advice” from the list' }).click();
      await hers.getByText('Removed from your list').waitFor();
      expect(await off()).toEqual(Array<boolean>(before - 1).fill(false));
    },
  );

  journey(
    'keeps the errors and the question of a plan in sight on a low screen',
    () => stage,
    async () => {
      const ada = await hire(stage);
      const hers = await stage.staffPage('planner', ada.token, { timezoneId: 'UTC' });
      const viewport = { width: 1366, height: 768 };
      await hers.setViewportSize(viewport);
      await hers.goto('/vblh/calendar');
      await hers.getByRole('button', { name: 'Plan a meeting' }).click();
      const dialog = hers.getByRole('dialog');
      const bottomOf = async (text: string) => {
        const box = await dialog.getByText(text).boundingBox();
        return box === null || box.y < 0 ? Infinity : box.y + box.height;
      };
      await dialog.getByLabel('Name', { exact: true }).fill('Advice');
      await dialog.getByLabel('PIN').focus();
      await dialog.getByRole('button', { name: 'Plan and invite' }).click();
      await dialog.getByText('Invite at least one person').waitFor();
      expect(await bottomOf('Invite at least one person')).toBeLessThan(viewport.height);
      await dialog.getByLabel('Name', { exact: true }).focus();
      await hers.keyboard.press('Escape');
      await dialog.getByText('Discard what you have entered?').waitFor();
      expect(await bottomOf('Discard what you have entered?')).toBeLessThan(viewport.height);
    },
  );

  journey(
    'keeps a guest waiting until it opens, and says that it was called off',
    () => stage,
    async () => {
      const ada = await hire(stage);
      const hers = await stage.staffPage('host', ada.token, { timezoneId: 'UTC' });
      await plan(hers, 'Later today', inMinutes(90), 'Frederike');
      const guest = await stage.page('early', { timezoneId: 'UTC' });
      await guest.goto(await invitationMailedTo(stage.server, 'frederike@example.com'));
      await guest.getByRole('heading', { name: 'The meeting has not begun yet' }).waitFor();
      await guest.getByRole('timer').waitFor();
      const found = { early: await faults(guest), meeting: await faults(hers) };
      const details = hers.url();
      await hers.goto('/vblh/calendar?view=upcoming');
      await hers.getByRole('link', { name: 'Later today' }).first().waitFor();
      const list = await faults(hers);
      await hers.getByText('Month', { exact: true }).click();
      await hers.getByRole('button', { name: 'Next month' }).waitFor();
      const month = await faults(hers);
      await hers.getByRole('button', { name: 'Plan a meeting' }).click();
      await hers.getByRole('dialog').waitFor();
      const form = await faults(hers);
      expect({ ...found, list, month, form }).toEqual({
        ...{ early: [], meeting: [], list: [], month: [], form: [] },
      });
      await hers.goto(details);
      await guest.getByRole('button', { name: 'Decline' }).click();
      await guest.getByText('You have declined. You can still come.').waitFor();
      await hers.getByText('Declined').first().waitFor();
      await hers.getByRole('button', { name: 'Cancel meeting' }).click();
      const question = hers.getByRole('dialog');
      await question.getByText('The whole series').click();
      await question.getByRole('button', { name: 'Cancel meeting' }).click();
      await guest.getByRole('heading', { name: 'This meeting was cancelled' }).waitFor();
    },
  );
});
