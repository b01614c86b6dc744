import { degrees, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { describe, expect, test } from '@jest/globals';
import { wrapXfdf, type SignatureStrokes } from '@foyer/contracts/board';
import sharp from 'sharp';

import { PageDrawer } from '#contexts/documents/testing/page-drawer.js';
import type { PdfSignature } from './pdf-parts.js';
import { PdfMaker } from './pdf-maker.js';

const maker = new PdfMaker();
const never = new AbortController().signal;
const SIGNED: Omit<PdfSignature, 'box' | 'ink'> = {
  ...{ page: 0, given: 0, stillToSign: 0 },
  ...{ signedBy: 'Ada', signedAt: '2026-03-02 10:00:00 UTC', evidence: [] },
};
/** A corner: along the upper edge of the field, and down at its left. */
const CORNER: SignatureStrokes = {
  method: 'drawn',
  strokes: [
    [
      [210, 5],
      [5, 5],
      [5, 95],
    ],
  ],
};

const sign = (content: Uint8Array, ink: SignatureStrokes, box: PdfSignature['box']) =>
  maker.make({
    ...{ file: { content, mediaType: 'application/pdf' }, pages: 1, xfdf: wrapXfdf('') },
    language: 'en',
    signature: { ...SIGNED, ink, box },
  });

/** The first page as it is seen, and how much ink there is in a part of it, given in shares. */
async function seen(pdf: Uint8Array) {
  const drawn = await new PageDrawer().draw(pdf, 'application/pdf', 1, never);
  const { data, info } = await sharp(drawn)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (left: number, top: number, right: number, bottom: number): number => {
    let count = 0;
    for (let y = Math.floor(top * info.height); y < bottom * info.height; y += 1) {
      for (let x = Math.floor(left * info.width); x < right * info.width; x += 1) {
        const at = (y * info.width + x) * info.channels;
        const [red = 0, , blue = 0] = data.subarray(at, at + 3);
        if (blue - red > 60) count += 1;
      }
    }
    return count;
  };
}

describe('a signature stands upright where it was asked for', () => {
  const SIDE = 400;
  /**
   * The area of a field of 220 by 100 points on a page of 400 by 400, 20 from the upper left corner
   * as seen.
   */
  const BOXES = {
    0: [20, 280, 240, 380],
    90: [20, 20, 120, 240],
    180: [160, 20, 380, 120],
    270: [280, 160, 380, 380],
  } as const;

  test.each([0, 90, 180, 270] as const)('on a page that is turned by %s', async (turn) => {
    for (const isCropped of [false, true]) {
      const pdf = await PDFDocument.create();
      const page = pdf.addPage(isCropped ? [SIDE + 100, SIDE + 100] : [SIDE, SIDE]);
      page.setRotation(degrees(turn));
      const [left, bottom, right, top] = BOXES[turn];
      const by = isCropped ? 50 : 0;
      if (isCropped) page.setCropBox(by, by, SIDE, SIDE);
      const ink = await seen(
        await sign(await pdf.save(), CORNER, [left + by, bottom + by, right + by, top + by]),
      );
      const share = (points: number) => points / SIDE;
      // Along the upper edge, down at the left, and nowhere at the right below.
      expect(ink(share(40), share(20), share(230), share(35))).toBeGreaterThan(50);
      expect(ink(share(20), share(40), share(35), share(115))).toBeGreaterThan(20);
      expect(ink(share(60), share(45), 1, 1)).toBe(0);
    }
  });
});

test('a signature is as large on a page with large points as on any other', async () => {
  const [UNIT, SIDE] = [10, 40];
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([SIDE, SIDE]);
  page.node.set(PDFName.of('UserUnit'), PDFNumber.of(UNIT));
  const ink = await seen(await sign(await pdf.save(), CORNER, [2, 28, 24, 38]));
  const share = (points: number) => points / (SIDE * UNIT);
  expect(ink(share(40), share(20), share(230), share(35))).toBeGreaterThan(50);
  expect(ink(share(20), share(40), share(35), share(115))).toBeGreaterThan(20);
  expect(ink(share(60), share(45), 1, 1)).toBe(0);
});

describe('every letter of a name is drawn, or the signing is refused', () => {
  const blank = async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([300, 150]);
    return pdf.save();
  };
  const typed = async (name: string) =>
    sign(await blank(), { method: 'typed', name }, [20, 30, 240, 130]);

  test.each([
    ...['Łukasz Żółć', 'Ольга', 'Ελένη', '王小明', '山田太郎', '김철수', 'محمد علي', 'שרה לוי'],
    ...['สมชาย', 'अनिल', 'தமிழ்', 'ქეთევან', 'Ծովինար', 'አበበ', 'O’Brien', 'Anna 王'],
  ])('%s', async (name) => {
    const ink = await seen(await typed(name));
    expect(ink(0, 0, 1, 1)).toBeGreaterThan(60);
  });

  test.each(['🦄🦄', 'Anna 🦄', '𠀀𠀁'])('%s is refused', async (name) => {
    await expect(typed(name)).rejects.toMatchObject({ code: 'SIGNATURE_LETTERS_MISSING' });
  });
});
