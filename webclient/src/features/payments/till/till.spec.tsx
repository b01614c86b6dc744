import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Transaction } from '@foyer/contracts/payments';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { FakeSocket } from '#testing/fake-socket.js';
import { Queries } from '#testing/queries.js';
import { Channel } from '#wire/channel.js';
import { aTransaction, CALL, KIOSK, LOBBY, pageOf, TRANSACTION } from '../testing/a-transaction.js';
import { FakeServer } from '../testing/fake-server.js';
import { TillDialog } from './TillDialog.js';
import { useTill } from './useTill.js';

const terminal = (deviceId: string, deviceName: string) => ({
  deviceId,
  deviceName,
  status: 'ready',
  connectionEstablished: true,
  transactionId: null,
});
const link = { url: 'https://foyer.example/receipt', qrCode: 'data:image/png;base64,AA' };
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('taking a payment', () => {
  let socket: FakeSocket;
  let channel: Channel;
  let server: FakeServer;
  const user = userEvent.setup();

  function Desk() {
    const till = useTill(channel, CALL);
    const [open, setOpen] = useState(true);
    const close = () => setOpen(false);
    return open ? (
      <TillDialog till={till} visitDeviceId={KIOSK} onClose={close} />
    ) : (
      <button onClick={() => setOpen(true)}>Open</button>
    );
  }
  const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
  const show = async () => {
    render(<Desk />, { wrapper: Queries });
    await settled();
  };
  const pay = async (amount: string) => {
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), amount);
    await user.click(button('Start payment'));
    await settled();
  };
  const orders = () => socket.sent('initiatePayment') as { transactionId: string }[];
  const become = (part: Partial<Transaction>) =>
    act(async () => {
      const _id = orders().at(-1)?.transactionId ?? TRANSACTION;
      socket.push('transactionUpdated', aTransaction({ _id, ...part }));
      await Promise.resolve();
    });

  beforeEach(() => {
    socket = new FakeSocket();
    channel = new Channel(socket);
    server = new FakeServer();
    server.answer('/transaction', pageOf([]));
    server.answer('/receiptLink', link);
    const docs = [terminal(LOBBY, 'Lobby'), terminal(KIOSK, 'Kiosk at the gate')];
    server.answer('/transaction/terminals', { docs, timeZones: [] });
    socket.answer('getPaymentTerminalStatus', () => ({}));
    socket.answer('initiatePayment', () => ({}));
  });
  afterEach(cleanup);

  it("chooses the terminal of the visitor's device, and sends minor units", async () => {
    await show();
    await user.click(screen.getByLabelText('USD'));
    await user.type(screen.getByLabelText('Purpose'), ' Parking ');
    await pay('12,50');
    expect(orders()).toEqual([
      {
        transactionId: expect.any(String),
        callId: CALL,
        deviceId: KIOSK,
        amount: 1250,
        currency: 'USD',
        purpose: 'Parking',
      },
    ]);
    expect(screen.getByText('Sending to the terminal …')).toBeTruthy();
  });

  it('says what is wrong with an amount, and sends nothing', async () => {
    await show();
    await pay('12,505');
    expect(screen.getByText('Please enter at most two decimal places.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
    expect(orders()).toEqual([]);
  });

  it('says that a terminal has gone offline', async () => {
    await show();
    const status = { deviceId: KIOSK, status: 'offline', connectionEstablished: false };
    act(() => socket.push('paymentTerminalStatus', status));
    expect(screen.getByText('This terminal is offline.')).toBeTruthy();
  });

  it('keeps its id where a request was refused, so that nothing is taken twice', async () => {
    socket.refuse('initiatePayment', 'TERMINAL_BUSY', 'The terminal is busy.');
    await show();
    await pay('5');
    expect(screen.getByText('The terminal is busy.')).toBeTruthy();
    socket.answer('initiatePayment', () => ({}));
    await pay('6');
    expect(orders()).toHaveLength(2);
    expect(new Set(orders().map(({ transactionId }) => transactionId)).size).toBe(1);
  });

  it('sends what was not answered again as it is, under the same id', async () => {
    socket.refuse('initiatePayment', 'UNAVAILABLE');
    await show();
    await pay('5');
    expect(screen.queryByLabelText('Amount')).toBeNull();
    socket.answer('initiatePayment', () => ({}));
    await user.click(button('Send again'));
    await settled();
    expect(orders()).toHaveLength(2);
    expect(orders()[1]).toEqual(orders()[0]);
  });

  it('shows progress and the display, and cancels', async () => {
    socket.answer('abortPayment', () => ({}));
    await show();
    await pay('12.50');
    await become({ status: 'in_progress' });
    expect(screen.getByText('The visitor can pay at the terminal now.')).toBeTruthy();
    const [{ transactionId } = { transactionId: '' }] = orders();
    const shown = { transactionId, request: 'payment', requestId: transactionId };
    act(() => socket.push('cashierDisplay', { ...shown, lines: ['INSERT CARD'] }));
    expect(screen.getByTestId('cashier-display').textContent).toBe('INSERT CARD');
    await user.click(button('Cancel payment'));
    expect(socket.sent('abortPayment')).toEqual([{ transactionId }]);
    await become({ status: 'in_progress', abortRequested: true });
    expect(screen.getByText(/Cancellation requested/)).toBeTruthy();
    await become({ status: 'canceled' });
    expect(screen.getByText(/was canceled; nothing was charged/)).toBeTruthy();
  });

  it.each([
    ['failed', 'DECLINED', /nothing was charged. You can try again/],
    ['unknown', null, /Please do not take it again/],
  ] as const)('says what %s means, and offers no reversal', async (status, reason, text) => {
    await show();
    await pay('12.50');
    await become({ status, reason });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Reason: The card was declined') !== null).toBe(reason !== null);
    expect(screen.queryByRole('button', { name: 'Reverse payment' })).toBeNull();
  });

  it('shows the receipt, and gives the amount back once that was confirmed', async () => {
    socket.answer('initiateRevertPayment', () => ({}));
    await show();
    await pay('12.50');
    await become({ status: 'success' });
    await settled();
    expect(screen.getByAltText('QR code of the receipt').getAttribute('src')).toBe(link.qrCode);
    expect(screen.getByRole('link', { name: 'Open receipt' }).getAttribute('href')).toBe(link.url);
    await user.click(button('Reverse payment'));
    expect(socket.sent('initiateRevertPayment')).toEqual([]);
    await user.click(button('Reverse €12.50'));
    await settled();
    const reversal = { transactionId: orders()[0]?.transactionId, deviceId: KIOSK };
    expect(socket.sent('initiateRevertPayment')).toMatchObject([reversal]);
    await become({ status: 'success', reverseStatus: 'success' });
    await settled();
    expect(screen.getByText(/reversed and the amount refunded/)).toBeTruthy();
    expect(server.asked.at(-1)).toContain('kind=reversal');
    expect(screen.queryByRole('button', { name: 'Reverse payment' })).toBeNull();
  });

  it('repeats a reversal under its id, and takes another one after it failed finally', async () => {
    socket.refuse('initiateRevertPayment', 'TERMINAL_BUSY', 'The terminal is busy.');
    await show();
    await pay('12.50');
    await become({ status: 'success' });
    const reversals = () => socket.sent('initiateRevertPayment') as { reversalId: string }[];
    await user.click(button('Reverse payment'));
    await user.click(button('Reverse €12.50'));
    await screen.findByText('The terminal is busy.');
    socket.answer('initiateRevertPayment', () => ({}));
    await user.click(button('Reverse €12.50'));
    await settled();
    const [first, second] = reversals();
    expect(second).toEqual(first);
    const reversalId = first?.reversalId ?? '';
    await become({ status: 'success', reverseStatus: 'failed', reversalId });
    await user.click(button('Reverse payment'));
    await user.click(button('Reverse €12.50'));
    expect(reversals()[2]?.reversalId).not.toBe(reversalId);
  });

  it('survives that its dialog is closed, and that the connection is away', async () => {
    await show();
    await pay('12.50');
    await become({ status: 'in_progress' });
    await user.click(button('Close'));
    await user.click(button('Open'));
    expect(screen.getByText('The visitor can pay at the terminal now.')).toBeTruthy();
    const _id = orders()[0]?.transactionId ?? '';
    const updatedAt = '2026-03-02T10:01:00.000Z';
    server.answer(`/transaction/${_id}`, aTransaction({ _id, status: 'success', updatedAt }));
    socket.drop();
    await act(async () => socket.restore());
    await settled();
    expect(screen.getByText('The amount was paid.')).toBeTruthy();
    await become({ status: 'in_progress' });
    expect(screen.getByText('The amount was paid.')).toBeTruthy();
  });

  it('finds what is under way in this call after the page was loaded again, and begins another', async () => {
    server.answer('/transaction', pageOf([aTransaction({ status: 'failed' })]));
    await show();
    await user.click(button('New payment'));
    // A late update of the payment that was put aside does not bring it back.
    await act(async () => socket.push('transactionUpdated', aTransaction({ status: 'failed' })));
    await pay('1');
    expect(orders()[0]?.transactionId).not.toBe(TRANSACTION);
  });

  it('shows nothing of payments in other calls', async () => {
    await show();
    await act(async () => socket.push('transactionCreated', aTransaction({ callId: LOBBY })));
    expect(screen.getByLabelText('Amount')).toBeTruthy();
  });
});
