import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@foyer/contracts/client';
import { paymentRoutes, type PayerReceipt } from '@foyer/contracts/payments';
import type { VisitView } from '@foyer/contracts/visits';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { publicApi } from '#app/api.js';
import { prepareCallParts } from '#app/call-parts.js';
import type { Wire } from '#wire/wire.js';
import { aPortal } from '../../devices/kiosk/testing/a-device.js';
import { FakeVisit, VISIT_ID } from '../../devices/kiosk/testing/fake-visit.js';
import { KioskGoodbye } from '../../devices/kiosk/steps/KioskGoodbye.js';
import { GoodbyeStep } from './GoodbyeStep.js';
import { PaidReceipts } from '../../payments/payer/PaidReceipts.js';
import { PayerReceiptDialog } from '../../payments/payer/PayerReceiptDialog.js';
import { takeReceipt } from '../../payments/payer/payer-receipts.js';

// As at the end of a call.
beforeAll(() => prepareCallParts());

afterEach(cleanup);

const receipt: PayerReceipt = {
  ...{ transactionId: 'paid', clientId: VISIT_ID, kind: 'payment', amount: 1250, currency: 'EUR' },
  ...{ url: 'https://foyer.example/receipt', qrCode: 'data:image/png;base64,AA' },
};

/** Another visit: a page keeps the receipts of all that it has seen. */
const LOADED_AGAIN = '0199a000-0000-7000-8000-0000000000e1';
const LEFT = '0199a000-0000-7000-8000-0000000000e2';

describe('The receipt of a visitor who paid', () => {
  it('is shown above the call when the server sends it, until it is closed', async () => {
    let show: ((push: PayerReceipt) => void) | undefined;
    const on = ({ name }: { name: string }, listener: typeof show) => {
      if (name === 'showReceipt') show = listener;
      return () => undefined;
    };
    const asked = () => Promise.resolve({ receipt: null, payment: null });
    const channel = { on, emit: asked, onUp: () => () => undefined };
    const wire = { channel: () => channel } as unknown as Wire;
    render(<PayerReceiptDialog wire={wire} clientId={VISIT_ID} />);
    expect(screen.queryByText('Your receipt')).toBeNull();
    act(() => show?.({ ...receipt, clientId: 'another' }));
    expect(screen.queryByText('Your receipt')).toBeNull();
    act(() => show?.(receipt));
    expect(screen.getByText('Your receipt')).toBeTruthy();
    await userEvent.click(screen.getByText('Close'));
    expect(screen.queryByText('Your receipt')).toBeNull();
  });

  it('is requested by a page that was loaded again, for its own visit only', async () => {
    const asked: unknown[] = [];
    const emit = ({ name }: { name: string }, payload: unknown) => {
      if (name === 'showPayment') return Promise.resolve({ payment: null });
      asked.push(payload);
      const theirs = { clientId: LOADED_AGAIN, transactionId: 'again', url: 'again' };
      return Promise.resolve({ receipt: { ...receipt, ...theirs } });
    };
    const onUp = (handler: () => void) => {
      handler();
      return () => undefined;
    };
    const wire = {
      channel: () => ({ on: () => () => undefined, emit, onUp }),
    } as unknown as Wire;
    render(<PayerReceiptDialog wire={wire} clientId={LOADED_AGAIN} />);
    expect(await screen.findByText('Your receipt')).toBeTruthy();
    expect(asked).toEqual([{ clientId: LOADED_AGAIN }]);
  });

  it('is asked for by a goodbye that was loaded again, in the name of the visitor', async () => {
    const theirs = { ...receipt, clientId: LEFT, transactionId: 'after', url: 'after' };
    const asked = jest.spyOn(publicApi, 'call').mockImplementation(async (route) => {
      const docs = route.path === paymentRoutes.listOwnReceipts.path ? [theirs] : [];
      return { docs, forSeconds: 1_200 };
    });
    const session = Object.assign(new FakeVisit(), { token: async () => 'theirs' }).asSession();
    const view = { clientId: LEFT, endReason: 'served', callDetailId: 'call', rated: false };
    render(<GoodbyeStep portal={aPortal} session={session} view={view as VisitView} />);
    expect(await screen.findByTestId('payer-receipt')).toBeTruthy();
    const { listOwnReceipts } = paymentRoutes;
    expect(asked).toHaveBeenCalledWith(
      listOwnReceipts,
      expect.objectContaining({ token: 'theirs' }),
    );
  });

  describe('whose payment settles after the call', () => {
    const LATE = '0199a000-0000-7000-8000-0000000000e3';
    const late = { ...receipt, clientId: LATE, transactionId: 'late', url: 'late' };
    let asked: jest.SpiedFunction<typeof publicApi.call>;
    const show = async () => {
      const shown = render(<PaidReceipts clientId={LATE} token={token} />);
      await pass(0);
      return shown;
    };
    const token = () => 'theirs';
    const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
    beforeEach(() => {
      jest.useFakeTimers();
      asked = jest.spyOn(publicApi, 'call').mockResolvedValue({ docs: [] });
    });
    afterEach(() => {
      jest.restoreAllMocks();
      jest.useRealTimers();
    });

    it('is shown soon after that, also where the network was away', async () => {
      await show();
      asked.mockRejectedValueOnce(new Error('offline'));
      await pass(15);
      asked.mockResolvedValue({ docs: [late] });
      await pass(15);
      expect(screen.getByTestId('payer-receipt')).toBeTruthy();
    });

    it('is not asked for by a page that is gone', async () => {
      const { unmount } = await show();
      unmount();
      await pass(60);
      expect(asked).toHaveBeenCalledTimes(1);
    });

    it('is not asked for again where the payer is known no more', async () => {
      asked.mockRejectedValue(new ApiError('VISIT_OVER', 'over', 410));
      await show();
      await pass(60);
      expect(asked).toHaveBeenCalledTimes(1);
    });
  });

  it.each([
    ['visitor', GoodbyeStep],
    ['kiosk', KioskGoodbye],
  ])('stays on the last page of a %s, for this visit alone', (_, Goodbye) => {
    takeReceipt(receipt);
    const show = (clientId: string) => {
      const view = { clientId, endReason: 'served', callDetailId: 'call', rated: false };
      const session = new FakeVisit().asSession();
      render(<Goodbye portal={aPortal} session={session} view={view as VisitView} />);
      const found = screen.queryByTestId('payer-receipt');
      cleanup();
      return found;
    };
    expect(show(VISIT_ID)).not.toBeNull();
    expect(show('another')).toBeNull();
  });
});
