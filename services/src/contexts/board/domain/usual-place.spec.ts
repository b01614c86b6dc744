import { degrees, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, test } from '@jest/globals';
import { captionOf, fieldScale, seenSize } from '@foyer/contracts/board';
import fc from 'fast-check';

import { seenPaper, turnOf, unitOf, withRoomBelow } from '../adapters/turned-box.js';
import { usualPlace } from './usual-place.js';

const length = fc.oneof(
  fc.double({ min: 0.25, max: 3000, noNaN: true }),
  fc.constantFrom(1, 0.28, 842),
);
const start = fc.integer({ min: -500, max: 500 });
/** A page with its boxes, which may be turned around or beyond its paper. */
const pages = fc.record({
  ...{ left: start, bottom: start, width: length, height: length },
  crop: fc.option(fc.tuple(start, start, start, start), { nil: undefined }),
  turn: fc.constantFrom(0, 90, 180, 270, -90, 450),
  unit: fc.constantFrom(1, 1, 4, 0.5, 100),
});
type Page = typeof pages extends fc.Arbitrary<infer One> ? One : never;

const pdf = await PDFDocument.create();
function measured({ left, bottom, width, height, crop, turn, unit }: Page) {
  const page = pdf.addPage();
  page.node.set(
    PDFName.of('MediaBox'),
    pdf.context.obj([left + width, bottom + height, left, bottom]),
  );
  if (crop) page.node.set(PDFName.of('CropBox'), pdf.context.obj([...crop]));
  page.node.set(PDFName.of('UserUnit'), pdf.context.obj(unit));
  page.setRotation(degrees(turn));
  return { page, seen: { ...seenPaper(page), unit: unitOf(page) } };
}

describe('the usual place of a signature', () => {
  test('lies within the page as it is seen, with its caption', () => {
    fc.assert(
      fc.property(pages, (one) => {
        const { page, seen } = measured(one);
        const box = usualPlace(seen);
        const drawn = withRoomBelow(box, captionOf(box, seen), turnOf(page));
        const [left, bottom, right, top] = seen.paper;
        const slack = 1e-6 * Math.max(...seen.paper.map((edge) => Math.abs(edge)), 1);
        expect(drawn[0]).toBeGreaterThanOrEqual(left - slack);
        expect(drawn[1]).toBeGreaterThanOrEqual(bottom - slack);
        expect(drawn[2]).toBeLessThanOrEqual(right + slack);
        expect(drawn[3]).toBeLessThanOrEqual(top + slack);
      }),
    );
  });

  test('is as wide as a field is, or as the page has room for', () => {
    fc.assert(
      fc.property(pages, (one) => {
        const { seen } = measured(one);
        const paper = seenSize(seen.paper, seen);
        const { width, height } = seenSize(usualPlace(seen), seen);
        const meant =
          (220 * fieldScale(paper.width * seen.unit, paper.height * seen.unit)) / seen.unit;
        const room = Math.min(paper.width, (paper.height * 220) / 92);
        expect(width / Math.min(meant, room)).toBeCloseTo(1);
        expect(width / height).toBeCloseTo(220 / 80);
      }),
    );
  });

  test.each([
    ['of the usual size', { width: 595, height: 842 }, [60, 60, 280, 140]],
    ['that is turned by 90', { width: 595, height: 842, turn: 90 }, [455, 60, 535, 280]],
    ['that is turned by 270', { width: 595, height: 842, turn: 270 }, [60, 562, 140, 782]],
    ['that is cropped', { width: 595, height: 842, crop: [0, 400, 595, 842] }, [60, 460, 280, 540]],
    ['of one point', { width: 1, height: 1 }, [0, 0.273, 1, 0.636]],
  ] as const)('is low on the left of a page %s', (_, page, expected) => {
    const usual = { left: 0, bottom: 0, crop: undefined, turn: 0, unit: 1 };
    const { seen } = measured({ ...usual, ...page } as unknown as Page);
    for (const [at, edge] of usualPlace(seen).entries())
      expect(edge).toBeCloseTo(expected[at] ?? 0);
  });
});
