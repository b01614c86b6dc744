import { LineCapStyle, rgb, type PDFPage } from '@cantoo/pdf-lib';
import { SIGNATURE_FIELD, type Box, type PadSignature } from '@foyer/contracts/board';
import { SIGNATURE_POINT_SIZE } from '@foyer/contracts/local';

import type { PdfSignature } from './pdf-parts.js';
import type { Letters } from './letters.js';

const INK = rgb(0.08, 0.2, 0.5);
/** However lightly the pen was pressed, it is seen. */
const THINNEST = 0.6;

/** Draws a signature as it was given into a box of a page that stands upright. */
export async function drawInk(
  page: PDFPage,
  [left, bottom, right, top]: Box,
  ink: PdfSignature['ink'],
  letters: Letters,
): Promise<void> {
  const { width, height } = SIGNATURE_FIELD;
  const scale = Math.min((right - left) / width, (top - bottom) / height);
  if (ink.method === 'typed') {
    const share = (right - left) / Math.max(await letters.width(ink.name), 1);
    const size = Math.min((top - bottom) * 0.5, share);
    const y = bottom + (top - bottom) * 0.25;
    await letters.draw(page, ink.name, { x: left, y, size, color: INK });
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
