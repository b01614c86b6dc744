import { TerminalFault } from '../terminal-fault.js';

/** One packet: two bytes that say what it is, and its data. */
export interface Apdu {
  /** Class and instruction as one number, such as 0x0601. */
  readonly command: number;
  readonly data: Buffer;
}

/** Far more than a receipt; a length above it is a line out of step. */
export const MAX_APDU_DATA_BYTES = 32 * 1024;
const EXTENDED = 0xff;

/** Command, length (one byte, or FF and two bytes little-endian), data. */
export function writeApdu({ command, data }: Apdu): Buffer {
  if (data.length > MAX_APDU_DATA_BYTES) throw new TerminalFault('FRAME_TOO_LARGE');
  const extended = data.length >= EXTENDED;
  const header = Buffer.alloc(extended ? 5 : 3);
  header.writeUInt16BE(command);
  header.writeUInt8(extended ? EXTENDED : data.length, 2);
  if (extended) header.writeUInt16LE(data.length, 3);
  return Buffer.concat([header, data]);
}

/** Cuts a stream of bytes into packets, however they were torn or joined on their way. */
export class ApduParser {
  #pending: Buffer = Buffer.alloc(0);

  /**
   * @returns The packets that are whole now.
   * @throws TerminalFault FRAME_TOO_LARGE as soon as a length says so; nothing of such a packet is
   * kept.
   */
  push(bytes: Buffer): Apdu[] {
    let rest: Buffer = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    const packets: Apdu[] = [];
    for (let header = headerOf(rest); header !== null; header = headerOf(rest)) {
      if (header.length > MAX_APDU_DATA_BYTES) {
        this.#pending = Buffer.alloc(0);
        throw new TerminalFault('FRAME_TOO_LARGE');
      }
      const end = header.bytes + header.length;
      if (rest.length < end) break;
      packets.push({ command: rest.readUInt16BE(), data: rest.subarray(header.bytes, end) });
      rest = rest.subarray(end);
    }
    this.#pending = rest;
    return packets;
  }
}

function headerOf(bytes: Buffer): { bytes: number; length: number } | null {
  if (bytes.length < 3) return null;
  const short = bytes.readUInt8(2);
  if (short !== EXTENDED) return { bytes: 3, length: short };
  return bytes.length < 5 ? null : { bytes: 5, length: bytes.readUInt16LE(3) };
}
