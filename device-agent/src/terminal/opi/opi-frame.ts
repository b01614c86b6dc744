import { TerminalFault } from '../terminal-fault.js';

const HEADER_BYTES = 4;
/** No message of a terminal comes near this; a longer one is an attack or a line out of step. */
export const MAX_OPI_MESSAGE_BYTES = 256 * 1024;

/** A message with its length before it: four bytes, big-endian, not counting themselves. */
export function writeOpiFrame(message: string): Buffer {
  const body = Buffer.from(message, 'utf8');
  if (body.length > MAX_OPI_MESSAGE_BYTES) throw new TerminalFault('FRAME_TOO_LARGE');
  const frame = Buffer.alloc(HEADER_BYTES + body.length);
  frame.writeUInt32BE(body.length);
  body.copy(frame, HEADER_BYTES);
  return frame;
}

/** Cuts a stream of bytes into messages, however they were torn or joined on their way. */
export class OpiFrameParser {
  #pending: Buffer = Buffer.alloc(0);

  /**
   * @returns The messages that are whole now.
   * @throws TerminalFault FRAME_TOO_LARGE as soon as a length says so; nothing of such a message is
   * kept.
   */
  push(bytes: Buffer): Buffer[] {
    let rest: Buffer = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    const messages: Buffer[] = [];
    while (rest.length >= HEADER_BYTES) {
      const length = rest.readUInt32BE();
      if (length > MAX_OPI_MESSAGE_BYTES) {
        this.#pending = Buffer.alloc(0);
        throw new TerminalFault('FRAME_TOO_LARGE');
      }
      if (rest.length < HEADER_BYTES + length) break;
      messages.push(rest.subarray(HEADER_BYTES, HEADER_BYTES + length));
      rest = rest.subarray(HEADER_BYTES + length);
    }
    this.#pending = rest;
    return messages;
  }
}
