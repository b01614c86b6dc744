import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { sessionRoutes } from '@foyer/contracts/sessions';

import { hire } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('Sessions', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'are made, shared with colleagues, and set',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const hers = await stage.staffPage('ada', ada.token);
      await hers.goto('/vblh/sessions');
      await hers.getByText('No sessions yet').waitFor();
      await hers.getByRole('button', { name: 'New session' }).click();
      await hers.getByRole('button', { name: 'Create' }).click();
      await hers.getByText('This field can not be blank').waitFor();
      await hers.getByLabel('Name', { exact: true }).fill('Town hall');
      await hers.getByRole('button', { name: 'Create' }).click();
      await hers.getByRole('heading', { name: 'Town hall' }).waitFor();

      await hers.getByRole('button', { name: 'Manage members' }).click();
      await hers.getByLabel('Find people').fill(tom.lastName);
      await hers.getByRole('button', { name: `Add Kim ${tom.lastName}` }).click();
      await hers.getByLabel(`Role of Kim ${tom.lastName}`).selectOption('Moderator');
      await hers.getByRole('button', { name: 'Close' }).click();
      await hers.getByText('2 members').waitFor();

      const his = await stage.staffPage('tom', tom.token);
      await his.goto('/vblh/sessions');
      await his.getByText('Private · 2 members · Moderator').waitFor();
      await his.getByRole('link', { name: 'Town hall' }).click();
      await his.getByRole('heading', { name: 'Members' }).waitFor();
      // How it is set is for its admins.
      expect(await his.getByRole('heading', { name: 'Access' }).count()).toBe(0);

      const general = hers.getByRole('region', { name: 'General' });
      await general.getByText('Public').click();
      await general.getByLabel('Purpose').fill('Where we meet');
      await general.getByRole('button', { name: 'Save' }).click();
      await hers.getByText('Saved.').first().waitFor();
      const access = hers.getByRole('region', { name: 'Access' });
      await access.getByText('With PIN').click();
      await access.getByLabel('New PIN').fill('2468');
      await access.getByRole('button', { name: 'Save' }).click();
      await access.getByText('A PIN is set. Leave this empty to keep it.').waitFor();
      await hers.reload();
      await expect(access.getByLabel('With PIN').isChecked()).resolves.toBe(true);
      await expect(general.getByLabel('Purpose').inputValue()).resolves.toBe('Where we meet');
    },
  );

  journey(
    'are joined by their link and PIN',
    () => stage,
    async () => {
      const [ada, lea] = [await hire(stage), await hire(stage)];
      const hers = await stage.staffPage('maker', ada.token);
      await hers.goto('/vblh/sessions');
      await hers.getByRole('button', { name: 'New session' }).click();
      await hers.getByLabel('Name', { exact: true }).fill('Open day');
      await hers.getByText('Public', { exact: true }).click();
      await hers.getByLabel('PIN (4 digits)').fill('1357');
      await hers.getByRole('button', { name: 'Create' }).click();
      await hers.getByRole('heading', { name: 'Open day' }).waitFor();

      const page = await stage.staffPage('lea', lea.token);
      await page.goto('/vblh/shortlink/open-day');
      await page.getByRole('heading', { name: 'Open day' }).waitFor();
      await page.getByLabel('PIN (4 digits)').fill('1111');
      await page.getByRole('button', { name: 'Check PIN' }).click();
      await page.getByText('This PIN is wrong.').waitFor();
      await page.getByLabel('PIN (4 digits)').fill('1357');
      await page.getByRole('button', { name: 'Check PIN' }).click();
      await page.getByRole('button', { name: 'Enter' }).click();
      await page.getByText('2 members').waitFor();
      await page.getByRole('link', { name: 'All sessions' }).click();
      await page.getByText('Public · 2 members · Viewer').waitFor();
    },
  );

  journey(
    'are joined and left, and either is taken back by one click',
    () => stage,
    async () => {
      const [ada, tom, lea] = [await hire(stage), await hire(stage), await hire(stage)];
      const room = await makeSession(stage, ada, tom, { sessionName: 'Commons' });
      const page = await stage.staffPage('lea', lea.token);
      await page.goto('/vblh/sessions');
      const join = async () => {
        await page.getByText('To join', { exact: true }).click();
        const row = page.getByRole('listitem').filter({ hasText: 'Commons' });
        await row.getByRole('button', { name: 'Join' }).click();
        await page.getByRole('heading', { name: 'Commons' }).waitFor();
      };
      const members = async () => {
        const api = await stage.api(ada.token);
        const params = { id: room._id };
        return (await api.call(sessionRoutes.getManagedSession, { params })).members.length;
      };
      await join();
      await page.getByText('You joined the session').waitFor();
      expect(await members()).toBe(3);
      await page.getByRole('button', { name: 'Revert' }).click();
      await page.getByText('No sessions yet').waitFor();
      expect(await members()).toBe(2);

      await join();
      await page.getByRole('button', { name: 'Leave session' }).click();
      await page.getByText('You have left the session').waitFor();
      await page.getByText('No sessions yet').waitFor();
      await page.getByRole('button', { name: 'Rejoin' }).click();
      await page.getByRole('heading', { name: 'Commons' }).waitFor();
      expect(await members()).toBe(3);
    },
  );
});
