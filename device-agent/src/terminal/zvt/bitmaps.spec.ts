import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { readBcd, readBcdNumber, writeBcd } from './bcd.js';
import { capacityOf, KNOWN_TAGS, readBitmaps, writeBitmaps } from './bitmaps.js';
import { readCp437 } from './cp437.js';
import { readTlvs, writeTlvs } from './tlv.js';

const bytes = (minLength: number, maxLength: number) =>
  fc.uint8Array({ minLength, maxLength }).map((data) => Buffer.from(data));
const field = fc.constantFrom(...KNOWN_TAGS).chain((tag) => {
  const capacity = capacityOf(tag);
  const value = bytes(capacity.exactly ? capacity.bytes : 0, Math.min(capacity.bytes, 400));
  return fc.record({ tag: fc.constant(tag), value });
});
const unknown = fc.oneof(
  fc.constant(Buffer.alloc(0)),
  bytes(0, 30).map((rest) => Buffer.concat([Buffer.of(0x99), rest])),
);
const tag = fc.constantFrom(0x07, 0x24, 0x25, 0x60, 0x1f07, 0x1f10, 0xff01, 0x1f8102);
const malformed = expect.objectContaining({ code: 'MESSAGE_MALFORMED' });

describe('fields of ZVT packets', () => {
  it('are read as they were written, with what follows a field that we do not know', () => {
    fc.assert(
      fc.property(fc.array(field), unknown, (fields, rest) => {
        expect(readBitmaps(writeBitmaps({ fields, rest }))).toEqual({ fields, rest });
      }),
    );
  });

  it('and objects of a container, too', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ tag, value: bytes(0, 400) })), (objects) => {
        expect(readTlvs(writeTlvs(objects))).toEqual(objects);
      }),
    );
  });

  it.each(['04', '0400', '22f1', '22f9f91122', '22a1', '06', '0684ffffffff', '068105'])(
    'that end too early are refused: %s',
    (hex) => {
      expect(() => readBitmaps(Buffer.from(hex, 'hex'))).toThrow(malformed);
    },
  );

  it('are refused with a code, whatever comes', () => {
    fc.assert(
      fc.property(bytes(0, 60), (noise) => {
        for (const read of [readBitmaps, readTlvs]) {
          try {
            read(noise);
          } catch (fault) {
            expect(fault).toEqual(malformed);
          }
        }
      }),
    );
  });

  it('have their numbers in half bytes', () => {
    expect(writeBcd(1250, 6).toString('hex')).toBe('000000001250');
    expect(readBcdNumber(Buffer.from('000000001250', 'hex'))).toBe(1250);
    expect(readBcd(Buffer.from('6799ee1234', 'hex'))).toBe('6799EE1234');
    expect(readBcdNumber(Buffer.from('12ee', 'hex'))).toBeNull();
    expect(() => writeBcd('1234567', 3)).toThrow(malformed);
    expect(() => writeBcd('-5', 3)).toThrow(malformed);
  });

  it('have their text in code page 437', () => {
    expect(readCp437(Buffer.from([0x42, 0x65, 0x74, 0x72, 0x84, 0x67, 0x65, 0x0d]))).toBe(
      'Beträge ',
    );
  });
});
