import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PublicReceipt } from '@foyer/contracts/payments';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';

import { TRANSACTION } from '../testing/a-transaction.js';
import { FakeServer } from '../testing/fake-server.js';
import { ReceiptPage } from './ReceiptPage.js';
import { REFRESH_MS } from './useRefresh.js';

const receipt: PublicReceipt = {
  transactionId: TRANSACTION,
  kind: 'payment',
  company: 'Harbour Hotel',
  amount: 1250,
  currency: 'EUR',
  paymentResult: { STAN: '000123', TerminalID: '60000001', TimeStamp: '' },
  cardNumber: '****1234',
  cardCircuit: 'girocard',
  lines: ['** KUNDENBELEG **', 'BETRAG EUR   12,50'],
  at: '2026-03-02T10:00:00.000Z',
};

describe('the public page of a receipt', () => {
  let server: FakeServer;
  const open = (kind: PublicReceipt['kind'], search = '?key=secret') =>
    render(
      <MemoryRouter initialEntries={[`/transaction/${TRANSACTION}/x${search}`]}>
        <Routes>
          <Route path="/transaction/:transactionId/x" element={<ReceiptPage kind={kind} />} />
        </Routes>
      </MemoryRouter>,
    );

  beforeEach(() => {
    server = new FakeServer();
  });
  afterEach(cleanup);

  it('shows the receiver, the amount, the card, and the printed lines of the terminal', async () => {
    server.answer('/publicReceipt', receipt);
    open('payment');
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByText('Harbour Hotel')).toBeTruthy();
    expect(screen.getByText('€12.50')).toBeTruthy();
    expect(screen.getByText('girocard ****1234')).toBeTruthy();
    expect(screen.getByText(/BETRAG EUR 12,50/)).toBeTruthy();
    expect(server.asked[0]).toContain('kind=payment&key=secret');
    const pdf = screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
    expect(pdf).toContain(`/transaction/${TRANSACTION}/publicReceipt/pdf?kind=payment&key=secret`);
  });

  it('names a reversal as one, and says that the text of its terminal is not there yet', async () => {
    server.answer('/publicReceipt', { ...receipt, kind: 'reversal', lines: [] });
    open('reversal');
    expect(await screen.findByRole('heading', { name: 'Reversal receipt' })).toBeTruthy();
    expect(screen.getByText('Amount refunded')).toBeTruthy();
    expect(screen.getByText(/as soon as it is available/)).toBeTruthy();
    expect(server.asked[0]).toContain('kind=reversal');
  });

  it.each([
    ['RECEIPT_NOT_FOUND', 404],
    ['INVALID_INPUT', 422],
  ])('says that a link is wrong or too early (%s), and tries again', async (code, status) => {
    server.refuse('/publicReceipt', code, status);
    open('payment', '');
    expect(await screen.findByRole('heading', { name: 'Receipt not found' })).toBeTruthy();
    server.answer('/publicReceipt', receipt);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTestId('receipt')).toBeTruthy();
  });

  it('says that a payment is not settled yet, and shows its receipt automatically when it is', async () => {
    jest.useFakeTimers();
    server.refuse('/publicReceipt', 'RECEIPT_NOT_READY', 409);
    open('payment');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading', { name: 'The receipt is not ready yet' })).toBeTruthy();
    server.answer('/publicReceipt', { ...receipt, lines: [] });
    await act(() => jest.advanceTimersByTimeAsync(REFRESH_MS));
    expect(screen.getByText(/as soon as it is available/)).toBeTruthy();
    server.answer('/publicReceipt', receipt);
    await act(() => jest.advanceTimersByTimeAsync(REFRESH_MS));
    expect(screen.getByText(/BETRAG EUR 12,50/)).toBeTruthy();
    const asked = server.asked.length;
    await act(() => jest.advanceTimersByTimeAsync(REFRESH_MS * 3));
    expect(server.asked).toHaveLength(asked);
    jest.useRealTimers();
  });

  it('says why a receipt could not be loaded', async () => {
    server.refuse('/publicReceipt', 'NETWORK', 503);
    open('payment');
    expect(
      await screen.findByRole('heading', { name: 'The receipt could not be loaded' }),
    ).toBeTruthy();
  });
});
