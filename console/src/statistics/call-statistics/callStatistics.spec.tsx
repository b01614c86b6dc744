import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';

import { openConsole } from '#testing/openConsole.js';
import { serveCalls } from '#testing/serveCalls.js';
import { callsHref } from './callsHref.js';

// Charts follow the size of what they stand in; the specs' DOM has no sizes.
class ResizeObserver {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
}
Object.assign(globalThis, { ResizeObserver });

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const span = { from: '2026-03-01T23:00:00.000Z', to: '2026-03-02T22:59:59.999Z' };
const spread = (number: number, medianMs: number) => ({
  ...{ number, medianMs, totalMs: number * medianMs },
  ...{ p90Ms: medianMs, longestMs: medianMs },
});
const total = {
  ...{
    rang: 10,
    served: 8,
    abandoned: 2,
    turnedAway: 0,
    waiting: 0,
    inCall: 0,
    unanswered: 1,
    inTime: 6,
  },
  ...{ waited: spread(8, 15_000), abandonedAfter: spread(2, 60_000), lasted: spread(8, 90_000) },
  ...{ rated: 1, rating: 4.5 },
};
const report = {
  ...span,
  total,
  figures: [],
  days: [{ ...total, ...span, day: '2026-03-02' }],
  hours: [{ weekday: 1, hour: 9, rang: 10, spans: [span] }],
  portals: [{ ...total, queueId: id(1), name: 'Town hall' }],
  agents: [{ ...total, agentId: id(2), name: null }],
  origins: [{ type: 'queue', rang: 10, served: 8, lasted: spread(8, 90_000) }],
};
const path = 'callStatistics?from=2026-03-02&to=2026-03-02&zone=Europe%2FBerlin';
const served = (before: object) =>
  serveCalls({
    'GET /api/v2/statistics/calls': ({ url }) => ({
      body: url.searchParams.get('from')?.startsWith('2026-03-02')
        ? report
        : { ...report, total: before },
    }),
  });
const filterOf = (link: HTMLElement) =>
  JSON.parse(
    new URL(link.getAttribute('href') ?? '', 'http://host').searchParams.get('filter') ?? '{}',
  ) as object;

describe('the statistics of calls', () => {
  test('show figures with what they were before, and each leads to its calls', async () => {
    served({ ...total, rang: 8 });
    await openConsole(path, {}, { role: 'auditor' });
    const totals = await screen.findByRole('region', { name: 'At a glance' });
    expect(within(totals).getByText('Compared with Mar 1, 2026 to Mar 1, 2026')).toBeTruthy();
    expect(await within(totals).findByText('+25% (8)')).toBeTruthy();
    expect(within(totals).getByText('60%')).toBeTruthy();
    const visitors = { type: 'queue', ...span };
    expect(filterOf(within(totals).getByRole('link', { name: 'Visitors: 10' }))).toEqual(visitors);
    expect(filterOf(within(totals).getByRole('link', { name: 'Within 20 s: 6' }))).toEqual({
      ...visitors,
      ...{ outcome: 'served', waitedUpTo: 20_000 },
    });
    const hour = screen.getByRole('link', { name: 'Monday, 9:00: 10' });
    expect(filterOf(hour)).toEqual({ type: 'queue', within: [span] });
    const agents = screen.getByRole('table', { name: 'Agents' });
    expect(within(agents).getByText('Former agent')).toBeTruthy();
  });

  test('are of one portal after it was chosen in their table', async () => {
    served(total);
    await openConsole(path, {});
    const portals = await screen.findByRole('table', { name: 'Portals' });
    fireEvent.click(within(portals).getByRole('link', { name: 'Town hall' }));
    expect(await screen.findByRole('region', { name: 'At a glance' })).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Portals' })).toBeNull();
  });

  test('end with the day of today in their zone, also after another zone was chosen', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-04T10:30:00Z'));
    try {
      served(total);
      await openConsole('callStatistics?zone=Pacific%2FKiritimati', {
        portals: [{ id: id(1), name: 'Town hall', timeZone: 'Pacific/Pago_Pago' }],
      });
      const to = () => screen.getByLabelText<HTMLInputElement>(/^To\b/).value;
      await screen.findByRole('region', { name: 'At a glance' });
      expect(to()).toBe('2026-03-05');
      fireEvent.mouseDown(screen.getByLabelText('Time zone'));
      fireEvent.click(await screen.findByRole('option', { name: 'Pacific/Pago_Pago' }));
      await screen.findByRole('region', { name: 'At a glance' });
      expect(to()).toBe('2026-03-03');
      fireEvent.change(screen.getByLabelText(/^To\b/), { target: { value: '2026-03-01' } });
      fireEvent.mouseDown(screen.getByLabelText('Time zone'));
      fireEvent.click((await screen.findAllByRole('option'))[0]!);
      expect(to()).toBe('2026-03-01');
    } finally {
      now.mockRestore();
    }
  });

  test('ask for nothing while a service level or a range is wrong', async () => {
    const calls = served(total);
    await openConsole(path, {});
    await screen.findByRole('region', { name: 'At a glance' });
    const before = calls.length;
    fireEvent.change(screen.getByLabelText('Service level (seconds)'), { target: { value: '0' } });
    expect(await screen.findByText('1 to 3600 seconds')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2020-01-01' } });
    expect(await screen.findByText('The range may be at most 3 months')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'At a glance' })).toBeNull();
    expect(calls.length).toBe(before);
  });

  test('say that nothing happened', async () => {
    const nothing = { ...report, total: { ...total, rang: 0 }, origins: [] };
    serveCalls({ 'GET /api/v2/statistics/calls': () => ({ body: nothing }) });
    await openConsole(path, {});
    expect(await screen.findByText('No visitors called in this period.')).toBeTruthy();
  });

  test('say that they could not be loaded, in German as well', async () => {
    serveCalls({ 'GET /api/v2/statistics/calls': () => ({ status: 500, body: {} }) });
    await openConsole(path, {}, { language: 'de' });
    expect(await screen.findByText('Die Statistik konnte nicht geladen werden.')).toBeTruthy();
  });
});

test('does not filter a list by absent values', () => {
  expect(callsHref({ queueId: '', agentId: undefined })).toBe(
    '/calls?filter=%7B%7D&displayedFilters=%7B%7D',
  );
});
