import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { paymentAdminRoutes } from '@foyer/contracts/payments';
import { v7 as newId } from 'uuid';

import { eventually } from '#platform/testing/eventually.js';
import { cardNumbersIn } from '../testing/kiosk/card-numbers.js';
import { KioskPayments } from '../testing/kiosk/kiosk-payments.js';
import { pdfText } from '../testing/pdf-text.js';
import { StaffedKiosk } from '../testing/kiosk/staffed-kiosk.js';

/** The numbers of the emulated terminal's cards; no accounts belong to them. */
const CARD_NUMBERS = ['6799998900000060018', '4222222222222', '5500000000000004'];
const WITHIN_MS = 60_000;

describe.each([
  ['opi', 'de', 'BETRAG EUR 12,50', 'Zahlungsbeleg'],
  ['zvt', 'en', 'AMOUNT EUR 12.50', 'Payment receipt'],
] as const)('A kiosk with a terminal that speaks %s and %s', (protocol, language, paid, title) => {
  let kiosk: StaffedKiosk;
  let payments: KioskPayments;

  beforeAll(async () => {
    kiosk = await StaffedKiosk.open(protocol, {}, language);
    payments = await KioskPayments.open(kiosk);
  }, 120_000);
  afterAll(() => kiosk.close());

  test('takes a payment in a call', async () => {
    const id = await payments.begin(1250);
    await payments.stands(id, 'success');
    const shown = await kiosk.transaction(id);
    expect(shown).toMatchObject({
      amount: 1250,
      deviceName: 'Kiosk 1',
      paymentResult: { TerminalID: '52500038' },
    });
    expect(shown.cardNumber).toMatch(/^\*+0018$/);
    const [booked] = await payments.captures(1250);
    expect(Number(shown.paymentResult?.STAN)).toBe(Number(booked?.stan));
    expect(shown.printerReceipt).toContain(paid);
    const receipt = await pdfText(await kiosk.receipt(id, language));
    for (const part of [title, paid]) expect(receipt).toContain(part);
  });

  test('gives a payment back', async () => {
    const transactionId = await payments.begin(310);
    await payments.stands(transactionId, 'success');
    await payments.isFree();
    await payments.giveBack(transactionId);
    expect((await payments.captures(310)).map(({ kind }) => kind)).toEqual(['payment', 'reversal']);
    await payments.isFree();
  });

  test('says so where the terminal declines', async () => {
    await payments.charge(420, { outcome: 'decline' }, 'failed');
    expect(await payments.captures(420)).toEqual([]);
  });

  test.each([
    ['4222222222222', 211],
    ['5500000000000004', 212],
  ])('takes the card %s, and what the terminal says of it twice', async (cardNumber, amount) => {
    const id = await payments.charge(amount, { cardNumber, answer: 'twice' }, 'success');
    const shown = await kiosk.transaction(id);
    expect(shown.cardNumber).toBe('*'.repeat(cardNumber.length - 4) + cardNumber.slice(-4));
  });

  test('finds out by an inquiry what the terminal did where its answer is lost', async () => {
    await kiosk.terminal.next({ dropAt: 'booked' });
    const id = await payments.begin(530);
    await payments.stands(id, 'success');
    expect(await payments.captures(530)).toHaveLength(1);
    await payments.isFree();
  }, 120_000);

  test('charges once where its agent is killed in the middle', async () => {
    await kiosk.terminal.next({ answer: 'late' });
    const id = await payments.begin(640);
    await eventually('the terminal waits for the card', () => payments.displayed.has(id));
    await kiosk.killAgent();
    await kiosk.terminal.release();
    await kiosk.startAgent();
    await payments.stands(id, 'success');
    expect(await payments.captures(640)).toHaveLength(1);
    await payments.isFree();
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
  });

  test('keeps and says the numbers of cards nowhere', async () => {
    const recorded = await kiosk.recorded();
    const isShown = (number: string) => recorded.includes(`*${number.slice(-4)}`);
    expect(CARD_NUMBERS.filter(isShown)).toEqual(CARD_NUMBERS);
    expect(cardNumbersIn(recorded)).toEqual([]);
    const { texts, databases } = await kiosk.traces();
    expect(cardNumbersIn(texts)).toEqual([]);
    // Also not spread over lines, as a terminal may print it.
    const everything = (recorded + texts + databases).replaceAll(/[\s-]/g, '');
    for (const number of CARD_NUMBERS) expect(everything.includes(number)).toBe(false);
  });
});
