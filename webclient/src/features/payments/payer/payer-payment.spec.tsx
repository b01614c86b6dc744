import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PayerPayment, PayerReceipt } from '@foyer/contracts/payments';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import type { Wire } from '#wire/wire.js';
import { PayerReceiptDialog } from './PayerReceiptDialog.js';

let people = 0;
/** Each of them pays for the first time: a page keeps the receipts of all that it has seen. */
let ada = '';
beforeEach(() => {
  people += 1;
  ada = `ada-${people}`;
});

const due: PayerPayment = {
  ...{ transactionId: 'p1', clientId: '', amount: 1250, currency: 'EUR', status: 'pending' },
};
const receipt: PayerReceipt = {
  ...{ transactionId: 'p1', clientId: '', kind: 'payment', amount: 1250, currency: 'EUR' },
  ...{ url: 'https://foyer.example/receipt', qrCode: 'data:image/png;base64,AA' },
};

afterEach(cleanup);

/** A page in a call; `newest` is the answer of the server to one that was loaded again. */
function open(newest: PayerPayment | null = null) {
  const hear: Record<string, (push: object) => void> = {};
  const channel = {
    on: ({ name }: { name: string }, listener: (push: object) => void) => {
      hear[name] = listener;
      return () => undefined;
    },
    emit: async () => ({ payment: newest && { ...newest, clientId: ada }, receipt: null }),
    onUp: (handler: () => void) => {
      handler();
      return () => undefined;
    },
  };
  render(
    <PayerReceiptDialog wire={{ channel: () => channel } as unknown as Wire} clientId={ada} />,
  );
  const pay = (change: Partial<PayerPayment> = {}) =>
    act(() => hear.showPayment?.({ ...due, clientId: ada, ...change }));
  return {
    pay,
    show: (one: PayerReceipt) => act(() => hear.showReceipt?.({ ...one, clientId: ada })),
  };
}
const closed = () => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();

describe('the payment of a visitor, on the own page', () => {
  it('has the amount and where to pay, and then the result with the receipt', async () => {
    const { pay, show } = open();
    closed();
    pay();
    screen.getByText('€12.50');
    screen.getByText('Please pay at the terminal.');
    pay({ status: 'success' });
    screen.getByText(/^Paid\. Your receipt/);
    show({ ...receipt, transactionId: 'p1' });
    screen.getByText('Paid.');
    screen.getByTestId('payer-receipt');
    await userEvent.click(screen.getByText('Close'));
    closed();
  });

  it.each([
    ['failed', /did not work\. Nothing was charged/],
    ['canceled', /was canceled\. Nothing was charged/],
    ['unknown', /do not pay again/],
  ] as const)(
    'says in plain words that it is %s, also after it was closed',
    async (status, text) => {
      const { pay } = open();
      pay({ transactionId: status });
      await userEvent.click(screen.getByText('Close'));
      pay({ transactionId: status, status: 'in_progress' });
      closed();
      pay({ transactionId: status, status });
      screen.getByText(text);
    },
  );

  it('is asked for by a page that was loaded again, as long as it is under way', async () => {
    open({ ...due, transactionId: 'reloaded', status: 'in_progress' });
    await screen.findByText('Please pay at the terminal.');
    cleanup();
    open({ ...due, transactionId: 'over', status: 'failed' });
    await act(async () => undefined);
    closed();
  });

  it('is none of another visitor', () => {
    const { pay } = open();
    pay({ clientId: 'bob' });
    closed();
  });
});
