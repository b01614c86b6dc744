import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Queries } from '#testing/queries.js';
import { Channel } from '#wire/channel.js';
import { aTransaction, KIOSK, LOBBY, pageOf, TRANSACTION } from '../testing/a-transaction.js';
import { FakeServer } from '../testing/fake-server.js';
import { noFilters, queryOf } from './filters.js';
import { TransactionsPage } from './TransactionsPage.js';

const LATER = '2026-03-02T10:05:00.000Z';
const paid = aTransaction({ status: 'success', purpose: 'Parking' });
const link = { url: 'https://foyer.example/receipt', qrCode: 'data:image/png;base64,AA' };

describe('the payments of an agent', () => {
  let socket: FakeSocket;
  let server: FakeServer;
  const user = userEvent.setup();
  const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));

  const show = async (role = 'member') => {
    const channel = new Channel(socket);
    const staff = { profile: { role }, wire: { channel: () => channel } } as unknown as Staff;
    render(
      <MemoryRouter>
        <Queries>
          <StaffProvider value={staff}>
            <TransactionsPage />
          </StaffProvider>
        </Queries>
      </MemoryRouter>,
    );
    await settled();
  };

  beforeEach(() => {
    socket = new FakeSocket();
    server = new FakeServer();
    server.answer('/transaction', pageOf([paid]));
    server.answer('/transaction/terminals', { docs: [], timeZones: [] });
    server.answer('/receiptLink', link);
  });
  afterEach(cleanup);

  it('says that there are none yet', async () => {
    server.answer('/transaction', pageOf([]));
    await show();
    expect(screen.getByRole('heading', { name: 'No payments yet' })).toBeTruthy();
  });

  it('says why they could not be loaded, and tries again', async () => {
    server.refuse('/transaction', 'INTERNAL', 500);
    await show();
    expect(screen.getByText(/could not be loaded/)).toBeTruthy();
    server.answer('/transaction', pageOf([paid]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByText('€12.50')).toBeTruthy();
  });

  it('lists amount, status, payer and device, and follows what changes', async () => {
    await show();
    const row = screen.getAllByRole('row')[1]!;
    for (const text of ['€12.50', 'Successful', 'Maria Stone', 'Kiosk at the gate']) {
      expect(within(row).getByText(text)).toBeTruthy();
    }
    const reversed = { ...paid, reverseStatus: 'success', updatedAt: LATER } as const;
    act(() => socket.push('transactionUpdated', reversed));
    expect(within(row).getByText('Reversed')).toBeTruthy();
    act(() => socket.push('transactionUpdated', paid));
    expect(within(row).getByText('Reversed')).toBeTruthy();
  });

  it('asks again for what begins, and after the connection was away', async () => {
    await show();
    const lists = () => server.asked.filter((url) => url.includes('page=1')).length;
    const before = lists();
    act(() => socket.push('transactionCreated', aTransaction({ _id: LOBBY })));
    await settled();
    expect(lists()).toBe(before + 1);
    act(() => {
      socket.drop();
      socket.restore();
    });
    await settled();
    expect(lists()).toBe(before + 2);
  });

  it('is narrowed, says that nothing fits, and shows all again', async () => {
    await show();
    server.answer('/transaction', pageOf([]));
    await user.selectOptions(screen.getByLabelText('Status'), 'failed');
    await settled();
    expect(server.asked.at(-1)).toContain('status=failed');
    expect(screen.getByRole('heading', { name: 'No payments found' })).toBeTruthy();
    server.answer('/transaction', pageOf([paid]));
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await settled();
    expect(server.asked.at(-1)).not.toContain('status');
    expect(screen.getByText('€12.50')).toBeTruthy();
  });

  it('are saved as a table, as they are narrowed, and their receipts as an archive', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    click.mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.answer('/transaction/csv', {});
    server.answer('/transaction/downloadMultipleReceipts', {});
    await show();
    await user.selectOptions(screen.getByLabelText('Status'), 'success');
    await settled();
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await settled();
    expect(server.asked.at(-1)).toMatch(/csv\?status=success$/);
    await user.click(screen.getByRole('button', { name: 'Receipt as ZIP' }));
    await settled();
    expect(saved).toEqual(['transactions.csv', 'receipts.zip']);
    server.refuse('/transaction/csv', 'OVERLOADED', 503);
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await settled();
    expect(saved).toHaveLength(2);
    expect(screen.getByRole('alert')).toBeTruthy();
    click.mockRestore();
  });

  it('shows one with its receipt, and gives it back once that was confirmed', async () => {
    socket.refuse('initiateRevertPayment', 'TERMINAL_OFFLINE', 'The terminal is offline.');
    await show();
    await user.click(screen.getByRole('button', { name: 'Details of the payment of €12.50' }));
    await settled();
    expect(screen.getByText('Parking')).toBeTruthy();
    expect(screen.getByAltText('QR code of the receipt')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reverse payment' }));
    await user.click(screen.getByRole('button', { name: 'Reverse €12.50' }));
    expect(await screen.findByText('The terminal is offline.')).toBeTruthy();
    socket.answer('initiateRevertPayment', () => ({}));
    await user.click(screen.getByRole('button', { name: 'Reverse €12.50' }));
    await settled();
    const [first, second] = socket.sent('initiateRevertPayment');
    expect(first).toMatchObject({ transactionId: TRANSACTION, deviceId: KIOSK });
    expect(second).toEqual(first);
    const reversed = { ...paid, reverseStatus: 'success', updatedAt: LATER } as const;
    act(() => socket.push('transactionUpdated', reversed));
    await settled();
    expect(screen.getAllByAltText('QR code of the receipt')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Reverse payment' })).toBeNull();
  });

  it('lets auditors reverse no payment', async () => {
    await show('auditor');
    await user.click(screen.getByRole('button', { name: /^Details/ }));
    expect(screen.queryByRole('button', { name: 'Reverse payment' })).toBeNull();
  });
});

describe('filters', () => {
  it('ask for whole days, and for nothing that is empty', () => {
    expect(queryOf(noFilters)).toEqual({});
    expect(queryOf({ ...noFilters, from: '20266-03-02' })).toEqual({});
    const { from = '', to = '' } = queryOf({ ...noFilters, from: '2026-03-02', to: '2026-03-02' });
    expect(Date.parse(to) - Date.parse(from)).toBe(86_400_000 - 1);
  });
});
