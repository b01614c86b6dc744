import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { de } from '../src/i18n/de/index.js';
import { en } from '../src/i18n/en/index.js';
import { violations } from '../../tools/journeys/harness/axe.js';
import { hire } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { PASSWORD, Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

const words = { en, de } as const;
/**
 * Each size, each mode and each language once, with two views of each page. Languages differ by the
 * length of words, and German ones, which are longer, are on the narrow screen.
 */
const LOOKS = [
  ['en', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ['de', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
] as const;

describe.each(LOOKS)('The pages of an account in %s', (language, look) => {
  const { account, auth } = words[language];
  let stage: Stage;
  let found: Record<string, string[]>;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' }, language });
  });
  afterAll(() => stage.strike());

  const read = async (name: string, page: Page) => {
    found[name] = [...(await violations(page)), ...(await tooWide(page))];
  };
  const expectNothing = () => {
    for (const [page, list] of Object.entries(found)) expect([page, list]).toEqual([page, []]);
  };

  const where = `${language}, ${look.viewport.width}, ${look.colorScheme}`;

  journey(
    `keep nobody out on the way in (${where})`,
    () => stage,
    async () => {
      found = {};
      const page = await stage.page('guest', look);
      await page.goto('/vblh/auth/login');
      await page.getByRole('button', { name: auth.signIn }).click();
      await page.getByText(auth.passwordMissing).waitFor();
      await read('sign-in', page);
      await page.goto('/vblh/auth/forgot-password');
      await page.getByLabel(auth.username).fill('nobody.here');
      await read('forgot', page);
      await page.getByRole('button', { name: auth.forgot.sendHere }).click();
      await page.getByRole('heading', { name: auth.forgot.sentTitleHere }).waitFor();
      await read('forgot, sent', page);
      const owner = { userName: 'erika.muster', firstName: 'Erika' };
      await page.route('**/login/link/owner', (route) => route.fulfill({ json: owner }));
      for (const [path, link] of [
        ['set-password', auth.link.invitation],
        ['reset', auth.link.reset],
      ] as const) {
        await page.goto(`/vblh/auth/${path}#token=a-link-that-nobody-has-mailed`);
        await page.getByRole('button', { name: auth.setPassword }).click();
        await page.getByText(auth.passwordRules).waitFor();
        await read(path, page);
        await page.getByLabel(auth.newPassword).fill(PASSWORD);
        await page.getByLabel(auth.again).fill(PASSWORD);
        await page.getByRole('button', { name: auth.setPassword }).click();
        await page.getByRole('heading', { name: link.spentTitle }).waitFor();
        await read(`${path}, spent`, page);
      }
      expectNothing();
      await stage.dismissAll();
    },
  );

  journey(
    `keep nobody out once inside (${where})`,
    () => stage,
    async () => {
      found = {};
      const { token } = await hire(stage);
      const page = await stage.staffPage('owner', token, look);
      const open = (tab: keyof typeof account.tab) => page.goto(`/vblh/account/${tab}`);

      await open('personal');
      await page.getByLabel(account.personal.lastName).fill('');
      await page.getByRole('button', { name: account.save }).first().click();
      await page.locator('[aria-invalid]').first().waitFor();
      await read('personal', page);
      const picture = await page.screenshot();
      await page
        .getByLabel(account.avatar.choose)
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
      await page.locator('dialog img').waitFor();
      await read('picture', page);

      await open('preferences');
      await page.getByLabel(account.preference.ringVolume).waitFor();
      await read('preferences', page);

      await open('hours');
      await page.getByRole('button', { name: account.hours.fill }).click();
      await page.locator('input[type=time]').first().fill('19:00');
      await page.locator('main [aria-invalid]').first().waitFor();
      await read('hours', page);

      await open('profiles');
      await page.getByRole('button', { name: account.profiles.add }).click();
      await page.getByRole('dialog').getByRole('button', { name: account.save }).click();
      await page.locator('[aria-invalid]').first().waitFor();
      await read('profile', page);
      await page.getByLabel(account.personal.profileName).fill('Registry');
      await page.getByRole('dialog').getByRole('button', { name: account.save }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await read('profiles', page);

      await open('security');
      await page.getByText(account.sessions.current).waitFor();
      await page.getByRole('button', { name: account.password.change }).click();
      await page.locator('[aria-invalid]').first().waitFor();
      await read('security', page);

      await page.getByRole('button', { name: /Agent \d/ }).click();
      await page.getByRole('menuitem', { name: auth.signOut }).waitFor();
      await read('menu', page);
      await page.getByRole('menuitem', { name: auth.signOut }).click();
      await page.getByText(auth.ended['signed-out']).waitFor();
      await read('signed out', page);
      expectNothing();
      await stage.dismissAll();
    },
  );
});
