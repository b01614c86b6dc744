import { stampWords, type Box, type DrawnMark, type Point } from '@foyer/contracts/board';
import {
  BlendMode,
  degrees,
  LineCapStyle,
  rgb,
  type Color,
  type PDFFont,
  type PDFPage,
} from 'pdf-lib';

import type { Letters } from './letters.js';

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
      const [left, bottom, right] = mark.box;
      const lines = mark.contents.split('\n');
      const below: Box = [left, bottom - 12 * lines.length, right + 200, bottom - 2];
      await write(page, below, lines, { size: 9, color: rgb(0.11, 0.1, 0.09), letters });
      return;
    }
    case 'stamp':
      await stamp(page, mark, letters);
  }
}

async function stamp(
  page: PDFPage,
  { box, icon, image, color: written }: Extract<DrawnMark, { kind: 'stamp' }>,
  letters: Letters,
): Promise<void> {
  const place = placeOf(box);
  const color = colorOf(written);
  if (image !== null) {
    const isPng = image.startsWith('data:image/png');
    // The library reads a data address into memory of its own.
    const picture = await (isPng ? page.doc.embedPng(image) : page.doc.embedJpg(image));
    page.drawImage(picture, place);
    return;
  }
  const frame = { borderColor: color, borderWidth: 2.5, color: rgb(1, 1, 1), opacity: 0.75 };
  page.drawRectangle({ ...place, ...frame });
  const words = stampWords(icon, letters.language);
  const { font, text } = await letters.for(words, true);
  const share = (place.width * 0.86) / Math.max(font.widthOfTextAtSize(text, 1), 1);
  const size = Math.min(place.height * 0.5, share);
  page.drawText(text, {
    ...{ font, size, color },
    x: place.x + (place.width - font.widthOfTextAtSize(text, size)) / 2,
    y: place.y + (place.height - size * 0.7) / 2,
  });
}

interface Written {
  readonly size: number;
  readonly color: Color;
  readonly letters: Letters;
}

/** Where lines begin and run on a page that is turned, by its turn: the corner, and the way down. */
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
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  const angle = turned === 90 || turned === 180 || turned === 270 ? turned : 0;
  const { corner, down } = TURNS[angle];
  const [x, y] = [box[corner[0]], box[corner[1]]];
  for (const [index, line] of lines.entries()) {
    const { font, text }: { font: PDFFont; text: string } = await letters.for(line);
    const away = (index * LINE_HEIGHT + 1) * size;
    page.drawText(text, {
      ...{ font, size, color, rotate: degrees(angle) },
      x: x + down[0] * away,
      y: y + down[1] * away,
    });
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
