import { CURRENCIES, type CurrencyCode, type Money } from '../money.js';
import type { Apdu } from './apdu.js';
import { writeBcd } from './bcd.js';
import { writeBitmaps, type Bitmap } from './bitmaps.js';
import { writeTlvs } from './tlv.js';

/** Commands and answers of ZVT that we speak, by their two bytes. */
export const ZVT = {
  registration: 0x0600,
  authorization: 0x0601,
  repeatReceipt: 0x0620,
  reversal: 0x0630,
  endOfDay: 0x0650,
  statusEnquiry: 0x0501,
  diagnosis: 0x0670,
  abortByEcr: 0x06b0,
  statusInformation: 0x040f,
  intermediateStatus: 0x04ff,
  completion: 0x060f,
  abort: 0x061e,
  printLine: 0x06d1,
  printTextBlock: 0x06d3,
  acknowledged: 0x8000,
} as const;

/** The class of an error; its second byte says why. */
export const NEGATIVE_ACKNOWLEDGEMENT = 0x84;

/**
 * The register prints payment and administration receipts, line by line, and wants intermediate
 * statuses.
 */
const CONFIGURATION = 0x02 | 0x04 | 0x08 | 0x80;
/** Width of our receipts, and leave to print by blocks of text, which name their copy. */
const ABILITIES = writeTlvs([
  { tag: 0x12, value: Buffer.of(40) },
  { tag: 0x26, value: writeTlvs([{ tag: 0x0a, value: Buffer.of(0x06, 0xd3) }]) },
]);
/** Bits of the service byte of a repetition. */
const WITH_STATUS = 0x01;
const WITHOUT_PRINT = 0x02;
const DEFAULT_PASSWORD = '000000';

const CODES: Readonly<Record<CurrencyCode, string>> = { EUR: '0978', USD: '0840' };
export const currencyCode = (currency: CurrencyCode): Buffer => writeBcd(CODES[currency], 2);
export const currencyOf = (code: string): CurrencyCode | null =>
  CURRENCIES.find((currency) => CODES[currency] === code) ?? null;

const password = (): Buffer => writeBcd(DEFAULT_PASSWORD, 3);
const fields = (list: readonly Bitmap[]): Buffer =>
  writeBitmaps({ fields: list, rest: Buffer.alloc(0) });
const money = ({ amount, currency }: Money): Bitmap[] => [
  { tag: 0x04, value: writeBcd(amount, 6) },
  { tag: 0x49, value: currencyCode(currency) },
];

export const acknowledge = (): Apdu => ({ command: ZVT.acknowledged, data: Buffer.alloc(0) });
export const registration = (currency: CurrencyCode): Apdu => ({
  command: ZVT.registration,
  data: Buffer.concat([
    password(),
    Buffer.of(CONFIGURATION),
    currencyCode(currency),
    fields([{ tag: 0x06, value: ABILITIES }]),
  ]),
});
export const authorization = (order: Money): Apdu => ({
  command: ZVT.authorization,
  data: fields(money(order)),
});
export const reversal = (order: Money, receiptNumber: string): Apdu => ({
  command: ZVT.reversal,
  data: Buffer.concat([
    password(),
    fields([...money(order), { tag: 0x87, value: writeBcd(receiptNumber, 2) }]),
  ]),
});
/** The terminal says how its last transaction ended only where the service byte asks for it. */
export const repeatReceipt = ({ print }: { readonly print: boolean }): Apdu => ({
  command: ZVT.repeatReceipt,
  data: Buffer.concat([
    password(),
    fields([{ tag: 0x03, value: Buffer.of(print ? WITH_STATUS : WITH_STATUS | WITHOUT_PRINT) }]),
  ]),
});
export const endOfDay = (): Apdu => ({ command: ZVT.endOfDay, data: password() });
export const statusEnquiry = (): Apdu => ({ command: ZVT.statusEnquiry, data: password() });
export const diagnosis = (): Apdu => ({ command: ZVT.diagnosis, data: Buffer.alloc(0) });
export const abortByEcr = (): Apdu => ({ command: ZVT.abortByEcr, data: Buffer.alloc(0) });
