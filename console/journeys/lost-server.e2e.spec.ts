import { afterAll, beforeAll, describe, expect } from '@jest/globals';

import { openPortal } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('The console', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    await openPortal(stage, []);
  });
  afterAll(() => stage.strike());

  journey(
    'says that the server is away, keeps what was typed, and goes on when it is back',
    () => stage,
    async () => {
      const page = await stage.consolePage('administrator', 'groups/create');
      await page.getByLabel('Name').fill('Early shift');
      const notice = page.getByText(/^The server cannot be reached/);
      await stage.server.kill();
      await notice.waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page
        .getByText(/could not be (sent|saved)|cannot be reached/)
        .first()
        .waitFor();
      expect(await page.getByLabel('Name').inputValue()).toBe('Early shift');

      await stage.server.start();
      await page.getByText('Connected again').waitFor();
      await notice.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Group created').waitFor();
    },
  );

  journey(
    'says of a list and of a page that they could not be loaded, and loads them when the server is back',
    () => stage,
    async () => {
      const [reader, walker] = [
        await stage.consolePage('reader', 'groups'),
        await stage.consolePage('walker', 'groups'),
      ];
      for (const page of [reader, walker]) {
        await page.getByRole('link', { name: 'Early shift' }).waitFor();
      }
      const away = /^The server cannot be reached/;
      await stage.server.kill();
      for (const page of [reader, walker]) await page.getByText(away).waitFor();

      await reader.getByPlaceholder('Search').fill('Late');
      await reader.getByText('This list could not be loaded.').waitFor();
      await walker.getByRole('menuitem', { name: 'Portals' }).click();
      await walker.getByText('This page could not be loaded.').waitFor();
      await walker.getByText(away).waitFor();

      await stage.server.start();
      await reader.getByText('This list could not be loaded.').waitFor({ state: 'detached' });
      await walker.getByRole('link', { name: 'Reception' }).first().waitFor();
    },
  );
});
