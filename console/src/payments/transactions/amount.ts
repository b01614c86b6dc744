import type { Currency } from '@foyer/contracts/payments';

/**
 * Minor units as an amount with its currency, such as `€12.50`; a dash where there is nothing to
 * say.
 */
export function formatAmount(
  minor: number | null,
  currency: Currency | null,
  locale: string,
): string {
  if (minor === null) return '–';
  if (currency === null) return formatDecimal(minor, locale);
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100);
}

/** Minor units as a plain number with two decimals, as tables take it. */
export function formatDecimal(minor: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(minor / 100);
}
