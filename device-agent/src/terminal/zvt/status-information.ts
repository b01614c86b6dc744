import type { Money } from '../money.js';
import type { CircuitTotal, TransactionReference } from '../payment-terminal.js';
import { readBcd, readBcdNumber } from './bcd.js';
import { readBitmaps } from './bitmaps.js';
import { currencyOf } from './commands.js';
import { readCp437 } from './cp437.js';

/** A terminal's information about a transaction, or about its closure. */
export interface StatusInformation {
  /** 0 is success; undefined where it says nothing of it. */
  readonly resultCode: number | undefined;
  readonly total: Money | null;
  readonly reference: TransactionReference | null;
  /** The trace number of the payment that this reversed. */
  readonly originalTrace: string | null;
  /** As the terminal has it: not masked yet. */
  readonly cardPan: string | null;
  readonly cardCircuit: string | null;
  /** Counts and amounts by card circuit in the given currency; at a closure only. */
  readonly totals: readonly CircuitTotal[] | null;
}

/**
 * @param year For the terminal's date, which has none.
 * @throws TerminalFault MESSAGE_MALFORMED
 */
export function readStatusInformation(data: Buffer, year: number): StatusInformation {
  const { fields } = readBitmaps(data);
  const values = new Map(fields.map(({ tag, value }) => [tag, value]));
  const digits = (tag: number): string | null => {
    const value = values.get(tag);
    return value === undefined ? null : readBcd(value);
  };
  const amount = readBcdNumber(values.get(0x04) ?? Buffer.of(0xff));
  const currency = currencyOf(digits(0x49) ?? '');
  const [STAN, TerminalID, receiptNumber] = [digits(0x0b), digits(0x29), digits(0x87)];
  const name = values.get(0x8b);
  const batch = values.get(0x60);
  return {
    resultCode: values.get(0x27)?.readUInt8(0),
    total: amount === null || currency === null ? null : { amount, currency },
    reference:
      STAN === null || TerminalID === null
        ? null
        : {
            STAN,
            TerminalID,
            TimeStamp: timeStamp(year, digits(0x0d), digits(0x0c)),
            ...(receiptNumber === null ? {} : { receiptNumber }),
          },
    originalTrace: digits(0x37),
    cardPan: digits(0x22)?.replace(/F+$/, '') ?? null,
    cardCircuit: name === undefined ? null : readCp437(name).trim(),
    totals: batch === undefined ? null : batchTotals(batch, currency ?? 'EUR'),
  };
}

function timeStamp(year: number, date: string | null, time: string | null): string {
  if (date === null || time === null) return '';
  const [month, day] = [date.slice(0, 2), date.slice(2, 4)];
  return `${year}-${month}-${day}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4, 6)}`;
}

/** The order in which a closure counts card circuits. */
const CIRCUITS: readonly (readonly [cardCircuit: string, paymentType: string])[] = [
  ['girocard', 'Debit'],
  ['JCB', 'Credit'],
  ['Mastercard', 'Credit'],
  ['American Express', 'Credit'],
  ['VISA', 'Credit'],
  ['Diners', 'Credit'],
  ['Others', ''],
];
const RECEIPT_NUMBERS_BYTES = 4;
const CIRCUIT_BYTES = 7;

function batchTotals(batch: Buffer, currency: CircuitTotal['currency']): CircuitTotal[] | null {
  if (batch.length < RECEIPT_NUMBERS_BYTES + CIRCUITS.length * CIRCUIT_BYTES) return null;
  const totals = CIRCUITS.map(([cardCircuit, paymentType], place) => {
    const at = RECEIPT_NUMBERS_BYTES + place * CIRCUIT_BYTES;
    const amount = readBcdNumber(batch.subarray(at + 1, at + CIRCUIT_BYTES));
    if (amount === null) return null;
    return { cardCircuit, paymentType, number: batch.readUInt8(at), amount, currency };
  });
  const all = totals.filter((total) => total !== null);
  return all.length === totals.length ? all.filter(({ number }) => number > 0) : null;
}
