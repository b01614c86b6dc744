import { take, type Reading } from './fact.js';
import { phoneReadings } from './numbers.js';

const IBAN = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{2,4}){2,8}(?:[ -]?[A-Z0-9]{1,3})?\b/g;
const SHORT_IBAN = /\b(?:DE|AT|CH|FR|NL|GB|ES|IT)\d{2}(?: ?\d{1,4})*\b/g;
const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s,;]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|de|at|ch|eu|io|co\.uk)\b(?:\/[^\s,;]*)?/gi;
const PHONE = /(?<![\p{L}\d.,])(?:\+|0)\d(?:[ ()/-]{0,3}\d){5,16}(?![\d:])/gu;
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ '€': 'EUR', eur: 'EUR', euro: 'EUR', euros: 'EUR', $: 'USD', usd: 'USD', dollar: 'USD' },
  ...{ dollars: 'USD', '£': 'GBP', gbp: 'GBP', pounds: 'GBP', pfund: 'GBP' },
  ...{ chf: 'CHF', franken: 'CHF', francs: 'CHF' },
};
const CURRENCY = /[€$£]|\b(?:eur|euros?|usd|dollars?|gbp|pounds|pfund|chf|franken|francs)\b/gi;

/** Accounts, addresses in the net, and telephone numbers. */
export function takeCodes(text: Reading): Reading {
  const bare = (code: string) => code.replace(/[ -]/g, '');
  const accounts = [IBAN, SHORT_IBAN].reduce(
    (reading, pattern) =>
      take(reading, pattern, ([code]) => ({ kind: 'iban', readings: [bare(code)] })),
    text,
  );
  const addresses = take(accounts, ADDRESS, ([address = '']) => ({
    kind: 'address',
    readings: [address.toLowerCase().replace(/[.!?)]+$/, '')],
  }));
  return take(addresses, PHONE, ([dialled = '']) => ({
    kind: 'phone',
    readings: phoneReadings(dialled),
  }));
}

/** In what amounts are. */
export function takeCurrencies(text: Reading): Reading {
  return take(text, CURRENCY, ([word = '']) => ({
    kind: 'currency',
    readings: [CURRENCIES[word.toLowerCase()] ?? word],
  }));
}
