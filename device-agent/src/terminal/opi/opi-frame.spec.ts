import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { tear } from '../../testing/terminal/chunks.js';
import { MAX_OPI_MESSAGE_BYTES, OpiFrameParser, writeOpiFrame } from './opi-frame.js';

describe('frames of OPI', () => {
  it('are the same however the bytes were torn or joined', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.nat()), (messages, cuts) => {
        const parser = new OpiFrameParser();
        const bytes = Buffer.concat(messages.map(writeOpiFrame));
        const read = tear(bytes, cuts).flatMap((chunk) => parser.push(chunk));
        expect(read.map(String)).toEqual(
          messages.map((message) => Buffer.from(message).toString()),
        );
      }),
    );
  });

  it('have their length in four bytes, big-endian, before them', () => {
    expect([...writeOpiFrame('<a/>')]).toEqual([0, 0, 0, 4, 0x3c, 0x61, 0x2f, 0x3e]);
  });

  it('refuses a frame at its header if the announced size is too large, and drops it', () => {
    const parser = new OpiFrameParser();
    const header = Buffer.alloc(4);
    header.writeUInt32BE(MAX_OPI_MESSAGE_BYTES + 1);
    expect(() => parser.push(header)).toThrow(expect.objectContaining({ code: 'FRAME_TOO_LARGE' }));
    expect(parser.push(writeOpiFrame('<next/>')).map(String)).toEqual(['<next/>']);
    expect(() => writeOpiFrame('x'.repeat(MAX_OPI_MESSAGE_BYTES + 1))).toThrow('FRAME_TOO_LARGE');
  });
});
