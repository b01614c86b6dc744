import { callRoutes } from '@foyer/contracts/calls';
import type { Page } from 'playwright-core';

import type { House } from '../house.js';
import { browserWith } from '../look.js';
import type { Scene } from './scene.js';

/** What administrators and auditors see. */
export const consolePages: Scene = {
  title: 'the console',
  sizes: ['wide', 'phone'],
  async play(house, look, shoot) {
    const token = await house.stage.admin();
    const page = await house.stage.staffPage('administrator', token, browserWith(look));
    const screens = {
      portals: 'portals',
      'portal-new': 'portals/create',
      portal: `portals/${house.portals.open}`,
      members: 'members',
      'member-new': 'members/create',
      calls: 'calls',
      ...(await callScreen(house)),
    };
    for (const [screen, path] of Object.entries(screens)) {
      await open(page, path);
      await shoot(page, `console-${screen}`);
    }
  },
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/vblh/console/${path}`);
  // Networks are never idle here: a preview shows a page that keeps its connection.
  await page.locator('#main-content').locator('table, form, .MuiCard-root').first().waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'hidden' });
}

/** The newest call, where somebody has been here already. */
async function callScreen({ stage }: House): Promise<Readonly<Record<string, string>>> {
  const api = await stage.api();
  const [newest] = await api.call(callRoutes.adminListCalls, {
    query: { sort: '["startedAt","DESC"]', range: '[0,0]' },
  });
  return newest === undefined ? {} : { call: `calls/${newest.id}/show` };
}
