import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { apiKeyRoutes, groupRoutes } from '@foyer/contracts/identity';

import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('API keys, in the console', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'a key is made, shown once, lets a program in, and is revoked',
    () => stage,
    async () => {
      const page = await stage.consolePage('keeper', 'api-keys');
      await page.getByText('No API keys yet').waitFor();
      await page.getByRole('link', { name: 'Create' }).click();
      await page.getByLabel('Name').fill('CRM');
      await page.getByLabel('Role').click();
      await page.getByRole('option', { name: 'Administrator', exact: true }).click();
      await page.getByRole('button', { name: 'Save' }).click();

      const dialog = page.getByRole('dialog', { name: 'API key “CRM”' });
      const key = (await dialog.getByLabel('API key', { exact: true }).textContent()) ?? '';
      expect(key).toMatch(/^foyer_[0-9A-Za-z]{71}$/);
      await dialog.getByRole('button', { name: 'Close' }).click();
      const question = page.getByRole('dialog', { name: 'Leave without a copy?' });
      await question.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('cell', { name: 'CRM' }).waitFor();

      const program = await stage.api(key);
      expect(await program.call(groupRoutes.groupResource.list, {})).toEqual([]);
      await expect(program.call(apiKeyRoutes.apiKeyResource.list, {})).rejects.toMatchObject({
        code: 'FOR_PEOPLE_ONLY',
      });

      await page.getByRole('link', { name: 'CRM' }).click();
      await page.getByRole('button', { name: 'Revoke' }).click();
      await page.getByText('Revoke the API key “CRM”?').waitFor();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('cell', { name: 'Revoked' }).waitFor();
      await expect(program.call(groupRoutes.groupResource.list, {})).rejects.toMatchObject({
        code: 'API_KEY_INVALID',
      });
    },
  );
});
