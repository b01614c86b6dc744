import type { ReceiptCopy } from '../payment-terminal.js';
import { readBitmaps } from './bitmaps.js';
import { readCp437 } from './cp437.js';
import { readTlvs, type Tlv } from './tlv.js';

const TEXT_LINE = 0x07;
const DISPLAY_TEXTS = 0x24;
const PRINT_TEXTS = 0x25;
const RECEIPT_TYPE = 0x1f07;
const CUSTOMER_RECEIPT = 0x02;

/** For states that come without text: in the language of the terminals of this standard, as their own texts are. */
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

/** What a cashier is to read of an intermediate status: a byte, a timeout, and texts in a container. */
export function readDisplay(data: Buffer): readonly string[] {
  const lines = textsOf(data.subarray(2), DISPLAY_TEXTS).flatMap(({ lines }) => lines);
  if (lines.length > 0) return lines;
  const state = STATES[data[0] ?? 0xff];
  return state === undefined ? [] : [state];
}

/** One printed line: an attribute and the text. */
export const readPrintedLine = (data: Buffer): string => readCp437(data.subarray(1)).trimEnd();

/** A printed block of lines, and whose copy it belongs to. */
export function readTextBlock(data: Buffer): { copy: ReceiptCopy; lines: readonly string[] } {
  const blocks = textsOf(data, PRINT_TEXTS);
  const copy = blocks.some(({ type }) => type === CUSTOMER_RECEIPT) ? 'customer' : 'merchant';
  return { copy, lines: blocks.flatMap(({ lines }) => lines) };
}

function textsOf(data: Buffer, container: number): { type: number | undefined; lines: string[] }[] {
  return readBitmaps(data)
    .fields.filter(({ tag }) => tag === 0x06)
    .map(({ value }) => {
      const objects = readTlvs(value);
      const within = objects.filter(({ tag }) => tag === container);
      const lines = within.flatMap((texts) => readTlvs(texts.value)).filter(isLine);
      return {
        type: objects.find(({ tag }) => tag === RECEIPT_TYPE)?.value[0],
        lines: lines.map((line) => readCp437(line.value).trimEnd()),
      };
    });
}

const isLine = ({ tag }: Tlv): boolean => tag === TEXT_LINE;
