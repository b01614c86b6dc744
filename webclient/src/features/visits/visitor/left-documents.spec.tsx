import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { documentRoutes } from '@foyer/contracts/documents';
import type { PayerReceipt } from '@foyer/contracts/payments';
import type { VisitView } from '@foyer/contracts/visits';
import { act, cleanup, render, screen } from '@testing-library/react';

import { publicApi } from '#app/api.js';
import { prepareCallParts } from '#app/call-parts.js';
import { aPortal } from '../../devices/kiosk/testing/a-device.js';
import { FakeVisit, VISIT_ID } from '../../devices/kiosk/testing/fake-visit.js';
import { takeReceipt } from '../../payments/payer/payer-receipts.js';
import { GoodbyeStep } from './GoodbyeStep.js';

// As at the end of a call.
beforeAll(() => prepareCallParts());

const { listVisitDocuments } = documentRoutes;
const lease = {
  ...{ _id: 'lease', name: 'Lease.pdf', size: 2_048, type: 'application/pdf', extension: 'pdf' },
  ...{ uploadBy: 'anna', uploadByName: 'Anna', lastModified: null, isSigned: false },
};
const receipt: PayerReceipt = {
  ...{ transactionId: 'paid', clientId: VISIT_ID, kind: 'payment', amount: 1250, currency: 'EUR' },
  ...{ url: 'https://foyer.example/receipt', qrCode: 'data:image/png;,AA' },
};
const LINK = 'https://example.com/thanks';
const ended = { clientId: VISIT_ID, endReason: 'served', callDetailId: 'call', rated: true };

