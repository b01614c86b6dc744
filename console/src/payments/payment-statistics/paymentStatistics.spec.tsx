import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';

import { openConsole } from '#testing/openConsole.js';
import { serveCalls } from '#testing/serveCalls.js';

// Charts follow the size of what they stand in; the specs' DOM has no sizes.
class ResizeObserver {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
}
Object.assign(globalThis, { ResizeObserver });

const id = '019a0000-0000-7000-8000-000000000001';
const figure = {
  day: '2026-03-04',
  deviceId: id,
  deviceName: 'Front desk',
  currency: 'EUR',
  status: 'success',
  reversed: false,
  number: 2,
  amount: 2500,
  href: '/transactions?filter=%7B%7D',
};
const closing = {
  _id: id,
  deviceId: id,
  deviceName: 'Front desk',
  status: 'balanced',
  at: '2026-03-04T20:00:00.000Z',
  balanced: true,
  differences: [],
};
const served = (payments: object[], reconciliations: object[], timeZones: string[] = []) =>
  serveCalls({
    'GET /api/v2/transaction/terminals': () => ({ body: { docs: [], timeZones } }),
    'GET /api/v2/statistics/payments': () => ({ body: { figures: [], payments } }),
    'GET /api/v2/statistics/reconciliation': () => ({ body: { reconciliations } }),
  });

describe('the statistics of payments', () => {
  test('show payments and closings, each with the way to what is behind it', async () => {
    served([figure], [closing]);
    await openConsole('paymentStatistics', {}, { role: 'auditor' });
    const payments = await screen.findByRole('table', { name: 'Payments by day' });
    expect(within(payments).getByText('€25.00')).toBeTruthy();
    expect(within(payments).getByRole('link').getAttribute('href')).toBe(figure.href);
    const closings = screen.getByRole('table', { name: 'Closings' });
    expect(within(closings).getByText('Balanced')).toBeTruthy();
    expect(within(closings).getByRole('link').getAttribute('href')).toBe(
      `/reconciliations/${id}/show`,
    );
    expect(screen.getByRole('region', { name: 'Payments received by day, EUR' })).toBeTruthy();
  });

  test.each([
    ['Europe/Berlin', '2026-03-04T22:59:00Z', '2026-03-04'],
    ['Europe/Berlin', '2026-03-04T23:01:00Z', '2026-03-05'],
    ['Pacific/Kiritimati', '2026-03-04T10:01:00Z', '2026-03-05'],
    ['Pacific/Pago_Pago', '2026-03-04T10:59:00Z', '2026-03-03'],
    ['Europe/Berlin', '2026-03-29T22:01:00Z', '2026-03-30'],
  ])('end with the day of terminals in %s at %s: %s', async (zone, at, today) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at));
    try {
      const calls = served([], [], [zone]);
      await openConsole('paymentStatistics', {}, { role: 'auditor' });
      expect(await screen.findByText('No payments in this range.')).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>(/^To\b/).value).toBe(today);
      const asked = calls.filter(({ url }) => url.pathname.includes('/statistics/'));
      const days = asked.map(({ url }) => url.searchParams.get('to')?.slice(0, 10));
      expect(days).toEqual([today, today]);
    } finally {
      now.mockRestore();
    }
  });

  test('refuse a range of more than three months, and ask for none', async () => {
    const calls = served([], []);
    await openConsole('paymentStatistics', {});
    expect(await screen.findByText('No payments in this range.')).toBeTruthy();
    const before = calls.length;
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2020-01-01' } });
    expect(await screen.findByText('The range may be at most 3 months')).toBeTruthy();
    expect(screen.queryByText('No payments in this range.')).toBeNull();
    expect(calls.length).toBe(before);
  });

  test('say that they could not be loaded, in German as well', async () => {
    serveCalls({ '': () => ({ status: 500, body: {} }) });
    await openConsole('paymentStatistics', {}, { language: 'de' });
    expect(await screen.findByText('Die Statistik konnte nicht geladen werden.')).toBeTruthy();
  });
});
