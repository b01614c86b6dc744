/** Currencies that the terminals are used with. */
export const CURRENCIES = ['EUR', 'USD'] as const;
export type CurrencyCode = (typeof CURRENCIES)[number];

export interface Money {
  /** In minor units (cents), a positive integer. */
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** 1250 becomes 12.50. */
export function toDecimal(amount: number): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** 12.50, 12.5 and 12 become 1250, 1250 and 1200; anything else is null. */
export function fromDecimal(text: string): number | null {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

export const isCurrency = (text: string): text is CurrencyCode =>
  (CURRENCIES as readonly string[]).includes(text);