describe('what was handed over to a visitor', () => {
  let docs: object[];
  let forSeconds: number;
  const observed = globalThis.IntersectionObserver;
  let asked: jest.SpiedFunction<typeof publicApi.call>;
  const lists = () => asked.mock.calls.filter(([route]) => route.path === listVisitDocuments.path);
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.IntersectionObserver = class {
      observe = jest.fn();
      disconnect = jest.fn();
    } as unknown as typeof IntersectionObserver;
    [docs, forSeconds] = [[lease], 1_200];
    asked = jest.spyOn(publicApi, 'call');
    answers();
  });
  const answers = () =>
    asked.mockImplementation(async (route) => {
      const isList = route.path === listVisitDocuments.path;
      return isList ? { docs, forSeconds } : { docs: [] };
    });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    jest.useRealTimers();
    globalThis.IntersectionObserver = observed;
  });
  const show = async (view: object = {}, redirectLink = '') => {
    const session = Object.assign(new FakeVisit(), { token: async () => 'theirs' }).asSession();
    const went: string[] = [];
    render(
      <GoodbyeStep
        portal={{ ...aPortal, redirectLink }}
        session={session}
        view={{ ...ended, ...view } as VisitView}
        leadOn={(link) => went.push(link)}
      />,
    );
    await pass(0);
    return went;
  };

  it('is listed on the last page, until the server gives it out no more', async () => {
    takeReceipt(receipt);
    forSeconds = 600;
    await show();
    expect(screen.getByTestId('left-documents').textContent).toMatch(
      /Documents from your call.*You can save them here until \d\d:\d\d\..*Lease\.pdf.*Anna/,
    );
    expect(screen.getByRole('button', { name: 'Download Lease.pdf' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete Lease.pdf' })).toBeNull();
    expect(screen.getByTestId('payer-receipt')).toBeTruthy();
    await pass(599);
    expect(screen.getByTestId('left-documents')).toBeTruthy();
    await pass(2);
    expect(screen.queryByTestId('left-documents')).toBeNull();
    expect(screen.queryByTestId('payer-receipt')).toBeNull();
    await pass(3_600);
    expect(lists()).toHaveLength(1);
  });

  it('is not shown where the server gives it out no more', async () => {
    [docs, forSeconds] = [[], 0];
    takeReceipt(receipt);
    await show();
    expect(screen.queryByTestId('payer-receipt')).toBeNull();
  });

  it('leaves a page without a network after 20 minutes, also after a sleep of the device', async () => {
    takeReceipt(receipt);
    for (const sleeps of [false, true]) {
      asked.mockRejectedValue(new Error('offline'));
      await show();
      await pass(sleeps ? 60 : 1_199);
      expect(screen.getByTestId('payer-receipt')).toBeTruthy();
      if (sleeps) jest.setSystemTime(Date.now() + 3_600_000);
      await pass(2);
      expect(screen.queryByTestId('payer-receipt')).toBeNull();
      cleanup();
    }
  });

  it('is listed for a visitor who spoke, came back to the line and left it', async () => {
    takeReceipt(receipt);
    await show({ callDetailId: null, hadCall: true, endReason: 'left' });
    expect(screen.getByTestId('left-documents')).toBeTruthy();
    expect(screen.getByTestId('payer-receipt')).toBeTruthy();
  });

  it('is not asked for on the last page of a visitor who never spoke', async () => {
    await show({ callDetailId: null, hadCall: false, endReason: 'left' });
    await pass(60);
    expect(asked).not.toHaveBeenCalled();
  });

  it('leaves no trace on the last page of a visitor to whom nothing was handed over', async () => {
    docs = [];
    await show({ clientId: 'another', callDetailId: null, endReason: 'left' });
    expect(lists()).toHaveLength(1);
    expect(screen.queryByTestId('left-documents')).toBeNull();
    expect(screen.queryByTestId('payer-receipt')).toBeNull();
  });

  it('is not asked for at a kiosk', async () => {
    for (const callDetailId of ['call', null]) {
      await show({ callDetailId, device: { deviceId: 'kiosk', name: 'Lobby' } });
    }
    expect(lists()).toEqual([]);
    expect(screen.queryByTestId('left-documents')).toBeNull();
  });

  it('keeps the visitor from being led away, as nothing else does', async () => {
    const view = { clientId: 'another', rated: true };
    expect(await show(view, LINK)).toEqual([]);
    await pass(60);
    expect(screen.getByTestId('left-documents')).toBeTruthy();
    cleanup();
    docs = [];
    expect(await leftAlone(view)).toEqual([LINK]);
  });

  /** The pages to which a visitor was led who presses nothing. */
  const leftAlone = async (view: object) => {
    const went = await show(view, LINK);
    for (let each = 0; each < 11; each++) await pass(1);
    return went;
  };

  it('holds no visitor if it could not be loaded, but does if it is loaded after that', async () => {
    const view = { clientId: 'another' };
    asked.mockRejectedValue(new Error('down'));
    expect(await leftAlone(view)).toEqual([LINK]);
    cleanup();
    const went = await show(view, LINK);
    answers();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    for (let each = 0; each < 11; each++) await pass(1);
    expect(screen.getByTestId('left-documents')).toBeTruthy();
    expect(went).toEqual([]);
  });

  it('holds a visitor with a receipt if documents could not be loaded, until its time is over', async () => {
    takeReceipt(receipt);
    asked.mockRejectedValue(new Error('down'));
    const went = await show({}, LINK);
    await pass(1_199);
    expect(went).toEqual([]);
    for (let each = 0; each < 13; each++) await pass(1);
    expect(went).toEqual([LINK]);
  });

  it('holds no visitor if its part breaks', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    docs = [null as unknown as object];
    expect(await leftAlone({ clientId: 'another' })).toEqual([LINK]);
  });

  it('can be asked for again where it could not be loaded', async () => {
    asked.mockRejectedValueOnce(new Error('down'));
    asked.mockRejectedValueOnce(new Error('down'));
    await show({ clientId: 'another' });
    expect(screen.getByText(/Your documents could not be loaded/)).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await pass(0);
    expect(screen.getByTestId('left-documents')).toBeTruthy();
  });
});
