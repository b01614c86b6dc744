import { open } from 'node:fs/promises';
import { z } from 'zod';

const MAGIC = 'MJR00002';
const HEADER_MAX = 4096;
const Header = z.object({
  t: z.enum(['a', 'v', 'd']),
  c: z.string(),
  /** When the first frame was written, in microseconds. */
  u: z.number().int().positive(),
});

/** The header of a media server's file. */
export interface RawHeader {
  readonly codec: string;
  /** When its first frame came, in milliseconds since 1970, by the clock of the media server. */
  readonly firstFrameAt: number;
}

/** Reads the beginning of a file of Janus (MJR); undefined for one into which no frame came. */
export async function readRawHeader(path: string): Promise<RawHeader | undefined> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_MAX), 0, HEADER_MAX, 0);
    return rawHeaderIn(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

export function rawHeaderIn(bytes: Buffer): RawHeader | undefined {
  if (bytes.length < MAGIC.length + 2) return undefined;
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return undefined;
  const length = bytes.readUInt16BE(MAGIC.length);
  const text = bytes.toString('utf8', MAGIC.length + 2, MAGIC.length + 2 + length);
  try {
    const { c: codec, u } = Header.parse(JSON.parse(text));
    return { codec, firstFrameAt: u / 1000 };
  } catch {
    return undefined;
  }
}
