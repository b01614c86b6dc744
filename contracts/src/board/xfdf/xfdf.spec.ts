import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import type { DrawnMark, Point } from './mark.js';
import { fixtures } from './testing/fixtures.js';
import { readXfdf, wrapXfdf, writeXfdf } from './xfdf.js';
import { boxOf } from './write-mark.js';

const one = (annotation: string) => readXfdf(wrapXfdf(annotation))?.marks[0];

describe('XFDF', () => {
  test.each(fixtures)(
    'reads %s, and comes to the same once it is written',
    (_, kind, annotation) => {
      const mark = one(annotation);
      expect(mark?.kind).toBe(kind);
      const written = writeXfdf({ marks: mark ? [mark] : [] });
      expect(readXfdf(written)?.marks).toEqual([mark]);
      expect(writeXfdf({ marks: readXfdf(written)?.marks ?? [] })).toBe(written);
    },
  );

  test('reads strokes however their points are parted', () => {
    const points = [
      [10, 10],
      [20, 30],
      [40, 40],
    ];
    for (const at of [0, 1, 2]) {
      expect(one(fixtures[at]?.[2] ?? '')).toMatchObject({ gestures: [points] });
    }
  });

  test('keeps what it does not know, as it was', () => {
    const popup = '<popup open="no" page="0" rect="0,0,10,10"/>';
    expect(writeXfdf({ marks: [one(fixtures[5]?.[2] ?? '')!] })).toContain(popup);
    const other = one(fixtures[25]?.[2] ?? '')!;
    expect(writeXfdf({ marks: [other] })).toContain('<x:of>a &lt; b</x:of>');
  });

  test.each([
    ['a style', `<defaultstyle>font:${'1'.repeat(80_000)}</defaultstyle>`],
    ['an appearance', `<defaultappearance>${'1'.repeat(80_000)}</defaultappearance>`],
    ['many styles', `<defaultstyle>${'font:'.repeat(16_000)}</defaultstyle>`],
  ])('keeps as it was, and at once, %s that is too long for any', (_, inner) => {
    const began = performance.now();
    const read = one(`<freetext name="a" page="0" rect="0,0,9,9">${inner}</freetext>`);
    expect(performance.now() - began).toBeLessThan(500);
    expect(read?.kind).toBe('foreign');
  });

  test('reads size and colour of a text wherever they stand', () => {
    const of = (inner: string) =>
      one(`<freetext name="a" page="0" rect="0,0,9,9">${inner}</freetext>`);
    const style = (text: string) => of(`<defaultstyle>${text}</defaultstyle>`);
    const appearance = (text: string) => of(`<defaultappearance>${text}</defaultappearance>`);
    expect(style('text-align:left;font-size:14.5pt; color: #1456b8')).toMatchObject({
      ...{ fontSize: 14.5, color: '#1456B8' },
    });
    expect(style('font:Helvetica,sans-serif 18.0pt')).toMatchObject({ fontSize: 18 });
    expect(style('font:italic 9pt/12pt Helvetica')).toMatchObject({ fontSize: 9 });
    expect(appearance('/Helv 11 Tf 1 0 0 rg')).toMatchObject({ fontSize: 11, color: '#FF0000' });
    expect(appearance('0 g /Helv Tf rg')).toMatchObject({ fontSize: 12, color: '#000000' });
  });

  test('says which marks were erased', () => {
    const said = wrapXfdf('', ['a', 'b']);
    expect(readXfdf(said)).toEqual({ marks: [], erased: ['a', 'b'] });
  });

  test.each([
    ['a document type', '<!DOCTYPE xfdf [<!ENTITY a "b">]><xfdf><annots/></xfdf>'],
    ['an entity that is not its own', '<xfdf><annots><text name="a">&xxe;</text></annots></xfdf>'],
    ['an instruction', '<xfdf><?php run ?></xfdf>'],
    ['a script', wrapXfdf('<text name="a" page="0"><script>1</script></text>')],
    [
      'an action',
      wrapXfdf('<link name="a" page="0"><OnActivation><Action/></OnActivation></link>'),
    ],
    ['an address that runs', wrapXfdf('<link name="a" page="0" href=" javascript:alert(1)"/>')],
    ['a name that is none', wrapXfdf('<square name="a b" page="0" rect="0,0,1,1"/>')],
    ['a page that cannot be', wrapXfdf('<square name="a" page="-1" rect="0,0,1,1"/>')],
    ['what is not closed', '<xfdf><annots></xfdf>'],
    ['an attribute twice', wrapXfdf('<square name="a" name="b" page="0"/>')],
    ['what is deeper than any of it', `<xfdf>${'<a>'.repeat(60)}${'</a>'.repeat(60)}</xfdf>`],
    ['something else', '<html/>'],
    ['a control character', wrapXfdf('<text name="a" page="0">\u0001</text>')],
  ])('refuses %s', (_, source) => {
    expect(readXfdf(source)).toBeNull();
  });

  test('reads any input without an error', () => {
    const pieces = fc.constantFrom('<', '>', '/', '"', '=', '&', ';', 'xfdf', ' ', 'a', '!--', '?');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (some) => {
        readXfdf(some.join(''));
      }),
    );
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(mark(), { maxLength: 5 }), (marks) => {
        expect(readXfdf(writeXfdf({ marks }))?.marks).toEqual(marks);
      }),
    );
  });

  test('knows the box around every mark', () => {
    const points: Point[] = Array.from({ length: 200_000 }, (_, at) => [at, 1 - at]);
    const long = { ...(one(fixtures[0]?.[2] ?? '') as DrawnMark), gestures: [points] } as DrawnMark;
    expect(boxOf(long)).toEqual([0, -199_998, 199_999, 1]);
  });
});

