import type { Currency } from '@foyer/contracts/payments';

import type { PaymentFigure } from './useStatistics.js';

/** The payments that were taken and kept on a day in one currency, in minor units. */
export interface PaymentDay {
  readonly day: string;
  readonly number: number;
  readonly amount: number;
}

/** Days with what was taken and kept, by currency; days without a payment are left out. */
export function paymentDays(figures: readonly PaymentFigure[]): Map<Currency, PaymentDay[]> {
  const currencies = new Map<Currency, Map<string, PaymentDay>>();
  for (const { currency, day, number, amount, status, reversed } of figures) {
    if (status !== 'success' || reversed) continue;
    const days = currencies.get(currency) ?? new Map<string, PaymentDay>();
    const known = days.get(day) ?? { day, number: 0, amount: 0 };
    days.set(day, { day, number: known.number + number, amount: known.amount + amount });
    currencies.set(currency, days);
  }
  return new Map(
    [...currencies].map(([currency, days]) => [
      currency,
      [...days.values()].sort((a, b) => a.day.localeCompare(b.day)),
    ]),
  );
}
