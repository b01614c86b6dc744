import type { TransactionDocument } from '@foyer/projections/payments';

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

/** Payments by day (UTC), device, currency and status. */
export function paymentFigures(transactions: readonly TransactionDocument[]): PaymentFigure[] {
  const figures = new Map<string, PaymentFigure>();
  for (const one of transactions) {
    const { deviceId, deviceName, currency, status, amount } = one;
    const day = one.createdAt.slice(0, 10);
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
      href: hrefOf(day, { deviceId, currency, status }),
    });
  }
  return [...figures.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure);
}

export function dayFigures(payments: readonly PaymentFigure[]): DayFigure[] {
  const sums = new Map<string, number>();
  for (const { status, reversed, day, currency, amount } of payments) {
    if (status !== 'success' || reversed) continue;
    const label = `${day} ${currency}`;
    sums.set(label, (sums.get(label) ?? 0) + amount);
  }
  return [...sums.entries()].map(([label, sum]) => {
    const [day = '', currency = ''] = label.split(' ');
    return { label, value: sum / 100, href: hrefOf(day, { currency, status: 'success' }) };
  });
}

/** Leads to the rows behind a figure, in the console. */
function hrefOf(day: string, filter: Readonly<Record<string, string>>): string {
  const between = { from: `${day}T00:00:00.000Z`, to: `${day}T23:59:59.999Z` };
  const query = new URLSearchParams({ filter: JSON.stringify({ ...filter, ...between }) });
  return `/transactions?${query.toString()}`;
}
