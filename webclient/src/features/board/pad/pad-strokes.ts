import {
  isSeenAsSigned,
  SIGNATURE_FIELD,
  STROKE_POINTS_MAX,
  STROKES_MAX,
  type PadSignature,
} from '@foyer/contracts/board';
import type { SignaturePoint } from '@foyer/contracts/local';

import { simplified } from '../canvas/geometry.js';

/** Strokes in the field of a signature; the third number of a point is its pressure. */
export type PadStrokes = PadSignature['strokes'];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Points that lie closer to a stroke than this make it no other, in points of the field. */
const TOLERANCE = 0.15;

/**
 * Scales the drawing of a pad to the largest size that fits into the field of a signature. A point
 * without pressure begins a stroke.
 */
export function strokesOf(points: readonly SignaturePoint[], resolution: Size): PadStrokes {
  const { width, height } = SIGNATURE_FIELD;
  const scale = Math.min(width / resolution.width, height / resolution.height);
  const [left, top] = [
    (width - resolution.width * scale) / 2,
    (height - resolution.height * scale) / 2,
  ];
  const strokes: [number, number, number][][] = [];
  for (const { x, y, pressure } of points) {
    const last = pressure === 0 ? undefined : strokes.at(-1);
    const at: [number, number, number] = [
      within(left + x * scale, width),
      within(top + y * scale, height),
      pressure,
    ];
    if (!last) strokes.push([at]);
    else {
      // The pen comes down without pressure: a stroke begins with the width of its next point.
      if (last.length === 1 && last[0]?.[2] === 0) last[0][2] = pressure;
      last.push(at);
    }
  }
  return strokes;
}

/**
 * The same with fewer points that look the same: none where it is too small to be seen, and null
 * where it is more than a signature.
 */
export function condensed(strokes: PadStrokes): PadStrokes | null {
  const found = strokes.map((one) => [...simplified(one, TOLERANCE)]);
  const fits = found.length <= STROKES_MAX && found.every((one) => one.length <= STROKE_POINTS_MAX);
  if (!fits) return null;
  return isSeenAsSigned(found) ? found : [];
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
