import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { identityRoutes, memberRoutes } from '@foyer/contracts/identity';

import { hire } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { PASSWORD, Stage } from '../../tools/journeys/harness/stage.js';

const ROWS = 1_000;
const BAD = 10;

/** A file with a thousand rows; every hundredth has an address that is none, until it is mended. */
function fileOf({ mended }: { mended: boolean }): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const number = index + 1;
    const bad = !mended && number % (ROWS / BAD) === 0;
    const address = bad ? 'nobody' : `person${number}@example.org`;
    return `person${number},${address},Person,Number ${number},member`;
  });
  return ['username,email,firstname,lastname,role', ...rows].join('\r\n');
}

describe('Members, in the console', () => {
  let stage: Stage;
  let folder: string;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    folder = await mkdtemp(join(tmpdir(), 'foyer-import-'));
  });
  afterAll(async () => {
    await stage.strike();
    await rm(folder, { recursive: true, maxRetries: 5 });
  });

  const memberCount = async (): Promise<number> => {
    const api = await stage.api();
    const { totalDocs } = await api.call(memberRoutes.listMembers, { query: { q: 'person' } });
    return totalDocs;
  };

  journey(
    'are imported from a file, all of them or nobody',
    () => stage,
    async () => {
      const path = join(folder, 'members.csv');
      const page = await stage.consolePage('importer', 'members/import');
      await writeFile(path, fileOf({ mended: false }));
      await page.locator('input[type=file]').setInputFiles(path);
      await page.getByText('10 of 1000 rows need fixing. No members were imported.').waitFor();
      const problems = page.getByRole('table', { name: 'Rows to fix' }).getByRole('row');
      expect(await problems.count()).toBe(BAD + 1);
      expect(await problems.nth(1).innerText()).toMatch(/101\s+email\s+.+/);
      expect(await memberCount()).toBe(0);

      await writeFile(path, fileOf({ mended: true }));
      await page.locator('input[type=file]').setInputFiles(path);
      await page.getByRole('switch', { name: 'Invite them by mail' }).uncheck();
      await page.getByRole('button', { name: 'Import 1000 members' }).click();
      await page.getByText('1000 members imported').waitFor({ timeout: 60_000 });
      await page.getByRole('cell', { name: 'person1@example.org' }).waitFor();
      expect(await memberCount()).toBe(ROWS);
    },
    180_000,
  );

  journey(
    'are invited, with what is wrong said beside its field',
    () => stage,
    async () => {
      const page = await stage.consolePage('inviter', 'members');
      await page.getByRole('link', { name: 'Invite' }).click();
      await page.getByRole('button', { name: 'Send invitation' }).click();
      expect(await page.getByText('This field can not be blank').count()).toBe(4);
      await page.getByLabel('First name').fill('Grace');
      await page.getByLabel('Last name').fill('Hopper');
      await page.getByLabel('User name').fill('grace.hopper');
      await page.getByLabel('E-mail').fill('grace@example.org');
      await page.getByRole('button', { name: 'Send invitation' }).click();
      // There is no mail server here, so the link is handed on by hand.
      const link = page.getByRole('textbox', { name: 'Invitation link' });
      const first = await link.inputValue();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('textbox', { name: 'Search' }).fill('grace');
      const row = page.getByRole('row', { name: /Grace Hopper/ });
      await row.getByRole('button', { name: 'Send again' }).click();
      const second = await link.inputValue();
      await page.getByRole('button', { name: 'Close' }).click();
      await row.waitFor();

      const guest = await stage.page('grace');
      await guest.goto(first);
      await guest.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();
      await guest.goto('/vblh/auth/login');
      await guest.goto(second);
      expect(await guest.getByLabel('User name').inputValue()).toBe('grace.hopper');
      await guest.getByLabel('New password').fill(PASSWORD);
      await guest.getByLabel('Repeat password').fill(PASSWORD);
      await guest.getByRole('button', { name: 'Set password and sign in' }).click();
      await guest.getByRole('button', { name: /^Account of Grace/ }).waitFor();
    },
  );

  journey(
    'are promoted, keep what was typed when somebody goes away by mistake, and are deleted',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const page = await stage.consolePage('promoter', `members/${agent.id}`);
      await page.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: 'Administrator', exact: true }).click();

      // While the question is open, the rest of the page is blocked, including the click.
      const [question] = await Promise.all([
        page.waitForEvent('dialog').then(async (dialog) => {
          await dialog.dismiss();
          return dialog.message();
        }),
        page.getByRole('menuitem', { name: 'Calls' }).click(),
      ]);
      expect(question).toMatch(/changes/i);

      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Member updated').waitFor();
      const api = await stage.api();
      const member = { params: { id: agent.id } };
      expect((await api.call(identityRoutes.adminMembers.get, member)).role).toBe('admin');

      await page.getByRole('button', { name: 'Delete' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(agent.lastName).waitFor();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Members deleted').waitFor();
      await expect(api.call(identityRoutes.adminMembers.get, member)).rejects.toMatchObject({
        code: 'MEMBER_NOT_FOUND',
      });
    },
  );
});
