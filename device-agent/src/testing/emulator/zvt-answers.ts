import type { EmulatedResult } from './emulated-request.js';
import type { LedgerTotal } from './terminal-ledger.js';
import { asText, object, type Packet } from './zvt-wire.js';

const NUMBERS: Readonly<Record<string, string>> = { EUR: '0978', USD: '0840' };
const BATCH_ORDER = ['girocard', 'JCB', 'Mastercard', 'American Express', 'VISA', 'Diners'];

export const RESULT_CODES = {
  approved: '00',
  declined: '05',
  timedOut: '7d',
  aborted: '6c',
  refused: 'b4',
  error: 'e2',
} as const;

/**
 * Returns the status of a transaction: fields by their numbers, and a last one that is of no
 * standard.
 */
export function statusInformation(result: EmulatedResult): Packet {
  const { entry, outcome, totals, kind } = result;
  const fields = [`27${RESULT_CODES[outcome]}`];
  if (entry !== null) {
    const card = entry.cardNumber.length % 2 === 0 ? entry.cardNumber : `${entry.cardNumber}f`;
    fields.push(
      `04${String(entry.amount).padStart(12, '0')}`,
      `49${NUMBERS[entry.currency] ?? '0000'}`,
      `0b${entry.stan}`,
      `0c${entry.timeStamp.slice(11, 19).replaceAll(':', '')}`,
      `0d${entry.timeStamp.slice(5, 7)}${entry.timeStamp.slice(8, 10)}`,
      `29${entry.terminalId}`,
      `87${entry.receiptNumber}`,
      `22${counted(card, 2)}`,
      `8b${counted(asText(`${entry.circuit}\0`), 2)}`,
    );
    if (entry.originalStan !== null) fields.push(`37${entry.originalStan}`);
  }
  if (kind === 'closure') fields.push('490978', `60${counted(batch(totals), 3)}`);
  return { command: '040f', data: `${fields.join('')}fe0102` };
}

/** A length in as many digits as the field has for it, each in a byte of its own. */
function counted(data: string, digits: number): string {
  const length = String(data.length / 2).padStart(digits, '0');
  return Array.from(length, (digit) => `f${digit}`).join('') + data;
}

function batch(totals: readonly LedgerTotal[]): string {
  const known = BATCH_ORDER.map((circuit) => totals.filter((t) => t.circuit === circuit));
  const others = totals.filter(({ circuit }) => !BATCH_ORDER.includes(circuit));
  return `00010099${[...known, others].map(sum).join('')}`;
}

function sum(totals: readonly LedgerTotal[]): string {
  const number = totals.reduce((all, total) => all + total.number, 0);
  const amount = totals.reduce((all, total) => all + total.amount, 0);
  return number.toString(16).padStart(2, '0') + String(amount).padStart(12, '0');
}

export const displayed = (text: string): Packet => ({
  command: '04ff',
  data: `0a06${object('06', object('24', object('07', asText(text))))}`,
});

/** Attributes of a line: as it is, and the last one of a receipt. */
const [PLAIN, LAST] = ['00', '81'];

/** A receipt as one block, which names its copy. */
export function textBlock(copy: 'merchant' | 'customer', lines: readonly string[]): Packet {
  const texts = lines.map((line) => object('07', asText(line))).join('');
  const type = object('1f07', copy === 'merchant' ? '01' : '02');
  const ended = object('09', LAST);
  return { command: '06d3', data: object('06', type + object('25', texts + ended)) };
}

/** A receipt line by line, each broken where the printer's paper ends. */
export function printLines(lines: readonly string[], width: number): Packet[] {
  const broken = lines.flatMap((line) => line.match(new RegExp(`.{1,${width}}`, 'gu')) ?? ['']);
  return broken.map((line, place) => ({
    command: '06d1',
    data: (place === broken.length - 1 ? LAST : PLAIN) + asText(line),
  }));
}

/** Completes a registration with the terminal's state, its number and its currency. */
export const registered = (terminalId: string): Packet => ({
  command: '060f',
  data: `190029${terminalId}490978`,
});

/** The last word on a request: completed, or aborted with its reason. */
export function ended({ outcome }: EmulatedResult): Packet {
  return outcome === 'approved'
    ? { command: '060f', data: '' }
    : { command: '061e', data: RESULT_CODES[outcome] };
}
