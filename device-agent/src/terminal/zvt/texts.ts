import type { ReceiptCopy } from '../payment-terminal.js';
import { readBitmaps } from './bitmaps.js';
import { readCp437 } from './cp437.js';
import { readTlvs, type Tlv } from './tlv.js';

const TEXT_LINE = 0x07;
const LINE_ATTRIBUTE = 0x09;
const DISPLAY_TEXTS = 0x24;
const PRINT_TEXTS = 0x25;
const RECEIPT_TYPE = 0x1f07;
const CUSTOMER_RECEIPT = 0x02;
const LAST_LINE = 0x80;
const LINE_FEEDS = 0xff;

/**
 * For states that come without text: in the language of the terminals of this standard, as their
 * own texts are.
 */
const STATES: Readonly<Record<number, string>> = {
  0x00: 'Bitte Betrag bestätigen',
  0x01: 'Bitte Anzeige am PIN-Pad beachten',
  0x02: 'Bitte Anzeige am PIN-Pad beachten',
  0x03: 'Vorgang nicht möglich',
  0x04: 'Autorisierung läuft',
  0x0a: 'Karte einstecken',
  0x0b: 'Karte entnehmen',
  0x0e: 'Bitte warten',
  0x15: 'PIN falsch',
  0x17: 'Bitte warten',
  0x1c: 'Zahlung erfolgt',
  0x1d: 'Zahlung abgelehnt',
};

/**
 * Returns the cashier's lines of an intermediate status: a byte, a timeout, and texts in a
 * container.
 */
export function readDisplay(data: Buffer): readonly string[] {
  const lines = textsOf(data.subarray(2), DISPLAY_TEXTS).flatMap(({ lines }) => lines);
  if (lines.length > 0) return lines;
  const state = STATES[data[0] ?? 0xff];
  return state === undefined ? [] : [state];
}

/** Lines of a receipt, with the copy that they belong to where the terminal names it. */
export interface PrintedPart {
  readonly copy: ReceiptCopy | null;
  readonly lines: readonly string[];
  readonly isLast: boolean;
}

/** One printed line: an attribute and the text, or a number of blank lines. */
export function readPrintedLine(data: Buffer): PrintedPart {
  const attribute = data[0] ?? 0;
  if (attribute === LINE_FEEDS) return { copy: null, lines: [''], isLast: false };
  const lines = [readCp437(data.subarray(1)).trimEnd()];
  return { copy: null, lines, isLast: isLastLine(attribute) };
}

/** Reads a block of lines. Receipts of other kinds are the merchant's, too. */
export function readTextBlock(data: Buffer): PrintedPart {
  const blocks = textsOf(data, PRINT_TEXTS);
  const type = blocks.find((block) => block.type !== undefined)?.type;
  const copy = type === CUSTOMER_RECEIPT ? 'customer' : 'merchant';
  return {
    copy: type === undefined ? null : copy,
    lines: blocks.flatMap(({ lines }) => lines),
    isLast: blocks.some(({ isLast }) => isLast),
  };
}

interface Texts {
  readonly type: number | undefined;
  readonly lines: string[];
  readonly isLast: boolean;
}

function textsOf(data: Buffer, container: number): Texts[] {
  return readBitmaps(data)
    .fields.filter(({ tag }) => tag === 0x06)
    .map(({ value }) => {
      const objects = readTlvs(value);
      const within = objects.filter(({ tag }) => tag === container);
      const texts = within.flatMap((each) => readTlvs(each.value));
      return {
        type: objects.find(({ tag }) => tag === RECEIPT_TYPE)?.value[0],
        lines: texts.filter(isLine).map((line) => readCp437(line.value).trimEnd()),
        isLast: texts.some(({ tag, value: [attribute = 0] }) => {
          return tag === LINE_ATTRIBUTE && isLastLine(attribute);
        }),
      };
    });
}

const isLine = ({ tag }: Tlv): boolean => tag === TEXT_LINE;
/** The highest bit ends a receipt; alone it is reserved. */
const isLastLine = (attribute: number): boolean =>
  attribute > LAST_LINE && attribute !== LINE_FEEDS;