/** Written with two digits. */
const coordinate = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((one) => one / 100 || 0);
const point = fc.tuple(coordinate, coordinate);
const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter(isXml);

function isXml(value: string): boolean {
  return !/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(value);
}

function mark(): fc.Arbitrary<DrawnMark> {
  const common = {
    name: fc.stringMatching(/^[\w.:{}/-]{1,20}$/),
    page: fc.nat(9_999),
    color: fc.nat(0xffffff).map((one) => `#${one.toString(16).padStart(6, '0').toUpperCase()}`),
    width: fc.integer({ min: 0, max: 5_000 }).map((value) => value / 100),
    opacity: fc.integer({ min: 0, max: 100 }).map((value) => value / 100),
    attributes: fc.dictionary(
      fc.constantFrom('title', 'subject', 'flags', 'x:other', '__proto__'),
      text.map((value) => value.replaceAll('javascript', '')),
    ),
    children: fc.constantFrom([], [{ name: 'popup', attributes: { open: 'no' }, children: [] }]),
  };
  const box = fc
    .tuple(coordinate, coordinate, coordinate, coordinate)
    .map(
      ([a, b, c, d]) => [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const,
    );
  const points = fc.array(point, { minLength: 2, maxLength: 20 });
  const of = <K extends DrawnMark['kind']>(kind: K) => ({ kind: fc.constant(kind), ...common });
  return fc.oneof(
    fc.record({ ...of('ink'), gestures: fc.array(points, { minLength: 1, maxLength: 3 }) }),
    fc.record({ ...of('highlight'), corners: fc.tuple(point, point, point, point) }),
    fc.record({ ...of('line'), start: point, end: point, isArrow: fc.boolean() }),
    fc.record({ ...of('square'), box }),
    fc.record({ ...of('circle'), box }),
    fc.record({ ...of('polygon'), vertices: points }),
    fc.record({
      ...{ ...of('freetext'), box, contents: text },
      fontSize: fc.integer({ min: 100, max: 5_000 }).map((value) => value / 100),
    }),
    fc.record({ ...of('text'), box, contents: text }),
    fc.record({
      ...of('stamp'),
      box,
      icon: fc.constantFrom('Approved', ''),
      image: fc.constant(null),
    }),
  );
}
