import { expect, test } from '@jest/globals';
import type { TransactionDocument } from '@foyer/projections/payments';

import { everywhere, spanOf } from '../domain/calendar-day.js';
import { dayFigures, paymentFigures } from './payment-figures.js';

const zones: Readonly<Record<string, string>> = {
  berlin: 'Europe/Berlin',
  auckland: 'Pacific/Auckland',
};
const zoneOf = (deviceId: string) => zones[deviceId] ?? 'UTC';
const paid = (createdAt: string, deviceId = 'berlin') =>
  ({
    createdAt,
    deviceId,
    deviceName: deviceId,
    currency: 'EUR',
    status: 'success',
    reverseStatus: 'notInitiated',
    amount: 100,
  }) as TransactionDocument;
const MARCH = { first: '2026-03-01', last: '2026-03-31' };
const daysOf = (...payments: TransactionDocument[]) =>
  paymentFigures(payments, zoneOf, { first: '2026-01-01', last: '2026-12-31' }).map(
    ({ day, number }) => `${day} ${number}`,
  );
const rowsBehind = (href: string) =>
  JSON.parse(new URL(href, 'http://host').searchParams.get('filter') ?? '{}') as object;

test('a day begins and ends with midnight at the terminal', () => {
  expect(
    daysOf(
      paid('2026-03-02T22:59:59.999Z'),
      paid('2026-03-02T23:00:00.000Z'),
      paid('2026-03-03T22:59:59.999Z'),
    ),
  ).toEqual(['2026-03-02 1', '2026-03-03 2']);
});

test.each([
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
])('the night in which clocks are changed belongs to one day: %s', (day, from, to) => {
  const figures = paymentFigures([paid(from), paid(to)], zoneOf, { first: day, last: day });
  expect(figures).toMatchObject([{ day, number: 2 }]);
  expect(rowsBehind(figures[0]?.href ?? '')).toMatchObject({ from, to });
  const around = [Date.parse(from) - 1, Date.parse(to) + 1];
  const others = around.map((time) => paid(new Date(time).toISOString()));
  expect(paymentFigures(others, zoneOf, { first: day, last: day })).toEqual([]);
});

test('terminals in other zones have their own days, and a bar leads to the payments of all', () => {
  const both = [paid('2026-03-04T12:00:00.000Z'), paid('2026-03-04T12:00:00.000Z', 'auckland')];
  const figures = paymentFigures(both, zoneOf, MARCH);
  expect(figures).toMatchObject([
    { day: '2026-03-04', deviceId: 'berlin' },
    { day: '2026-03-05', deviceId: 'auckland' },
  ]);
  const [bar] = dayFigures(
    paymentFigures([...both, paid('2026-03-05T12:00:00.000Z')], zoneOf, MARCH).slice(1),
    zoneOf,
  );
  expect(bar).toMatchObject({ label: '2026-03-05 EUR', value: 2 });
  expect(rowsBehind(bar?.href ?? '')).toMatchObject({
    from: '2026-03-04T11:00:00.000Z',
    to: '2026-03-05T22:59:59.999Z',
  });
});

test('a range names days, and what is looked at holds them in every zone', () => {
  expect(spanOf({ from: '2026-03-01T00:00:00.000Z', to: '2026-03-31T23:59:59.999Z' })).toEqual(
    MARCH,
  );
  expect(spanOf({ from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z' })).toEqual(MARCH);
  expect(everywhere(MARCH)).toEqual({
    from: '2026-02-28T10:00:00.000Z',
    to: '2026-04-01T11:59:59.999Z',
  });
});
