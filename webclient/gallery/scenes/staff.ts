import type { Page } from 'playwright-core';

import { PASSWORD } from '../../../tools/journeys/harness/stage.js';
import { agentPage, visitorPage, type TestEnvironment } from '../environment.js';
import type { Look } from '../look.js';
import { words } from '../words.js';
import type { Scene, Shoot } from './scene.js';

/** Signing in, and the pages around the desk. */
export const staff: Scene = {
  title: 'pages of staff',
  sizes: ['wide', 'phone'],
  async play(environment, look, shoot) {
    const stranger = await visitorPage(environment, 'stranger', look);
    await stranger.goto('/vblh/auth/login');
    await stranger.locator('input[type=password]').waitFor();
    await shoot(stranger, 'sign-in');
    await stranger.goto('/vblh/auth/first-sign-in#token=a-link-that-was-printed-once');
    await stranger.locator('input[type=password]').first().waitFor();
    await shoot(stranger, 'first-sign-in');
    await wayIn(environment, look, stranger, shoot);

    const agent = await agentPage(environment, look);
    await agent.goto('/vblh/calls');
    await agent.getByRole('heading').first().waitFor();
    await shoot(agent, 'staff-calls');
  },
};

/** The links of mails, good and spent. */
async function wayIn(
  { language }: TestEnvironment,
  look: Look,
  page: Page,
  shoot: Shoot,
): Promise<void> {
  const { auth } = words[language];
  // One name may ask three times an hour, and there are more pictures than that.
  const userName = look.scheme === 'light' ? 'miriam.aydin' : 'jonas.lindqvist';
  await page.goto('/vblh/auth/forgot-password');
  await page.getByLabel(auth.username).fill(userName);
  await shoot(page, 'forgot-password');
  await page.getByRole('button', { name: auth.forgot.send }).click();
  await page.getByRole('heading', { name: auth.forgot.sentTitle }).waitFor();
  await shoot(page, 'forgot-password-sent');
  const owner = { userName, firstName: 'Miriam' };
  await page.route('**/login/link/owner', (route) => route.fulfill({ json: owner }));
  await page.goto('/vblh/auth/set-password#token=a-link-that-nobody-has-mailed');
  await page.getByLabel(auth.newPassword).fill('Sommer-Fest');
  await shoot(page, 'set-password');
  await page.getByLabel(auth.newPassword).fill(PASSWORD);
  await page.getByLabel(auth.again).fill(PASSWORD);
  await page.getByRole('button', { name: auth.setPassword }).click();
  await page.getByRole('heading', { name: auth.link.invitation.spentTitle }).waitFor();
  await shoot(page, 'set-password-spent');
}
