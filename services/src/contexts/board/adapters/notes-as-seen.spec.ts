import { degrees, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { describe, expect, test } from '@jest/globals';
import { wrapXfdf } from '@foyer/contracts/board';
import sharp from 'sharp';

import { PageDrawer } from '#contexts/documents/testing/page-drawer.js';
import type { PdfSignature } from './pdf-parts.js';
import { PdfMaker } from './pdf-maker.js';

const maker = new PdfMaker();
const never = new AbortController().signal;
const SIDE = 400;

/**
 * The area of a note of 24 by 24 points on a page of 400 by 400, 20 from the upper left corner as
 * seen.
 */
const NOTES = {
  0: [20, 356, 44, 380],
  90: [20, 20, 44, 44],
  180: [356, 20, 380, 44],
  270: [356, 356, 380, 380],
} as const;

const SIGNATURE: PdfSignature = {
  ...{ page: 0, given: 0, stillToSign: 0, box: [300, 300, 390, 390] },
  ...{ signedBy: 'Ada', signedAt: '2026-03-02 10:00:00 UTC', evidence: [] },
  ink: { method: 'typed', name: 'Ada' },
};

/**
 * The first page as it is seen: how much yellow paper and how much dark writing is in a part of it,
 * in shares.
 */
async function seen(pdf: Uint8Array) {
  const drawn = await new PageDrawer().draw(pdf, 'application/pdf', 1, never);
  const { data, info } = await sharp(drawn)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (left: number, top: number, right: number, bottom: number) => {
    const found = { paper: 0, writing: 0 };
    for (let y = Math.floor(top * info.height); y < bottom * info.height; y += 1) {
      for (let x = Math.floor(left * info.width); x < right * info.width; x += 1) {
        const at = (y * info.width + x) * info.channels;
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        if (red > 240 && green > 210 && blue < 180) found.paper += 1;
        if (red < 120 && green < 120 && blue < 120) found.writing += 1;
      }
    }
    return found;
  };
}

describe.each([
  ['exported', undefined],
  ['signed', SIGNATURE],
] as const)('a sticky note on a document that is %s', (_, signature) => {
  const make = async (turn: 0 | 90 | 180 | 270, unit: number) => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([SIDE / unit, SIDE / unit]);
    page.setRotation(degrees(turn));
    if (unit !== 1) page.node.set(PDFName.of('UserUnit'), PDFNumber.of(unit));
    const rect = NOTES[turn].map((one) => one / unit).join();
    const note = `<text name="n" page="0" rect="${rect}" color="#C2261A"><contents>Pay by May</contents></text>`;
    const content = await pdf.save();
    return maker.make({
      ...{ file: { content, mediaType: 'application/pdf' }, pages: 1, xfdf: wrapXfdf(note) },
      ...{ language: 'en', ...(signature && { signature: inUnits(signature, unit) }) },
    });
  };
  const share = (points: number) => points / SIDE;

  test.each([0, 90, 180, 270] as const)(
    'lies where it was put, its words upright below, on a page that is turned by %s',
    async (turn) => {
      const find = await seen(await make(turn, 1));
      expect(find(share(20), share(20), share(44), share(44)).paper).toBeGreaterThan(100);
      const words = find(share(18), share(44), share(90), share(62));
      expect(words.writing).toBeGreaterThan(20);
      // A line of words is wider than high; an edge may leave a dark pixel below it.
      const below = find(share(18), share(66), share(44), share(140));
      expect(below.writing).toBeLessThan(words.writing / 10);
    },
  );

  test('lies where it was put on a page with large points', async () => {
    const find = await seen(await make(0, 2));
    expect(find(share(20), share(20), share(44), share(44)).paper).toBeGreaterThan(100);
    expect(find(share(18), share(44), share(150), share(80)).writing).toBeGreaterThan(20);
  });
});

function inUnits(signature: PdfSignature, unit: number): PdfSignature {
  const [left, bottom, right, top] = signature.box;
  return { ...signature, box: [left / unit, bottom / unit, right / unit, top / unit] };
}
