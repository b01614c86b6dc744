import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TimelineEntry } from '@foyer/contracts/audit';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '#testing/openConsole.js';
import { serveCalls } from '#testing/serveCalls.js';
import type { TransactionRecord } from './transactionColumns.js';

const id = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`;

const payment = (n: number, fields: Partial<TransactionRecord> = {}): TransactionRecord => ({
  id: id(n),
  _id: id(n),
  amount: 123_450,
  currency: 'EUR',
  status: 'success',
  reverseStatus: 'notInitiated',
  paymentResult: { STAN: '000123', TerminalID: 'T-7', TimeStamp: '2026-03-04T05:00:00Z' },
  printerReceipt: [],
  reversalPrinterReceipt: null,
  callId: id(8),
  initiator: 'Kim Agent',
  initiatorId: id(7),
  deviceId: id(9),
  deviceName: 'Front desk',
  payer: 'Vera Visitor',
  payerId: id(6),
  purpose: 'Key deposit',
  cardNumber: '****1234',
  cardCircuit: 'VISA',
  reason: null,
  reversalId: null,
  reversalReason: null,
  abortRequested: false,
  settlement: null,
  reversalSettlement: null,
  reconciliationId: null,
  createdAt: '2026-03-04T05:00:00.000Z',
  updatedAt: '2026-03-04T05:01:00.000Z',
  ...fields,
});

const step = (revision: number, type: string, data: object): TimelineEntry => ({
  eventId: id(revision),
  position: String(revision),
  stream: `payment-${id(1)}`,
  revision,
  type,
  at: '2026-03-04T05:00:00.000Z',
  actor: { type: 'member', id: id(7), name: 'Kim Agent' },
  correlationId: id(8),
  causationId: id(8),
  data: data as Record<string, unknown>,
  names: {},
});

const terminals = () => ({
  body: {
    timeZones: [],
    docs: [
      {
        deviceId: id(9),
        deviceName: 'Front desk',
        status: 'ready',
        connectionEstablished: true,
        transactionId: null,
      },
    ],
  },
});
const history = (...events: TimelineEntry[]) => ({
  'GET /api/v2/transaction/terminals': terminals,
  'GET /api/v2/admin/audit/events': () => ({
    body: { events: events.toReversed(), next: null },
  }),
});

// Lists keep their filters in the browser.
beforeEach(() => localStorage.clear());

describe('the list of payments', () => {
  test('says what belongs there while there is none', async () => {
    serveCalls(history());
    await openConsole('transactions', {});
    expect(await screen.findByText('No payments yet')).toBeTruthy();
  });

  test('shows amounts as the language writes them, and states in words', async () => {
    serveCalls(history());
    await openConsole('transactions', {
      transactions: [payment(1), payment(2, { status: 'unknown', reverseStatus: 'unknown' })],
    });
    expect(await screen.findAllByText('€1,234.50')).toHaveLength(2);
    expect(screen.getByText('Successful')).toBeTruthy();
    expect(screen.getByText('Busy (outcome unknown)')).toBeTruthy();
    expect(screen.getByText('Reversal: outcome unknown')).toBeTruthy();
  });

  test('finds by status', async () => {
    serveCalls(history());
    const filter = encodeURIComponent(JSON.stringify({ status: 'failed' }));
    await openConsole(`transactions?filter=${filter}`, {
      transactions: [payment(1), payment(2, { status: 'failed', payer: 'Paul Payer' })],
    });
    expect(await screen.findByText('Paul Payer')).toBeTruthy();
    expect(screen.queryByText('Vera Visitor')).toBeNull();
  });

  test('finds by device, for auditors as well', async () => {
    serveCalls(history());
    const user = userEvent.setup();
    const elsewhere = payment(2, { deviceId: id(5), deviceName: 'Side door', payer: 'Paul Payer' });
    await openConsole(
      'transactions',
      { transactions: [payment(1), elsewhere] },
      { role: 'auditor' },
    );
    expect(await screen.findByText('Paul Payer')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Device' }));
    await user.click(await screen.findByRole('combobox', { name: 'Device' }));
    await user.click(await screen.findByRole('option', { name: 'Front desk' }));
    await waitFor(() => {
      expect(screen.queryByText('Paul Payer')).toBeNull();
    });
    expect(screen.getByText('Vera Visitor')).toBeTruthy();
  });

  test('says that it could not be loaded, in German as well', async () => {
    serveCalls(history());
    const getList = async () => Promise.reject(new Error('gone'));
    await openConsole('transactions', {}, { language: 'de', own: { getList } });
    expect(await screen.findByText('Diese Liste konnte nicht geladen werden.')).toBeTruthy();
  });
});

describe('the page of a payment', () => {
  test('shows each step in a sentence, with the card and a link to the call', async () => {
    const of = { request: 'payment', requestId: id(1) };
    serveCalls(
      history(
        step(0, 'PaymentInitiated', { amount: 123_450, currency: 'EUR', deviceName: 'Front desk' }),
        step(1, 'TerminalRequestSent', of),
        step(2, 'TerminalOutcomeUnknown', { ...of, reason: 'TIMEOUT' }),
        step(3, 'TerminalRequestAnswered', { ...of, outcome: 'success', via: 'inquiry' }),
      ),
    );
    await openConsole(`transactions/${id(1)}/show`, { transactions: [payment(1)] });
    expect(
      await screen.findByText('Kim Agent began a payment of €1,234.50 at Front desk.'),
    ).toBeTruthy();
    const steps = screen.getByRole('region', { name: 'History' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((item) => item.lastChild?.textContent),
    ).toEqual([
      'Kim Agent began a payment of €1,234.50 at Front desk.',
      'The payment was sent to the device.',
      'The terminal did not answer: it is not known whether it was paid. (TIMEOUT)',
      'The terminal reported that the payment was made. Confirmed by an inquiry.',
    ]);
    const [asItStood] = within(steps).getAllByRole('link', { name: 'State at this point' });
    expect(asItStood?.getAttribute('href')).toBe(`/audit/transactions/${id(1)}?at=0`);
    const inAudit = within(steps).getByRole('link', { name: 'Show in audit' });
    expect(inAudit.getAttribute('href')).toBe(`/audit?correlationId=${id(8)}`);
    expect(screen.getByText('****1234')).toBeTruthy();
    expect(screen.getByText('000123')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open call' }).getAttribute('href')).toBe(
      `/calls/${id(8)}/show`,
    );
    expect(screen.getByRole('button', { name: 'Receipt (PDF)' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull();
  });

  test('lets an outcome be settled with a reason, and shows it', async () => {
    const user = userEvent.setup();
    const unknown = payment(1, { status: 'unknown' });
    let save: (fields: object) => Promise<unknown> = async () => undefined;
    const calls = serveCalls({
      [`POST /api/v2/admin/transactions/${id(1)}/settle`]: async ({ body }) => {
        const { outcome, reason } = body as { outcome: string; reason: string };
        const settlement = { by: 'person', personId: id(7), reason, at: unknown.updatedAt };
        const settled = { ...unknown, status: outcome, settlement };
        await save(settled);
        return { body: settled };
      },
      ...history(),
    });
    const { data } = await openConsole(`transactions/${id(1)}/show`, { transactions: [unknown] });
    save = (fields) =>
      data.update('transactions', { id: id(1), data: fields, previousData: unknown });

    await user.click(await screen.findByRole('button', { name: 'Settle' }));
    const dialog = await screen.findByRole('dialog', { name: 'Settle the payment of €1,234.50?' });
    await user.click(within(dialog).getByRole('button', { name: 'Settle' }));
    expect(within(dialog).getAllByText('This field can not be blank')).toHaveLength(2);
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'ab');
    expect(within(dialog).getByText('This is too short')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'c: seen by the bank');
    await user.click(within(dialog).getByRole('radio', { name: 'It was paid' }));
    await user.click(within(dialog).getByRole('button', { name: 'Settle' }));

    expect(await screen.findByText('abc: seen by the bank')).toBeTruthy();
    expect(screen.getByText('Successful')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      request: 'payment',
      outcome: 'success',
      reason: 'abc: seen by the bank',
    });
  });

  test('says why settling was refused', async () => {
    const user = userEvent.setup();
    const errors = { code: 'OUTCOME_KNOWN', msg: 'The outcome is known already.' };
    serveCalls({
      'POST /api/v2/admin/transactions': () => ({ status: 409, body: { errors } }),
      ...history(),
    });
    await openConsole(`transactions/${id(1)}/show`, {
      transactions: [payment(1, { reverseStatus: 'unknown' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Settle' }));
    await user.click(await screen.findByRole('radio', { name: 'The money was refunded' }));
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Seen');
    await user.click(screen.getByRole('button', { name: 'Settle' }));
    expect(await screen.findByText('The outcome is known already.')).toBeTruthy();
  });

  test('lets auditors read, not settle', async () => {
    serveCalls(history());
    await openConsole(
      `transactions/${id(1)}/show`,
      { transactions: [payment(1, { status: 'unknown' })] },
      { role: 'auditor' },
    );
    expect(
      await screen.findByText('The terminal did not say how this payment ended.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull();
  });
});
