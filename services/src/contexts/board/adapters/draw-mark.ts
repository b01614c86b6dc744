import {
  boxMoved,
  seenSize,
  stampWords,
  type Box,
  type DrawnMark,
  type Point,
} from '@foyer/contracts/board';
import { BlendMode, LineCapStyle, rgb, type Color, type PDFPage } from '@cantoo/pdf-lib';

import { drawAppearance } from './appearance.js';
import type { Letters } from './letters.js';
import { drawSheet } from './sheet.js';
import { seenPaper, turnOf } from './turned-box.js';

const LINE_HEIGHT = 1.25;
const PAPER = rgb(0.992, 0.902, 0.541);

/** Draws a mark onto a page, as it looks on the board. */
export async function drawMark(page: PDFPage, mark: DrawnMark, letters: Letters): Promise<void> {
  const color = colorOf(mark.color);
  const isSeenThrough = mark.opacity < 1 || mark.kind === 'highlight';
  const line = {
    ...{ borderColor: color, borderWidth: mark.width, borderOpacity: mark.opacity },
    borderLineCap: LineCapStyle.Round,
    ...(isSeenThrough && { blendMode: BlendMode.Multiply }),
  };
  /** Paths count from above. */
  const stroke = (path: string) => page.drawSvgPath(path, { ...line, x: 0, y: 0 });
  switch (mark.kind) {
    case 'ink':
      for (const gesture of mark.gestures) stroke(through(gesture));
      return;
    case 'highlight':
      for (let at = 0; at + 3 < mark.corners.length; at += 4) {
        const [a, b, c, d] = mark.corners.slice(at, at + 4) as [Point, Point, Point, Point];
        const path = `${straight([a, b, d, c])}Z`;
        const { Multiply: blendMode } = BlendMode;
        page.drawSvgPath(path, { x: 0, y: 0, color, opacity: 0.4 * mark.opacity, blendMode });
      }
      return;
    case 'line':
      stroke(straight([mark.start, mark.end]));
      if (mark.isArrow) stroke(straight(headOf(mark.start, mark.end, mark.width)));
      return;
    case 'polygon':
      stroke(`${straight(mark.vertices)}Z`);
      return;
    case 'polyline':
      stroke(straight(mark.vertices));
      return;
    case 'square':
      page.drawRectangle({ ...line, ...placeOf(mark.box) });
      return;
    case 'circle': {
      const { x, y, width, height } = placeOf(mark.box);
      const [xScale, yScale] = [width / 2, height / 2];
      page.drawEllipse({ ...line, x: x + xScale, y: y + yScale, xScale, yScale });
      return;
    }
    case 'freetext': {
      const { fontSize: size, contents } = mark;
      await write(page, mark.box, contents.split('\n'), { size, color, letters });
      return;
    }
    case 'text': {
      page.drawRectangle({
        ...placeOf(mark.box),
        color: PAPER,
        borderColor: color,
        borderWidth: 1,
      });
      const lines = mark.contents.split('\n');
      const seen = seenPaper(page);
      const below = boxMoved(mark.box, [0, seenSize(mark.box, seen).height + 2], seen);
      await write(page, below, lines, { size: 9, color: rgb(0.11, 0.1, 0.09), letters });
      return;
    }
    case 'stamp':
      await stamp(page, mark, letters);
  }
}

/** Draws a stamp upright, as it is seen on a page that is turned. */
async function stamp(
  page: PDFPage,
  mark: Extract<DrawnMark, { kind: 'stamp' }>,
  letters: Letters,
): Promise<void> {
  const turn = turnOf(page);
  const { width, height } = seenSize(mark.box, seenPaper(page));
  const look = await drawSheet(page.doc, letters, {
    ...{ width, height, turn },
    draw: (sheet, own) => drawStamp(sheet, { width, height }, mark, own),
  });
  drawAppearance(page, page.doc.context.obj({ Rect: [...mark.box] }), look);
}

async function drawStamp(
  page: PDFPage,
  size: { readonly width: number; readonly height: number },
  { icon, image, color: written }: Extract<DrawnMark, { kind: 'stamp' }>,
  letters: Letters,
): Promise<void> {
  const { width, height } = size;
  const color = colorOf(written);
  if (image !== null) {
    const isPng = image.startsWith('data:image/png');
    // The library reads a data address into memory of its own.
    const picture = await (isPng ? page.doc.embedPng(image) : page.doc.embedJpg(image));
    page.drawImage(picture, { x: 0, y: 0, width, height });
    return;
  }
  const frame = { borderColor: color, borderWidth: 2.5, color: rgb(1, 1, 1), opacity: 0.75 };
  page.drawRectangle({ x: 0, y: 0, width, height, ...frame });
  const words = stampWords(icon, letters.language);
  const unit = Math.max(await letters.width(words, true), 1e-3);
  const points = Math.min(height * 0.5, (width * 0.86) / unit);
  const at = { x: (width - unit * points) / 2, y: (height - points * 0.7) / 2 };
  await letters.draw(page, words, { ...at, size: points, color }, true);
}

interface Written {
  readonly size: number;
  readonly color: Color;
  readonly letters: Letters;
}

/**
 * The place where lines begin, and their direction, on a page that is turned, by its turn: the
 * corner, and the way down.
 */
const TURNS = {
  0: { corner: [0, 3], down: [0, -1] },
  90: { corner: [0, 1], down: [1, 0] },
  180: { corner: [2, 1], down: [0, 1] },
  270: { corner: [2, 3], down: [-1, 0] },
} as const;

async function write(
  page: PDFPage,
  box: Box,
  lines: readonly string[],
  { size, color, letters }: Written,
): Promise<void> {
  const angle = turnOf(page);
  const { corner, down } = TURNS[angle];
  const [x, y] = [box[corner[0]], box[corner[1]]];
  for (const [index, line] of lines.entries()) {
    const away = (index * LINE_HEIGHT + 1) * size;
    const at = { x: x + down[0] * away, y: y + down[1] * away };
    await letters.draw(page, line, { ...at, size, color, angle });
  }
}

function colorOf(color: string): Color {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  return rgb(r, g, b);
}

const placeOf = ([left, bottom, right, top]: Box) => ({
  ...{ x: left, y: bottom, width: right - left, height: top - bottom },
});
const at = ([x, y]: Point): string => `${x},${-y}`;
const straight = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** A smooth line, as the board draws it. */
function through(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  const last = rest.at(-1);
  if (!last) return `M${at(first)}L${at([first[0] + 0.01, first[1]])}`;
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${at(first)}${curves.join('')}L${at(last)}`;
}

function headOf([ax, ay]: Point, [bx, by]: Point, width: number): readonly Point[] {
  const direction = Math.atan2(by - ay, bx - ax);
  const size = 6 + width * 3;
  const wing = (turn: number): Point => [
    bx - size * Math.cos(direction + turn),
    by - size * Math.sin(direction + turn),
  ];
  return [wing(0.5), [bx, by], wing(-0.5)];
}
