import { Amount, type Currency } from '@foyer/contracts/payments';

/** The comparable parts of a receipt. */
export interface ReceiptFacts {
  /** In minor units; null where the receipt names none in the currency, or several. */
  readonly amount: number | null;
  readonly STAN: string | null;
}

const SYMBOL: Readonly<Record<Currency, string>> = { EUR: '(?:EUR|€)', USD: '(?:USD|\\$)' };
/** Whole units with or without marks between thousands, then two decimals. */
const NUMBER = '(\\d{1,3}(?:[.,]\\d{3})+|\\d+)[.,](\\d{2})(?!\\d)';
const STAN = /(?:STAN|TA-?NR\.?|TRACE(?:[ -]?(?:NR|NO)\.?)?)\s*[:#]?\s*(\d{1,9})(?!\d)/i;

/** Reads amount and trace number out of a receipt's lines. */
export function readReceipt(lines: readonly string[], currency: Currency): ReceiptFacts {
  const amounts = new Set(lines.flatMap((line) => amountsIn(line, currency)));
  const [amount = null] = amounts.size === 1 ? amounts : [];
  const stan = lines.map((line) => STAN.exec(line)?.[1]).find((found) => found !== undefined);
  return { amount, STAN: stan ?? null };
}

function amountsIn(line: string, currency: Currency): number[] {
  const symbol = SYMBOL[currency];
  const pattern = new RegExp(`${symbol}\\s*${NUMBER}|${NUMBER}\\s*${symbol}`, 'g');
  return [...line.matchAll(pattern)].flatMap(([, before, cents, after, centsAfter]) => {
    const whole = (before ?? after ?? '').replace(/\D/g, '');
    const amount = Number(`${whole}${cents ?? centsAfter}`);
    return Amount.safeParse(amount).success ? [amount] : [];
  });
}
