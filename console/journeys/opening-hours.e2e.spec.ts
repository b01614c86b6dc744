import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { availabilityRoutes } from '@foyer/contracts/portals';

import { violations } from '../../tools/journeys/harness/axe.js';
import { openPortal } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const HOUR = 3_600_000;

/** As the clock of a zone shows it, in the form of an input. */
const wall = (at: number, timeZone: string) =>
  new Date(at).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');

describe('Opening hours', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'are set in the console, and seen by a visitor',
    () => stage,
    async () => {
      const portal = await openPortal(stage, []);
      const queueId = portal.id;
      const visitor = await stage.page('visitor');
      await visitor.goto(`/vblh/web-client-v2/queue/${queueId}`);
      const call = visitor.getByRole('button', { name: 'Start video call' });
      await call.waitFor();

      const api = await stage.api();
      const saved = () => api.call(availabilityRoutes.getAvailability, { query: { queueId } });
      const { timezone } = await saved();
      const page = await stage.consolePage('keeper', `portals/${queueId}/availability`);
      const save = async () => {
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByText('All changes saved').waitFor();
      };
      await page.getByRole('button', { name: 'Add exception' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Works meeting');
      await dialog.getByLabel('Agent').fill('Ines Okafor');
      await dialog.getByLabel('Start').fill(wall(Date.now() - HOUR, timezone));
      await dialog.getByLabel('End').fill(wall(Date.now() - HOUR, timezone));
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await dialog.getByText('Start and end must not be the same').waitFor();
      await dialog.getByLabel('End').fill(wall(Date.now() + 2 * HOUR, timezone));
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('By the exception “Works meeting”.').waitFor();
      await page.getByText('Changes not saved').waitFor();
      expect((await saved()).exceptions).toEqual([]);
      await save();
      await visitor.getByTestId('next-opening').getByText('We open again').waitFor();
      expect(await call.count()).toBe(0);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Remove Works meeting' }).click();
      await save();
      await call.waitFor();

      const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
      for (const day of days) {
        await page.getByRole('button', { name: `Remove hours on ${day}` }).click();
      }
      await page.getByRole('button', { name: 'Add hours on Monday' }).click();
      await page.getByLabel('Monday, From').fill('09:00');
      await page.getByLabel('Monday, To').fill('08:00');
      await page.getByText('The end must be after the start').waitFor();
      expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Remove hours on Monday' }).click();
      await save();
      await visitor.getByText('Closed at the moment').waitFor();
      expect(await visitor.getByTestId('next-opening').count()).toBe(0);
      await page.reload();
      await page.getByRole('button', { name: 'Monday to Friday, 8 to 18' }).waitFor();
      expect(await page.getByText('Closed', { exact: true }).count()).toBeGreaterThanOrEqual(7);
    },
    120_000,
  );
});
