import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { paymentRoutes } from '@foyer/contracts/payments';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire, openDesk, openPortal, ring, type Agent } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { addBooth } from '../../tools/journeys/harness/kiosk.js';
import { PaymentTerminal } from '../../tools/journeys/harness/payment-terminal.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { sidewaysAt } from '../../tools/journeys/harness/sideways.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('Payments, in the console', () => {
  let stage: Stage;
  let agent: Agent;
  let portal: { id: string; path: string };
  let terminal: PaymentTerminal;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    agent = await hire(stage);
    portal = await openPortal(stage, [agent]);
    terminal = await PaymentTerminal.attach(stage, await addBooth(stage, portal.id));
  });
  afterAll(async () => {
    await terminal.detach();
    await stage.strike();
  });

  /** A visitor pays in a call. */
  const pay = async () => {
    const api = await stage.api(agent.token);
    await eventually('the terminal is ready', async () => {
      const { docs } = await api.call(paymentRoutes.listPaymentTerminals, {});
      return docs[0]?.status === 'ready';
    });
    await ring(await stage.page('visitor'), portal.path);
    const desk = await openDesk(stage, 'agent', agent);
    await desk.getByRole('button', { name: 'Accept' }).click();
    await pressControl(desk, 'take-payment');
    await desk.getByLabel('Amount').fill('12,50');
    await desk.getByLabel('Purpose').fill('Parking');
    await desk.getByRole('button', { name: 'Start payment' }).click();
    await desk.getByText('The amount was paid.').waitFor();
    await stage.dismissAll();
  };
  /** Returns the text of the file that a button saves. */
  const saved = async (page: Page, region: string) => {
    const scope = region === '' ? page : page.getByRole('region', { name: region });
    const coming = page.waitForEvent('download');
    await scope.getByRole('button', { name: 'Export' }).click();
    return readFile(await (await coming).path(), 'utf8');
  };
  const closeDay = async (page: Page) => {
    await page.goto('/vblh/console/reconciliations/create');
    await page.getByLabel(/^Device/).click();
    await page.getByRole('option', { name: 'Lobby · Ready' }).click();
    await page.getByRole('button', { name: 'Close day' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close day' }).click();
  };

  journey(
    'one is found, exported and seen as it stood, and its day is closed and counted',
    () => stage,
    async () => {
      await pay();
      const page = await stage.consolePage('admin', 'transactions');
      await page.getByRole('cell', { name: '€12.50' }).waitFor();
      expect(await saved(page, '')).toMatch(/12\.50.*EUR.*Successful.*Lobby.*Parking/);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('link', { name: '€12.50' }).waitFor();
      expect(await sidewaysAt(page)).toEqual([]);
      await page.getByRole('link', { name: '€12.50' }).click();
      const answered = page.locator('li:has([data-event-type="TerminalRequestAnswered"])');
      await answered.waitFor();
      expect(await violations(page)).toEqual([]);
      await answered.getByRole('link', { name: 'State at this point' }).click();
      const status = page.locator('[data-field="status"] td');
      await status.first().waitFor();
      expect(await status.allTextContents()).toEqual(['in_progress', 'success']);
      await page.getByRole('link', { name: 'Open payment' }).click();
      await answered.waitFor();

      await closeDay(page);
      await page.getByText('Balanced').waitFor();
      const compared = page.getByRole('region', { name: 'Comparison' }).getByRole('row').nth(1);
      expect(await compared.getByText('€12.50 (1)').count()).toBe(3);
      await compared.getByText('Equal').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: '1 payment' }).click();
      await page.getByRole('link', { name: '€12.50' }).click();
      await page.getByRole('link', { name: 'Open closing' }).waitFor();

      await page.goto('/vblh/console/paymentStatistics');
      await page.getByRole('heading', { name: 'Payments received by day, EUR' }).waitFor();
      expect(await saved(page, 'Payments by day')).toMatch(/Lobby.*12\.50/);
      expect(await saved(page, 'Closings')).toMatch(/Lobby.*Balanced/);
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
      await stage.dismissAll();
    },
    180_000,
  );

  journey(
    'what the terminal alone knows is a difference, open until it is settled with a reason',
    () => stage,
    async () => {
      await terminal.sellWithoutRegister(4_200);
      const page = await stage.consolePage('admin', 'transactions');
      await closeDay(page);
      await page.getByText('Open differences').waitFor();
      const differences = page.getByRole('region', { name: '1 open difference' });
      await differences.getByText('Counted by the terminal, not recorded').waitFor();
      await differences.getByText('girocard · expected –, found €42.00').waitFor();
      expect(await violations(page)).toEqual([]);

      await differences.getByRole('button', { name: 'Settle' }).click();
      const asked = page.getByRole('dialog');
      await asked.getByRole('textbox').fill('Sold at the counter, see the cash book');
      await asked.getByRole('button', { name: 'Settle' }).click();
      await page.getByText(/^Settled by .*: Sold at the counter, see the cash book$/).waitFor();
      await page.getByText('Settled', { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Settle' }).count()).toBe(0);
      expect(await violations(page)).toEqual([]);

      await page.goto('/vblh/console/paymentStatistics');
      await page.getByRole('heading', { name: 'Closings' }).waitFor();
      expect(await saved(page, 'Closings')).toMatch(/Lobby.*Settled/);
      await stage.dismissAll();
    },
    120_000,
  );
});
