import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { parseXml, writeXml, type XmlElement } from './xml.js';

const name = fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,8}$/);
const text = fc.string({ unit: 'grapheme' }).map((t) =>
  // Removes characters that XML 1.0 does not allow.
  t.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''),
);
const elements = (levels: number): fc.Arbitrary<XmlElement> =>
  fc.record({
    name,
    attributes: fc.dictionary(name, text, { maxKeys: 4, noNullPrototype: true }),
    children: levels === 0 ? fc.constant([]) : fc.array(elements(levels - 1), { maxLength: 3 }),
    text,
  });
const withoutMixed = (e: XmlElement): XmlElement => ({
  ...e,
  text: e.children.length > 0 ? '' : e.text,
  children: e.children.map(withoutMixed),
});
const failure = (code: string) => expect.objectContaining({ code });

describe('XML of OPI', () => {
  it('is read as what was written, elements and attributes that we do not know included', () => {
    fc.assert(
      fc.property(elements(3).map(withoutMixed), (written) => {
        expect(parseXml(Buffer.from(writeXml(written)))).toEqual(written);
      }),
    );
  });

  it('keeps the blanks of a printed line', () => {
    expect(parseXml(Buffer.from('<L>  Summe   12,50 </L>')).text).toBe('  Summe   12,50 ');
  });

  it('is read in the encoding that older terminals declare', () => {
    const old = '<?xml version="1.0" encoding="ISO-8859-1"?><L>Bitte z\u00fcgig</L>';
    expect(parseXml(Buffer.from(old, 'latin1')).text).toBe('Bitte zügig');
  });

  it.each([
    '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
    '<a><!doctype a></a>',
  ])('that declares something is refused: %s', (xml) => {
    expect(() => parseXml(Buffer.from(xml))).toThrow(failure('XML_ENTITIES_REFUSED'));
  });

  it('of 10,000 levels is refused, and of 32 is read', () => {
    const nested = (depth: number) => Buffer.from('<a>'.repeat(depth) + '</a>'.repeat(depth));
    expect(() => parseXml(nested(10_000))).toThrow(failure('XML_TOO_DEEP'));
    expect(() => parseXml(Buffer.from('<a>'.repeat(10_000)))).toThrow(failure('XML_TOO_DEEP'));
    expect(parseXml(nested(32)).name).toBe('a');
  });

  it.each(['', 'ready', '<a>', '<a></b>', '<a b></a>', '<a/><b/>', '<?xml version="1.0"?>'])(
    'that is none is refused: %j',
    (xml) => {
      expect(() => parseXml(Buffer.from(xml))).toThrow(failure('XML_MALFORMED'));
    },
  );

  it('never fails in another way, whatever comes', () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        try {
          parseXml(Buffer.from(`<a>${noise}</a>`));
        } catch (fault) {
          expect(fault).toMatchObject({ code: expect.stringMatching(/^XML_/) as unknown });
        }
      }),
    );
  });
});
