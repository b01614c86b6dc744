import type { Currency } from '@foyer/contracts/payments';

import { locale } from '#i18n/locale.js';

const MINOR_UNITS = 100;

/** An amount in words of the page's language, such as `12,50 €`. @param amount In minor units. */
export function money(amount: number, currency: Currency): string {
  const format = new Intl.NumberFormat(locale(), { style: 'currency', currency });
  return format.format(amount / MINOR_UNITS);
}
