import { paymentRoutes } from '@foyer/contracts/payments';
import type { Page } from 'playwright-core';

import { eventually } from '../../../tools/journeys/harness/eventually.js';
import { agentPage, pathOf, visitorPage, type TestEnvironment } from '../environment.js';
import type { Look } from '../look.js';
import { words } from '../words.js';
import type { Scene, Shoot } from './scene.js';

const PAYER = 'Erika Mustermann';

/** A payment in a call and its reversal, seen by staff and by the one who pays. */
export const payments: Scene = {
  title: 'a payment',
  sizes: ['wide', 'phone'],
  async play(environment, look, shoot) {
    const { payments: said, call, desk: atDesk } = words[environment.language];
    const desk = await inCall(environment, look);
    await desk.getByTestId('take-payment').click();
    await desk.getByLabel(said.amount).fill(environment.language === 'de' ? '12,50' : '12.50');
    await desk.getByLabel(said.purpose).fill('A 2026-114');
    await shoot(desk, 'payment-1-form');
    await desk.getByRole('button', { name: said.begin }).click();
    await desk.getByText(said.outcome.success).waitFor();
    const receipt = desk.getByRole('link', { name: said.openReceipt });
    await desk.getByAltText(said.qrCode).waitFor();
    await shoot(desk, 'payment-2-paid');
    await printed(environment, look, await receipt.getAttribute('href'), shoot);
    await desk.getByRole('button', { name: said.reverse }).click();
    await desk.getByRole('button', { name: /12[.,]50/ }).waitFor();
    await shoot(desk, 'payment-3-reverse');
    await desk.getByRole('button', { name: /12[.,]50/ }).click();
    await desk.getByText(said.reversalOutcome.success).waitFor();
    await shoot(desk, 'payment-4-reversed');
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: call.endForAll }).click();
    await desk.getByRole('heading', { name: atDesk.title }).waitFor();
    await desk.goto('/vblh/payments');
    await desk.getByText(PAYER).filter({ visible: true }).first().waitFor();
    await shoot(desk, 'staff-payments');
    await desk
      .getByRole('button', { name: /12[.,]50/ })
      .first()
      .click();
    await desk.getByAltText(said.qrCode).first().waitFor();
    await shoot(desk, 'staff-payment');
  },
};

/** The page of an agent who has a visitor in a call. */
async function inCall(environment: TestEnvironment, look: Look): Promise<Page> {
  const { visitor: wording, desk: atDesk } = words[environment.language];
  const api = await environment.stage.api(environment.agentToken);
  await eventually('the terminal is ready', async () => {
    const { docs } = await api.call(paymentRoutes.listPaymentTerminals, {});
    return docs.some(({ status }) => status === 'ready');
  });
  const visitor = await visitorPage(environment, 'payer', look);
  await visitor.goto(pathOf(environment.portals.open));
  await visitor.getByLabel(wording.name).fill(PAYER);
  await visitor.getByRole('button', { name: wording.call }).click();
  await visitor.getByRole('button', { name: wording.ring }).click();
  await visitor.getByRole('button', { name: wording.leave }).waitFor();
  const desk = await agentPage(environment, look);
  await desk.goto('/vblh/desk');
  await desk.getByRole('button', { name: new RegExp(`^${atDesk.availability}`) }).click();
  await desk.getByRole('menuitemradio', { name: new RegExp(`^${atDesk.is.auto}`) }).click();
  await desk.getByRole('button', { name: atDesk.accept }).click();
  return desk;
}

/** The page that the code on the receipt leads to. */
async function printed(
  environment: TestEnvironment,
  look: Look,
  address: string | null,
  shoot: Shoot,
): Promise<void> {
  const { pathname, search } = new URL(address ?? '', environment.stage.server.origin);
  const page = await visitorPage(environment, 'receipt', look);
  await page.goto(pathname + search);
  await page.getByTestId('receipt').waitFor();
  await shoot(page, 'receipt');
}
