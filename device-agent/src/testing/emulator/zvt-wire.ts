import type { Socket } from 'node:net';

/** One ZVT packet as hexadecimal text: four digits of command, then the data. */
export interface Packet {
  readonly command: string;
  readonly data: string;
}

export function packed({ command, data }: Packet): Buffer {
  const bytes = data.length / 2;
  const short = bytes.toString(16).padStart(2, '0');
  const low = (bytes & 0xff).toString(16).padStart(2, '0');
  const high = (bytes >> 8).toString(16).padStart(2, '0');
  return Buffer.from(`${command}${bytes < 255 ? short : `ff${low}${high}`}${data}`, 'hex');
}

/** Reads packets as they come, until the line ends. */
export async function* packetsOf(socket: Socket): AsyncGenerator<Packet> {
  let hex = '';
  for await (const chunk of socket) {
    hex += (chunk as Buffer).toString('hex');
    for (let packet = cut(hex); packet !== null; packet = cut(hex)) {
      hex = hex.slice(packet.length);
      yield packet;
    }
  }
}

function cut(hex: string): (Packet & { length: number }) | null {
  const short = hex.slice(4, 6);
  const extended = short === 'ff';
  const from = extended ? 10 : 6;
  if (hex.length < from) return null;
  const bytes = parseInt(extended ? hex.slice(8, 10) + hex.slice(6, 8) : short, 16);
  const length = from + bytes * 2;
  if (hex.length < length) return null;
  return { command: hex.slice(0, 4), data: hex.slice(from, length), length };
}

const CP437: Readonly<Record<string, number>> = {
  ä: 0x84,
  ö: 0x94,
  ü: 0x81,
  ß: 0xe1,
  Ä: 0x8e,
  Ö: 0x99,
  Ü: 0x9a,
};
/** Text in the code page of terminals. */
export const asText = (text: string): string =>
  Array.from(text)
    .map((c) => (CP437[c] ?? c.charCodeAt(0)).toString(16).padStart(2, '0'))
    .join('');

/** An object of a container. */
export function object(tag: string, data: string): string {
  const bytes = data.length / 2;
  const length = bytes.toString(16);
  if (bytes < 128) return tag + length.padStart(2, '0') + data;
  return `${tag}${bytes < 256 ? '81' : '82'}${length.padStart(bytes < 256 ? 2 : 4, '0')}${data}`;
}
