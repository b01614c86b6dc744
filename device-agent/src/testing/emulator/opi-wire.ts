import type { Socket } from 'node:net';

/** Writes one OPI message with its length before it. */
export const framed = (xml: string): Buffer => {
  const body = Buffer.from(xml, 'utf8');
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
};

/** Reads OPI messages as they come, until the line ends. */
export async function* messagesOf(socket: Socket): AsyncGenerator<string> {
  let pending = Buffer.alloc(0);
  for await (const chunk of socket) {
    pending = Buffer.concat([pending, chunk as Buffer]);
    while (pending.length >= 4 && pending.length >= 4 + pending.readUInt32BE()) {
      const end = 4 + pending.readUInt32BE();
      yield pending.toString('utf8', 4, end);
      pending = pending.subarray(end);
    }
  }
}

/** An attribute of a message's first element that has it. */
export const attribute = (xml: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
/** The text of the first element of a name. */
export const textOf = (xml: string, name: string): string =>
  new RegExp(`<${name}[^>]*>([^<]*)<`).exec(xml)?.[1] ?? '';

export const quoted = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
