import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { tear } from '../../testing/terminal/chunks.js';
import { ApduParser, MAX_APDU_DATA_BYTES, writeApdu } from './apdu.js';

const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((data) => Buffer.from(data));
const apdu = fc.record({
  command: fc.integer({ min: 0, max: 0xffff }),
  data: fc.oneof(bytes(40), bytes(700)),
});

describe('packets of ZVT', () => {
  it('are the same however the bytes were torn or joined', () => {
    fc.assert(
      fc.property(fc.array(apdu), fc.array(fc.nat()), (packets, cuts) => {
        const parser = new ApduParser();
        const stream = Buffer.concat(packets.map(writeApdu));
        expect(tear(stream, cuts).flatMap((chunk) => parser.push(chunk))).toEqual(packets);
      }),
    );
  });

  it('have a length of one byte, or of FF and two bytes, the lower one first', () => {
    expect(writeApdu({ command: 0x8000, data: Buffer.alloc(0) }).toString('hex')).toBe('800000');
    const long = writeApdu({ command: 0x06d3, data: Buffer.alloc(300) });
    expect(long.subarray(0, 5).toString('hex')).toBe('06d3ff2c01');
    const edge = writeApdu({ command: 0x06d3, data: Buffer.alloc(255) });
    expect(edge.subarray(0, 5).toString('hex')).toBe('06d3ffff00');
  });

  it('refuses a frame at its header if the announced size is too large, and drops it', () => {
    const parser = new ApduParser();
    const header = Buffer.from('06d3ffffff', 'hex');
    expect(() => parser.push(header)).toThrow(expect.objectContaining({ code: 'FRAME_TOO_LARGE' }));
    expect(parser.push(Buffer.from('800000', 'hex'))).toHaveLength(1);
    const large = { command: 0x06d3, data: Buffer.alloc(MAX_APDU_DATA_BYTES + 1) };
    expect(() => writeApdu(large)).toThrow('FRAME_TOO_LARGE');
  });
});
