import { TerminalFault } from '../terminal-fault.js';

/** One object of a TLV container; objects inside a constructed one are read on demand. */
export interface Tlv {
  /** One, two or three bytes as one number, such as 0x1f07. */
  readonly tag: number;
  readonly value: Buffer;
}

/** @throws TerminalFault MESSAGE_MALFORMED */
export function readTlvLength(data: Buffer, at: number): { start: number; bytes: number } {
  const first = data[at];
  if (first === undefined) throw new TerminalFault('MESSAGE_MALFORMED');
  if (first < 0x80) return { start: at + 1, bytes: first };
  const size = first & 0x7f;
  if (size < 1 || size > 2 || at + 1 + size > data.length) {
    throw new TerminalFault('MESSAGE_MALFORMED');
  }
  return { start: at + 1 + size, bytes: data.readUIntBE(at + 1, size) };
}

export function writeTlvLength(bytes: number): Buffer {
  if (bytes < 0x80) return Buffer.of(bytes);
  return bytes < 0x100 ? Buffer.of(0x81, bytes) : Buffer.of(0x82, bytes >> 8, bytes & 0xff);
}

/** The objects of a container, known to us or not. @throws TerminalFault MESSAGE_MALFORMED */
export function readTlvs(container: Buffer): Tlv[] {
  const objects: Tlv[] = [];
  let at = 0;
  while (at < container.length) {
    const tagBytes = tagLength(container, at);
    const { start, bytes } = readTlvLength(container, at + tagBytes);
    if (start + bytes > container.length) throw new TerminalFault('MESSAGE_MALFORMED');
    objects.push({
      tag: container.readUIntBE(at, tagBytes),
      value: container.subarray(start, start + bytes),
    });
    at = start + bytes;
  }
  return objects;
}

function tagLength(data: Buffer, at: number): number {
  if ((data.readUInt8(at) & 0x1f) !== 0x1f) return 1;
  let bytes = 2;
  while (bytes < 4 && ((data[at + bytes - 1] ?? 0) & 0x80) !== 0) bytes += 1;
  if (at + bytes > data.length || bytes > 3) throw new TerminalFault('MESSAGE_MALFORMED');
  return bytes;
}

export function writeTlvs(objects: readonly Tlv[]): Buffer {
  return Buffer.concat(
    objects.flatMap(({ tag, value }) => [tagBytes(tag), writeTlvLength(value.length), value]),
  );
}

function tagBytes(tag: number): Buffer {
  const hex = tag.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}
