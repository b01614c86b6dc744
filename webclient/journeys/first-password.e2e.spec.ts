import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { identityRoutes } from '@foyer/contracts/identity';

import { journey } from '../../tools/journeys/harness/journey.js';
import { PASSWORD, Stage } from '../../tools/journeys/harness/stage.js';

const FIRST = 'Handed-Over-2026!';

describe('A password that an administrator chose', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'is changed before the desk or the console opens',
    () => stage,
    async () => {
      const api = await stage.api();
      const names = { firstName: 'Kim', lastName: 'Neumann', userName: 'kim.neumann' };
      const person = { ...names, email: 'kim@example.org', language: stage.language };
      await api.call(identityRoutes.adminMembers.create, {
        body: { ...person, role: 'admin', password: FIRST },
      });
      const page = await stage.page('newcomer');
      await page.goto('/vblh/auth/login');
      await page.getByLabel('User name or e-mail').fill(names.userName);
      await page.getByLabel('Password', { exact: true }).fill(FIRST);
      await page.getByRole('button', { name: 'Sign in' }).click();
      const choice = page.getByRole('heading', { name: 'Change password' });
      await choice.waitFor();
      await page.goto('/vblh/console/');
      await choice.waitFor();
      expect(new URL(page.url()).pathname).toBe('/vblh/account/security');
      await page.getByLabel('Current password').fill(FIRST);
      await page.getByLabel('New password').fill(PASSWORD);
      await page.getByLabel('Repeat password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('heading', { name: 'Account' }).waitFor();
      await page.goto('/vblh/desk');
      await page.getByRole('heading', { name: 'Desk' }).waitFor();
    },
  );
});
