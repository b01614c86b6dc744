import { TerminalFault } from '../terminal-fault.js';

import { readTlvLength, writeTlvLength } from './tlv.js';

/** One field of a packet by its number, with the bytes it carries. */
export interface Bitmap {
  readonly tag: number;
  readonly value: Buffer;
}

/**
 * Fields of a packet in their order, and what followed the first field whose length we do not know.
 */
export interface Bitmaps {
  readonly fields: readonly Bitmap[];
  readonly rest: Buffer;
}

type Length = number | 'LL' | 'LLL' | 'TLV';

const FIXED: readonly (readonly [length: number, tags: readonly number[]])[] = [
  [1, [0x01, 0x02, 0x03, 0x05, 0x19, 0x27, 0x72, 0x73, 0x74, 0x75, 0x8a, 0x8c, 0xa0, 0xd0, 0xd2]],
  [1, [0xd3, 0xe0, 0xe9, 0xea, 0xf0, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd]],
  [2, [0x0d, 0x0e, 0x17, 0x3a, 0x49, 0x87]],
  [3, [0x0b, 0x0c, 0x37, 0x3d, 0x88, 0xaa]],
  [4, [0x29, 0x70, 0x71]],
  [5, [0xba]],
  [6, [0x04]],
  [8, [0x3b, 0xeb]],
  [15, [0x2a]],
];
const VARIABLE: readonly (readonly [length: Length, tags: readonly number[]])[] = [
  ['LL', [0x22, 0x23, 0x2d, 0x8b, 0xa7, 0xd1, 0xe1, 0xe2, 0xe3, 0xe4, 0xe5, 0xe6, 0xe7, 0xe8]],
  ['LL', [0xf1, 0xf2, 0xf3, 0xf4, 0xf5, 0xf6, 0xf7, 0xf8]],
  ['LLL', [0x24, 0x2e, 0x3c, 0x60, 0x9a, 0xaf]],
  ['TLV', [0x06]],
];
const LENGTHS = new Map<number, Length>(
  [...FIXED, ...VARIABLE].flatMap(([length, tags]) => tags.map((tag) => [tag, length] as const)),
);

/** All fields whose length is known. */
export const KNOWN_TAGS: readonly number[] = [...LENGTHS.keys()];
/** How many bytes a field carries: exactly, or at most. */
export function capacityOf(tag: number): { bytes: number; exactly: boolean } {
  const length = LENGTHS.get(tag);
  if (typeof length === 'number') return { bytes: length, exactly: true };
  return { bytes: length === 'LL' ? 99 : length === 'LLL' ? 999 : 0x7fff, exactly: false };
}

/** @throws TerminalFault MESSAGE_MALFORMED when a field says it is longer than the packet. */
export function readBitmaps(data: Buffer): Bitmaps {
  const fields: Bitmap[] = [];
  let at = 0;
  while (at < data.length) {
    const tag = data.readUInt8(at);
    const length = LENGTHS.get(tag);
    if (length === undefined) break;
    const { start, bytes } = extent(data, at + 1, length);
    if (start + bytes > data.length) throw new TerminalFault('MESSAGE_MALFORMED');
    fields.push({ tag, value: data.subarray(start, start + bytes) });
    at = start + bytes;
  }
  return { fields, rest: data.subarray(at) };
}

function extent(data: Buffer, at: number, length: Length): { start: number; bytes: number } {
  if (typeof length === 'number') return { start: at, bytes: length };
  if (length === 'TLV') return readTlvLength(data, at);
  const digits = length.length;
  let bytes = 0;
  for (let i = 0; i < digits; i += 1) {
    const digit = data[at + i];
    if (digit === undefined || digit < 0xf0 || digit > 0xf9) {
      throw new TerminalFault('MESSAGE_MALFORMED');
    }
    bytes = bytes * 10 + (digit & 0x0f);
  }
  return { start: at + digits, bytes };
}

/** @throws TerminalFault MESSAGE_MALFORMED for a field that cannot carry so many bytes. */
export function writeBitmaps({ fields, rest }: Bitmaps): Buffer {
  return Buffer.concat([...fields.flatMap(({ tag, value }) => parts(tag, value)), rest]);
}

function parts(tag: number, value: Buffer): Buffer[] {
  const length = LENGTHS.get(tag);
  const { bytes, exactly } = capacityOf(tag);
  const fits = exactly ? value.length === bytes : value.length <= bytes;
  if (length === undefined || !fits) throw new TerminalFault('MESSAGE_MALFORMED');
  const head = Buffer.of(tag);
  if (typeof length === 'number') return [head, value];
  if (length === 'TLV') return [head, writeTlvLength(value.length), value];
  const digits = String(value.length).padStart(length.length, '0').split('');
  return [head, Buffer.from(digits.map((digit) => 0xf0 + Number(digit))), value];
}
