import type { TransactionDocument } from '@foyer/projections/payments';

import { boundsOf, isInSpan, type DaySpan } from '../domain/calendar-day.js';
import { localDay } from '../domain/closing-time.js';

/** The time zone of a device. */
export type ZoneOf = (deviceId: string) => string;

/** Payments of one day on one device that ended alike. */
export interface PaymentFigure {
  readonly day: string;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly currency: TransactionDocument['currency'];
  readonly status: TransactionDocument['status'];
  readonly reversed: boolean;
  readonly number: number;
  /** In minor units. */
  readonly amount: number;
  readonly href: string;
}

/** One bar of a chart: what was taken and kept on a day, in whole units of the currency. */
export interface DayFigure {
  readonly label: string;
  readonly value: number;
  readonly href: string;
}

/**
 * Payments of some days by day, as the clock at the terminal has it, device, currency and status.
 */
export function paymentFigures(
  transactions: readonly TransactionDocument[],
  zoneOf: ZoneOf,
  span: DaySpan,
): PaymentFigure[] {
  const figures = new Map<string, PaymentFigure>();
  for (const one of transactions) {
    const { deviceId, deviceName, currency, status, amount } = one;
    const zone = zoneOf(deviceId);
    const day = localDay(new Date(one.createdAt), zone);
    if (!isInSpan(day, span)) continue;
    const reversed = one.reverseStatus === 'success';
    const key = [day, deviceId, currency, status, reversed].join(' ');
    const known = figures.get(key);
    figures.set(key, {
      day,
      deviceId,
      deviceName: deviceName ?? '',
      currency,
      status,
      reversed,
      number: (known?.number ?? 0) + 1,
      amount: (known?.amount ?? 0) + amount,
      href: hrefOf(day, [zone], { deviceId, currency, status }),
    });
  }
  return [...figures.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure);
}

export function dayFigures(payments: readonly PaymentFigure[], zoneOf: ZoneOf): DayFigure[] {
  const days = new Map<string, { sum: number; zones: readonly string[] }>();
  for (const { status, reversed, day, currency, amount, deviceId } of payments) {
    if (status !== 'success' || reversed) continue;
    const label = `${day} ${currency}`;
    const { sum, zones } = days.get(label) ?? { sum: 0, zones: [] };
    days.set(label, { sum: sum + amount, zones: [...zones, zoneOf(deviceId)] });
  }
  return [...days.entries()].map(([label, { sum, zones }]) => {
    const [day = '', currency = ''] = label.split(' ');
    return { label, value: sum / 100, href: hrefOf(day, zones, { currency, status: 'success' }) };
  });
}

/**
 * Leads to the rows behind a figure, in the console; from the first to the last moment of a day in
 * several zones.
 */
function hrefOf(
  day: string,
  zones: readonly string[],
  filter: Readonly<Record<string, string>>,
): string {
  const bounds = [...new Set(zones)].map((zone) => boundsOf(day, zone));
  const between = {
    from: new Date(Math.min(...bounds.map(({ from }) => from.getTime()))).toISOString(),
    to: new Date(Math.max(...bounds.map(({ to }) => to.getTime()))).toISOString(),
  };
  const query = new URLSearchParams({ filter: JSON.stringify({ ...filter, ...between }) });
  return `/transactions?${query.toString()}`;
}
