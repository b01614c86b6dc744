import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { groupRoutes, guestRoutes } from '@foyer/contracts/identity';

import { hire } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('Faces, groups and guests, in the console', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'a member is given a picture, and belongs to a group',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const page = await stage.consolePage('painter', `members/${agent.id}`);
      await page.getByRole('button', { name: 'Add picture' }).waitFor();
      const picture = { name: 'face.png', mimeType: 'image/png' };
      const input = page.locator('input[type=file]');
      await input.setInputFiles({ ...picture, buffer: Buffer.from('no picture at all') });
      await page.getByText('Only JPG or PNG').waitFor();
      await input.setInputFiles({ ...picture, buffer: await page.screenshot() });
      await page.getByText('Picture uploaded').waitFor();
      await page.getByRole('button', { name: 'Change picture' }).waitFor();
      await page.locator('main img[src^="blob:"]').waitFor();

      await page.getByRole('menuitem', { name: 'Groups' }).click();
      await page.getByText('No groups yet').waitFor();
      await page.getByRole('link', { name: 'Create' }).click();
      await page.getByLabel('Name').fill('Visits fixture');
      await page.getByLabel('Members').fill(agent.lastName);
      await page.getByRole('option', { name: agent.lastName }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('cell', { name: '1 member' }).waitFor();

      await page.getByRole('cell', { name: 'Visits fixture' }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      const question = page.getByRole('dialog');
      await question.getByText('Its members are kept.').waitFor();
      await question.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText('No groups yet').waitFor();
      const api = await stage.api();
      expect(await api.call(groupRoutes.groupResource.list, {})).toEqual([]);
    },
  );

  journey(
    'a guest is kept, with what is wrong said beside its field',
    () => stage,
    async () => {
      const page = await stage.consolePage('host', 'guests');
      await page.getByText('No guests yet').waitFor();
      await page.getByRole('link', { name: 'Create' }).click();
      await page.getByLabel('First name').fill('Eva');
      await page.getByLabel('E-mail').fill('eva@example.org');
      await page.getByLabel('Phone').fill('12');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('The first name must have more than 3 letters').waitFor();
      await page.getByLabel('First name').fill('Erika');
      await page.getByLabel('Phone').fill('+49 301 234 5678');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Guest created').waitFor();
      await page.getByRole('cell', { name: 'Erika' }).click();
      await page.getByLabel('Last name').fill('Mustermann');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Guest updated').waitFor();
      const api = await stage.api();
      const guests = await api.call(guestRoutes.adminGuests.list, {});
      expect(guests).toMatchObject([{ firstName: 'Erika', lastName: 'Mustermann' }]);
    },
  );
});
