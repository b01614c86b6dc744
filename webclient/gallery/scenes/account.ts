import type { Page } from 'playwright-core';

import { PASSWORD } from '../../../tools/journeys/harness/stage.js';
import { agentPage, type TestEnvironment } from '../environment.js';
import { pictureOf, AGENT } from '../portrait.js';
import { words } from '../words.js';
import type { Scene, Shoot } from './scene.js';

/** The account settings of a member. */
export const account: Scene = {
  title: 'the own account',
  sizes: ['wide', 'phone'],
  async play(environment, look, shoot) {
    const page = await agentPage(environment, look);
    const open = (tab: string) => page.goto(`/vblh/account/${tab}`);
    await open('personal');
    await showFace(environment, page, shoot);
    await open('preferences');
    await page.getByRole('slider').waitFor();
    await shoot(page, 'account-preferences');
    await open('hours');
    await keepHours(environment, page, shoot);
    await open('profiles');
    await addProfile(environment, page, shoot);
    // Signs the member in elsewhere too.
    await environment.stage.signIn('miriam.aydin');
    await open('security');
    await page.getByText(words[environment.language].account.sessions.current).waitFor();
    await shoot(page, 'account-security');
    await page.getByLabel(words[environment.language].auth.newPassword).fill(PASSWORD);
    await page.locator('section, [role=region]').nth(1).scrollIntoViewIfNeeded();
    await shoot(page, 'account-security-typing');
  },
};

async function showFace({ language }: TestEnvironment, page: Page, shoot: Shoot): Promise<void> {
  const { account: texts } = words[language];
  const buffer = await pictureOf(page.context(), AGENT);
  await page
    .getByLabel(texts.avatar.choose)
    .setInputFiles({ name: 'miriam.png', mimeType: 'image/png', buffer });
  await page.locator('dialog img').waitFor();
  await shoot(page, 'account-picture');
  await page.getByRole('dialog').getByRole('button', { name: texts.save }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await shoot(page, 'account-personal');
  await page.getByLabel(texts.personal.userName).fill('x');
  await page.getByRole('button', { name: texts.save }).first().click();
  await page.locator('[aria-invalid]').waitFor();
  await shoot(page, 'account-personal-refused');
}

async function keepHours({ language }: TestEnvironment, page: Page, shoot: Shoot): Promise<void> {
  const { hours, save } = words[language].account;
  const fill = page.getByRole('button', { name: hours.fill });
  await page.getByRole('button', { name: save }).waitFor();
  if ((await fill.count()) > 0) {
    await shoot(page, 'account-hours-empty');
    await fill.click();
    await page.getByRole('button', { name: save }).click();
  }
  await page.locator('input[type=time]').first().waitFor();
  await shoot(page, 'account-hours');
}

async function addProfile({ language }: TestEnvironment, page: Page, shoot: Shoot): Promise<void> {
  const { profiles, personal, save } = words[language].account;
  await page.getByRole('button', { name: profiles.add }).waitFor();
  const rows = page.locator('main li');
  if ((await rows.count()) === 0) await shoot(page, 'account-profiles-empty');
  await page.getByRole('button', { name: profiles.add }).click();
  const name = language === 'de' ? 'Standesamt' : 'Registry office';
  await page.getByLabel(personal.profileName).fill(name);
  await shoot(page, 'account-profile');
  await page.getByRole('dialog').getByRole('button', { name: save }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await shoot(page, 'account-profiles');
}
