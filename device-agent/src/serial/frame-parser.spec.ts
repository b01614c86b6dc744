import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { FRAME_MAX, FrameParser, type Noise } from './frame-parser.js';

async function parse(chunks: readonly Buffer[]): Promise<{ frames: string[]; noise: Noise[] }> {
  const noise: Noise[] = [];
  const parser = new FrameParser((heard) => noise.push(heard));
  const frames: string[] = [];
  parser.on('data', (frame: string) => frames.push(frame));
  for (const chunk of chunks) parser.write(chunk);
  await new Promise<void>((resolve) => parser.end(resolve));
  return { frames, noise };
}

/** Cuts bytes at some places. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const at = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, index) => bytes.subarray(from, at[index] ?? bytes.length));
}

const letters = fc.stringMatching(/^[A-Za-z]{1,100}$/);

describe('the parser of the serial line', () => {
  it('gives the letters between braces', async () => {
    expect(await parse([Buffer.from('{A}{ALIVE}\r\n{C}')])).toEqual({
      frames: ['A', 'ALIVE', 'C'],
      noise: [],
    });
  });

  it('joins a message that comes in pieces, line ends within it left out', async () => {
    const pieces = ['{AL', 'I', '\r\n', 'VE', '}'].map((piece) => Buffer.from(piece));
    expect((await parse(pieces)).frames).toEqual(['ALIVE']);
  });

  it('drops noise with one report for each stretch of it', async () => {
    const bytes = Buffer.from([0xff, 0x00, ...Buffer.from('xx{A}{1234}{}{B'), 0x80]);
    expect(await parse([bytes])).toEqual({
      frames: ['A'],
      noise: [
        { bytes: 4, reason: 'outside of braces' },
        { bytes: 11, reason: 'cut short' },
      ],
    });
  });

  it('begins again at a brace within a message', async () => {
    expect((await parse([Buffer.from('{AL{ALIVE}')])).frames).toEqual(['ALIVE']);
  });

  it('gives the same messages however the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            letters.map((text) => `{${text}}`),
            fc.string({ maxLength: 30 }),
          ),
          {
            maxLength: 20,
          },
        ),
        fc.array(fc.nat(), { maxLength: 20 }),
        async (parts, places) => {
          const bytes = Buffer.from(parts.join(''));
          expect(await parse(cut(bytes, places))).toEqual(await parse([bytes]));
        },
      ),
    );
  });

  it('finds every good message between any noise without braces', async () => {
    const noise = fc
      .uint8Array({ maxLength: 300 })
      .map((bytes) => bytes.filter((byte) => byte !== 0x7b));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(noise, letters), { maxLength: 10 }), async (parts) => {
        const bytes = parts.map(([before, text]) =>
          Buffer.concat([before, Buffer.from(`{${text}}`)]),
        );
        expect((await parse(bytes)).frames).toEqual(parts.map(([, text]) => text));
      }),
    );
  });

  it('holds no more than one message, however long nothing closes it', async () => {
    const endless = Array.from({ length: 1000 }, () => Buffer.from(`{${'A'.repeat(FRAME_MAX)}A`));
    const { frames, noise } = await parse([...endless, Buffer.from('{ALIVE}')]);
    expect(frames).toEqual(['ALIVE']);
    expect(noise).toEqual([{ bytes: 1000 * (FRAME_MAX + 2), reason: 'too long' }]);
  });
});
