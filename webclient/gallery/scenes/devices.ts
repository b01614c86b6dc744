import { paymentAdminRoutes } from '@foyer/contracts/payments';
import type { Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import { eventually } from '../../../tools/journeys/harness/eventually.js';
import type { TestEnvironment } from '../environment.js';
import { browserWith } from '../look.js';
import type { Scene, Shoot } from './scene.js';

const TABS = ['monitoring', 'audio', 'video', 'terminal'] as const;

/** Kiosks in the console, what was paid at them, and how their days were closed. */
export const devices: Scene = {
  title: 'devices and payments in the console',
  sizes: ['wide', 'phone'],
  async play(environment, look, shoot) {
    const { stage, booth } = environment;
    const token = await stage.admin();
    const page = await stage.staffPage('administrator', token, browserWith(look));
    await shootAll(page, shoot, {
      devices: 'devices',
      'device-new': 'devices/create',
      device: `devices/${booth.id}`,
      ...Object.fromEntries(TABS.map((tab) => [`device-${tab}`, `devices/${booth.id}/${tab}`])),
      ...(await accounts(environment)),
    });
    await open(page, 'devices/create');
    await page.locator('#main-content input[name=name]').fill('Kiosk 2');
    await page.locator('#main-content button[type=submit]').click();
    await page.locator('#main-content pre, [role=dialog] pre').first().waitFor();
    await shoot(page, 'console-device-key');
  },
};

async function shootAll(
  page: Page,
  shoot: Shoot,
  screens: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [screen, path] of Object.entries(screens)) {
    await open(page, path);
    await shoot(page, `console-${screen}`);
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/vblh/console/${path}`);
  await page.locator('#main-content :is(table, form, .MuiCard-root):visible').first().waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'hidden' });
}

/** The newest payment, and the terminal's day closed. */
async function accounts({
  stage,
  booth,
}: TestEnvironment): Promise<Readonly<Record<string, string>>> {
  const api = await stage.api();
  const [newest] = await api.call(paymentAdminRoutes.adminListTransactions, {
    query: { sort: '["createdAt","DESC"]', range: '[0,0]' },
  });
  const { id } = await api.call(paymentAdminRoutes.adminStartReconciliation, {
    body: { id: newId(), deviceId: booth.id },
  });
  await eventually('the day is closed', async () => {
    const params = { id };
    const { status } = await api.call(paymentAdminRoutes.adminGetReconciliation, { params });
    return status !== 'pending' && status !== 'in_progress';
  });
  return {
    transactions: 'transactions',
    ...(newest && { transaction: `transactions/${newest.id}/show` }),
    reconciliations: 'reconciliations',
    'reconciliation-new': 'reconciliations/create',
    reconciliation: `reconciliations/${id}/show`,
    'payment-statistics': 'paymentStatistics',
  };
}
