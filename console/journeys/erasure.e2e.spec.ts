import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { erasureRoutes, guestRoutes, memberRoutes } from '@foyer/contracts/identity';
import type { Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import { hire } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { linkMailedTo } from '../../tools/journeys/harness/mails.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('Mails and people who are forgotten, in the console', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  /**
   * Types the name of whom to forget, and keeps the receipt.
   * @returns the receipt as it was saved
   */
  async function forget(page: Page, name: string): Promise<string> {
    await page.getByRole('button', { name: 'Forget', exact: true }).click();
    const question = page.getByRole('dialog', { name: `Forget ${name}?` });
    const answer = question.getByRole('button', { name: 'Forget' });
    await question.getByRole('textbox').fill('somebody else');
    expect(await answer.isDisabled()).toBe(true);
    await question.getByRole('textbox').fill(name);
    await answer.click();
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      receipt.getByRole('link', { name: 'Save receipt' }).click(),
    ]);
    await receipt.getByRole('button', { name: 'Close' }).click();
    await receipt.waitFor({ state: 'hidden' });
    return readFile(await saved.path(), 'utf8');
  }

  journey(
    'a mail that nobody delivers is handed on from the outbox',
    () => stage,
    async () => {
      const page = await stage.consolePage('postman', 'outbox');
      await page.getByText('No mails here').waitFor();
      const api = await stage.api();
      const email = 'erika.muster@example.org';
      const erika = { firstName: 'Erika', lastName: 'Muster', userName: 'erika.muster', email };
      await api.call(memberRoutes.inviteMembers, {
        body: {
          users: [{ _id: newId(), ...erika, role: 'member' }],
          inviteBaseURL: stage.server.origin,
        },
      });
      const link = await linkMailedTo(stage.server, email);
      await page.reload();
      await page.getByRole('cell', { name: email }).click();
      await page.getByRole('heading', { level: 2 }).waitFor();
      // Scripts do not run in it, not even those of a journey.
      const frame = page.locator('iframe');
      expect(await frame.getAttribute('sandbox')).toBe('');
      expect(await frame.getAttribute('srcdoc')).toContain('Erika');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Link copied').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      await page.getByRole('tab', { name: 'Plain text' }).click();
      await page.getByText(link).waitFor();
    },
  );

  journey(
    'a guest is forgotten once the name was typed',
    () => stage,
    async () => {
      const id = newId();
      const api = await stage.api();
      const details = { firstName: 'Ingrid', lastName: 'Weiß', email: 'ingrid@example.org' };
      await api.call(guestRoutes.adminGuests.create, {
        body: { id, ...details, phone: '+49 301 234 5678' },
      });
      const page = await stage.consolePage('eraser', `guests/${id}`);
      const receipt = await forget(page, 'Ingrid Weiß');
      await page.getByText('No guests yet').waitFor();
      const again = await api.call(erasureRoutes.adminErasePerson, { params: { id } });
      expect(again).toMatchObject({ wasForgotten: true, receipt });
      expect(await api.call(guestRoutes.adminGuests.list, {})).toEqual([]);
    },
  );

  journey(
    'a former member is forgotten, and the receipt is found again',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const api = await stage.api();
      await api.call(memberRoutes.deleteMembers, { body: { deleteUsers: [agent.id] } });
      const page = await stage.consolePage('clerk', 'former-members');
      const receipt = await forget(page, `Kim ${agent.lastName}`);
      await page.getByRole('cell', { name: 'Forgotten person' }).waitFor();
      await page.getByRole('button', { name: 'Receipt' }).click();
      const dialog = page.getByRole('dialog', { name: 'Receipt' });
      await dialog.getByText('This person was already forgotten').waitFor();
      expect(await dialog.getByRole('textbox').inputValue()).toBe(receipt);
    },
  );
});
