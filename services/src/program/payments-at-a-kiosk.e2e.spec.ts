import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeMessenger, type Messenger } from '@foyer/contracts/client';
import {
  paymentAdminRoutes,
  paymentDeviceMessages,
  paymentMessages,
} from '@foyer/contracts/payments';
import { v7 as newId } from 'uuid';

import { eventually } from '../platform/testing/eventually.js';
import { StaffedKiosk } from '../testing/kiosk/staffed-kiosk.js';

/** The number of the emulated terminal's card; no account belongs to it. */
const CARD_NUMBER = '6799998900000060018';
const WITHIN_MS = 60_000;

describe.each(['opi', 'zvt'] as const)('A kiosk with a terminal that speaks %s', (protocol) => {
  let kiosk: StaffedKiosk;
  let page: Messenger;
  /** Of which transactions the terminal has shown something. */
  const displayed = new Set<string>();

  beforeAll(async () => {
    kiosk = await StaffedKiosk.open(protocol);
    page = makeMessenger(await kiosk.connect('payment', kiosk.memberToken));
    page.on(paymentDeviceMessages.cashierDisplay, ({ transactionId }) => {
      displayed.add(transactionId);
    });
  }, 120_000);
  afterAll(() => kiosk.close(), 30_000);

  const begin = async (amount: number): Promise<string> => {
    const transactionId = newId();
    const { deviceId, callId } = kiosk;
    const asked = { transactionId, deviceId, callId, amount, purpose: 'Fee' };
    await page.emit(paymentMessages.initiatePayment, { ...asked, currency: 'EUR' });
    return transactionId;
  };
  const stands = (id: string, status: string) =>
    eventually(
      `it stands ${status}`,
      async () => (await kiosk.transaction(id)).status === status,
      WITHIN_MS,
    ).catch(async (error: unknown) => {
      const { status: now, reason } = await kiosk.transaction(id);
      throw new Error(`${String(error)}; ${now} (${reason}); ${kiosk.agent.output}`);
    });
  const isFree = () =>
    eventually(
      'the terminal is free',
      async () => {
        const ack = await page.emit(paymentMessages.getPaymentTerminalStatus, {
          deviceId: kiosk.deviceId,
        });
        return ack.terminal.transactionId === null;
      },
      WITHIN_MS,
    );
  const captures = async (amount: number) =>
    (await kiosk.terminal.booked()).filter((one) => one.amount === amount);

  test('takes a payment in a call', async () => {
    const id = await begin(1250);
    await stands(id, 'success');
    const shown = await kiosk.transaction(id);
    expect(shown).toMatchObject({
      amount: 1250,
      deviceName: 'Kiosk 1',
      paymentResult: { TerminalID: '52500038' },
    });
    expect(shown.cardNumber).toMatch(/^\*+0018$/);
    const [booked] = await captures(1250);
    expect(Number(shown.paymentResult?.STAN)).toBe(Number(booked?.stan));
    expect(shown.printerReceipt).toContain('BETRAG EUR 12,50');
  }, 90_000);

  test('gives a payment back', async () => {
    const transactionId = await begin(310);
    await stands(transactionId, 'success');
    await isFree();
    const { deviceId } = kiosk;
    await page.emit(paymentMessages.initiateRevertPayment, {
      transactionId,
      reversalId: newId(),
      deviceId,
    });
    await eventually(
      'it is reversed',
      async () => (await kiosk.transaction(transactionId)).reverseStatus === 'success',
      WITHIN_MS,
    );
    expect((await captures(310)).map(({ kind }) => kind)).toEqual(['payment', 'reversal']);
    await isFree();
  }, 90_000);

  test('says so where the terminal declines', async () => {
    await kiosk.terminal.next({ outcome: 'decline' });
    const id = await begin(420);
    await stands(id, 'failed');
    expect(await captures(420)).toEqual([]);
    await isFree();
  }, 90_000);

  test('finds out by an inquiry what the terminal did where its answer is lost', async () => {
    await kiosk.terminal.next({ dropAt: 'booked' });
    const id = await begin(530);
    await stands(id, 'success');
    expect(await captures(530)).toHaveLength(1);
    await isFree();
  }, 120_000);

  test('charges once where its agent is killed in the middle', async () => {
    await kiosk.terminal.next({ answer: 'late' });
    const id = await begin(640);
    await eventually('the terminal waits for the card', () => displayed.has(id));
    await kiosk.killAgent();
    await kiosk.terminal.release();
    await kiosk.startAgent();
    await stands(id, 'success');
    expect(await captures(640)).toHaveLength(1);
    await isFree();
  }, 120_000);

  test('closes its day without a difference', async () => {
    const started = await kiosk.admin.call(paymentAdminRoutes.adminStartReconciliation, {
      body: { id: newId(), deviceId: kiosk.deviceId },
    });
    const params = { id: started.id };
    const closing = () => kiosk.admin.call(paymentAdminRoutes.adminGetReconciliation, { params });
    const isDone = async () => !['pending', 'in_progress'].includes((await closing()).status);
    await eventually('it is compared', isDone, WITHIN_MS);
    expect(await closing()).toMatchObject({ status: 'balanced', differences: [] });
  }, 90_000);

  test('keeps the card number nowhere', async () => {
    const traces = await kiosk.traces();
    expect(traces).toContain('0018');
    expect(traces.replaceAll(/[\s-]/g, '').includes(CARD_NUMBER)).toBe(false);
  });
});
