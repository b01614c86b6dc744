import { SIGNATURE_FIELD, type PadSignature } from '@foyer/contracts/board';
import { SIGNATURE_POINT_SIZE } from '@foyer/contracts/local';
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { LineCapStyle, PageSizes, rgb, type PDFDocument, type PDFPage } from 'pdf-lib';

import type { PdfSignature } from '../ports/pdf-maker.js';
import { keepPadEvidence } from '../seal/pad-evidence.js';
import type { Letters } from './letters.js';

const INK = rgb(0.08, 0.2, 0.5);
const GREY = rgb(0.35, 0.33, 0.31);
const MARGIN = 56;
/** However lightly the pen was pressed, it is seen. */
const THINNEST = 0.6;

/** Puts a signature where it was asked for, says on a last page who signed what, and leaves room for the seal. */
export async function drawSignature(
  pdf: PDFDocument,
  signature: PdfSignature,
  letters: Letters,
): Promise<void> {
  const { page: at, box, signedBy, signedAt } = signature;
  const signed = pdf.getPages()[Math.min(at, pdf.getPageCount() - 1)];
  if (signed) {
    await drawInk(signed, box, signature, letters);
    const [left, bottom, right] = box;
    signed.drawLine({
      ...{ start: { x: left, y: bottom }, end: { x: right, y: bottom } },
      ...{ thickness: 0.75, color: GREY },
    });
    await write(signed, `${signedBy}, ${signedAt}`, { x: left, y: bottom - 9, size: 7 }, letters);
  }
  const page = pdf.addPage(PageSizes.A4);
  let y = page.getHeight() - MARGIN - 20;
  await write(
    page,
    'Signature record / Unterschriftsprotokoll',
    { x: MARGIN, y, size: 18 },
    letters,
  );
  y -= 40;
  for (const [name, value] of signature.evidence) {
    await write(page, name, { x: MARGIN, y, size: 9 }, letters);
    // A hash is longer than what is left of the line.
    for (const line of value.match(/.{1,50}/gu) ?? ['']) {
      await write(page, line, { x: MARGIN + 170, y, size: 10 }, letters);
      y -= 15;
    }
    y -= 7;
  }
  const { width, height } = SIGNATURE_FIELD;
  await drawInk(page, [MARGIN, y - height, MARGIN + width, y], signature, letters);
  await keepPadEvidence(pdf, signature.ink.method === 'pad' ? signature.ink : undefined);
  pdflibAddPlaceholder({
    pdfDoc: pdf,
    reason: 'Signed in a call',
    contactInfo: '',
    name: signedBy,
    location: '',
  });
}

type Box = PdfSignature['box'];

async function drawInk(
  page: PDFPage,
  [left, bottom, right, top]: Box,
  { ink }: PdfSignature,
  letters: Letters,
): Promise<void> {
  const { width, height } = SIGNATURE_FIELD;
  const scale = Math.min((right - left) / width, (top - bottom) / height);
  if (ink.method === 'typed') {
    const { font, text } = await letters.for(ink.name);
    const share = (right - left) / Math.max(font.widthOfTextAtSize(text, 1), 1);
    const size = Math.min((top - bottom) * 0.5, share);
    page.drawText(text, { font, size, color: INK, x: left, y: bottom + (top - bottom) * 0.25 });
    return;
  }
  const draw = (path: string, width: number) =>
    page.drawSvgPath(path, {
      ...{ x: left, y: top, scale, borderColor: INK, borderWidth: width },
      borderLineCap: LineCapStyle.Round,
    });
  if (ink.method === 'pad') {
    for (const { path, pressure } of piecesOf(ink.strokes)) {
      draw(path, Math.max(pressure * SIGNATURE_POINT_SIZE, THINNEST));
    }
    return;
  }
  for (const [first, ...rest] of ink.strokes) {
    if (!first) continue;
    const [x, y] = first;
    const path = [`M${x},${y}`, ...rest.map(([a, b]) => `L${a},${b}`), rest.length ? '' : 'l0.1,0'];
    draw(path.join(''), 1.6);
  }
}

/** Strokes from point to point, each piece as wide as the pen was pressed. */
function* piecesOf(strokes: PadSignature['strokes']) {
  for (const stroke of strokes) {
    for (const [at, [x, y, pressure]] of stroke.entries()) {
      const [a, b] = stroke[at + 1] ?? [x + 0.1, y];
      const isLast = at > 0 && at === stroke.length - 1;
      if (!isLast) yield { path: `M${x},${y}L${a},${b}`, pressure };
    }
  }
}

interface At {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

async function write(page: PDFPage, words: string, at: At, letters: Letters): Promise<void> {
  const { font, text } = await letters.for(words);
  page.drawText(text, { ...at, font, color: GREY });
}
