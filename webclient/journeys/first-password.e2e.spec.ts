import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { identityRoutes } from '@foyer/contracts/identity';
import { settingsRoutes, STANDARD_SETTINGS } from '@foyer/contracts/settings';
import type { Page } from 'playwright-core';

import { codeOfApp } from '../../tools/journeys/harness/authenticator-app.js';
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
    'is changed, and the second factor of the role set up, before the desk or the console opens',
    () => stage,
    async () => {
      const api = await stage.api();
      const names = { firstName: 'Kim', lastName: 'Neumann', userName: 'kim.neumann' };
      const person = { ...names, email: 'kim@example.org', language: stage.language };
      await api.call(identityRoutes.adminMembers.create, {
        body: { ...person, role: 'admin', password: FIRST },
      });
      const secondFactor = { ...STANDARD_SETTINGS.secondFactor, admin: true };
      await api.call(settingsRoutes.saveAppSetting, { body: { secondFactor } });
      const page = await stage.page('newcomer');
      await signInOn(page, names.userName, FIRST);
      const choice = page.getByRole('heading', { name: 'Change password' });
      await choice.waitFor();
      await page.goto('/vblh/console/');
      await choice.waitFor();
      expect(new URL(page.url()).pathname).toBe('/vblh/account/security');
      await page.getByLabel('Current password').fill(FIRST);
      await page.getByLabel('New password').fill(PASSWORD);
      await page.getByLabel('Repeat password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      // The role asks for a second factor, which comes next.
      await page.getByRole('heading', { name: 'Second factor' }).waitFor();
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
      const key = await page.getByTestId('factor-secret').innerText();
      await page.getByLabel('Code with 6 digits').fill(codeOfApp(key));
      await page.getByRole('button', { name: 'Turn on' }).click();
      const codes = page.getByTestId('recovery-codes').getByRole('listitem');
      await codes.first().waitFor();
      expect(await codes.count()).toBe(10);
      const recoveryCode = await codes.first().innerText();
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await page.getByRole('heading', { name: 'Account' }).waitFor();
      await page.goto('/vblh/desk');
      await page.getByRole('heading', { name: 'Desk' }).waitFor();
      await signOutOn(page);
      await signInOn(page, names.userName, PASSWORD);
      await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
      await page.getByLabel('Code with 6 digits').fill('000 000');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText(/This code is wrong or was used already/).waitFor();
      // A clock that is a little ahead has a code that was not used yet.
      await page.getByLabel('Code with 6 digits').fill(codeOfApp(key, 30_000));
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Desk' }).waitFor();
      await signOutOn(page);
      await signInOn(page, names.userName, PASSWORD);
      await page.getByRole('button', { name: /Use a recovery code/ }).click();
      await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Desk' }).waitFor();
    },
  );
});

async function signInOn(page: Page, userName: string, password: string): Promise<void> {
  await page.goto('/vblh/auth/login');
  await page.getByLabel('User name or e-mail').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOutOn(page: Page): Promise<void> {
  await page.goto('/vblh/auth/login');
  await page.evaluate(() => localStorage.clear());
}
