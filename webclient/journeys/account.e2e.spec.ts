import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import {
  identityRoutes,
  memberRoutes,
  TOKEN_STORAGE_KEY,
  type MemberAccount,
  type MemberRole,
} from '@foyer/contracts/identity';
import type { Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import { hire } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { linkMailedTo } from '../../tools/journeys/harness/mails.js';
import { PASSWORD, Stage } from '../../tools/journeys/harness/stage.js';

interface Change {
  readonly role?: MemberRole;
  readonly status?: 'INACTIVE';
  readonly language?: 'en' | 'de';
}

const NEW_PASSWORD = 'Another-2026?y';

describe('The own account', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  /** Invites a member. @returns id and address */
  async function invite(role: MemberRole): Promise<{ id: string; email: string }> {
    const api = await stage.api();
    const email = 'erika.muster@example.org';
    const user = {
      _id: newId(),
      firstName: 'Erika',
      lastName: 'Mustermann',
      userName: 'erika.muster',
      email,
      role,
    };
    await api.call(memberRoutes.inviteMembers, {
      body: { users: [user], inviteBaseURL: stage.server.origin },
    });
    await change(user._id, { language: stage.language });
    return { id: user._id, email };
  }

  async function accountOf(id: string): Promise<MemberAccount> {
    const api = await stage.api();
    return api.call(identityRoutes.adminMembers.get, { params: { id } });
  }

  async function change(id: string, body: Change) {
    const api = await stage.api();
    await api.call(identityRoutes.adminMembers.update, { params: { id }, body });
  }

  journey(
    'from the invitation to being signed out',
    () => stage,
    async () => {
      const { id, email } = await invite('none');
      const link = await linkMailedTo(stage.server, email);
      const page = await stage.page('invited');
      await choosePassword(page, link, PASSWORD);
      // A person who has set the password is signed in.
      await page.getByRole('heading', { name: 'No access yet' }).waitFor();

      const late = await stage.page('late');
      await late.goto(link);
      await late.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();

      await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
      await introduceOneself(page);
      await page.goBack();
      await page.getByRole('heading', { name: 'No access yet' }).waitFor();
      await change(id, { role: 'member' });
      await page.getByRole('heading', { name: 'Desk' }).waitFor();
      await page.getByRole('button', { name: /^Availability/ }).waitFor();
      expect(await page.getByRole('link', { name: 'Console' }).count()).toBe(0);
      await change(id, { role: 'admin' });
      await page.getByRole('link', { name: 'Console' }).waitFor();
      await page.getByText('Your role is now administrator.').waitFor();
      expect(await page.getAttribute('body', 'data-same')).toBe('yes');

      // The profile is visible to others, and after a reload.
      const colleague = await stage.staffPage('colleague', (await hire(stage)).token);
      const { avatarDocumentId } = await accountOf(id);
      await colleague.goto('/vblh/desk');
      expect(await sizeOf(colleague, avatarDocumentId)).toEqual([512, 512]);
      await page.reload();
      await picture(page).waitFor();
      await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));

      await change(id, { status: 'INACTIVE' });
      await page.getByText('You have been deactivated.').waitFor({ timeout: 2_000 });
      expect(await page.getAttribute('body', 'data-same')).toBe('yes');
      await signIn(page, email, PASSWORD);
      await page.getByRole('alert').getByText('You have been deactivated').waitFor();
    },
  );

  journey(
    'gets a new password by mail, and another by its owner',
    () => stage,
    async () => {
      const { userName } = await hire(stage);
      const email = `${userName}@example.org`;
      const page = await stage.page('forgetful');
      await page.goto('/vblh/auth/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      // The page that is left has such a field too.
      await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
      await page.getByLabel('User name or e-mail').fill(userName);
      await page.getByRole('button', { name: 'Request link' }).click();
      await page.getByRole('heading', { name: 'Ask an administrator' }).waitFor();

      const link = await linkMailedTo(stage.server, email);
      await choosePassword(page, link, NEW_PASSWORD);
      await page.getByRole('heading', { name: 'Desk' }).waitFor();
      await expect(stage.signIn(userName, PASSWORD)).rejects.toThrow();

      const second = await stage.page('used');
      await second.goto(link);
      await second.getByRole('link', { name: 'Request a new link' }).click();
      await second.getByRole('heading', { name: 'Forgot your password?' }).waitFor();

      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Account settings' }).click();
      await page.getByRole('link', { name: 'Security' }).click();
      await page.getByLabel('Current password').fill('Not-the-0ld-one');
      await page.getByLabel('New password').fill(PASSWORD);
      await page.getByLabel('Repeat password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('Please make sure the old password was entered correctly').waitFor();
      await page.getByLabel('Current password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('Password changed.').waitFor();
      await stage.signIn(userName, PASSWORD);
    },
  );
});

const picture = (page: Page) => page.getByRole('button', { name: /^Account of/ }).locator('img');

/**
 * Fills in the member's own description and picture; a member without any rights may do that much.
 */
async function introduceOneself(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await page.getByLabel('Role in the company').fill('Registrar');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByText('Main account updated').waitFor();

  const input = page.getByLabel('Choose a picture');
  const mimeType = 'image/png';
  await input.setInputFiles({ name: 'me.png', mimeType, buffer: Buffer.from('no picture') });
  await page.getByText('Only JPG or PNG', { exact: true }).waitFor();
  await input.setInputFiles({ name: 'me.png', mimeType, buffer: await page.screenshot() });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('application').press('ArrowLeft');
  await dialog.getByLabel('Zoom').press('ArrowRight');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Picture uploaded').waitFor();
  await picture(page).waitFor();
}

/** Returns the size of a member's picture that another member requests. */
const sizeOf = (page: Page, id: string | null) =>
  page.evaluate(
    async ([key, path]) => {
      const authorization = `Bearer ${localStorage.getItem(key)}`;
      const response = await fetch(path, { headers: { authorization } });
      const { width, height } = await createImageBitmap(await response.blob());
      return [width, height];
    },
    [TOKEN_STORAGE_KEY, `/api/v2/avatar/${id ?? ''}`] as const,
  );

async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('User name or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
