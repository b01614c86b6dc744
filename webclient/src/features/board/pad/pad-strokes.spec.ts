import { describe, expect, it } from '@jest/globals';
import { PadSignature, SIGNATURE_FIELD } from '@foyer/contracts/board';
import type { SignaturePoint } from '@foyer/contracts/local';
import fc from 'fast-check';

import { condensed, strokesOf } from './pad-strokes.js';

const resolution = { width: 2400, height: 1440 };
const point: fc.Arbitrary<SignaturePoint> = fc.record({
  x: fc.integer({ min: 0, max: 3000 }),
  y: fc.integer({ min: 0, max: 2000 }),
  pressure: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
});

describe('the drawing on a pad', () => {
  it('is always a signature that the server takes, or none', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 400 }), (points) => {
        const strokes = condensed(strokesOf(points, resolution));
        if (strokes === null || strokes.length === 0) return;
        expect(PadSignature.shape.strokes.safeParse(strokes).success).toBe(true);
      }),
    );
  });

  it('loses no stroke, and begins one wherever the pen comes down', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 60 }), (points) => {
        const begun = points.filter(({ pressure }, at) => at === 0 || pressure === 0).length;
        expect(strokesOf(points, resolution)).toHaveLength(begun);
      }),
    );
  });

  it('keeps its shape, in the middle of the field', () => {
    const corners = strokesOf(
      [
        { x: 0, y: 0, pressure: 0 },
        { x: 2400, y: 1440, pressure: 1 },
      ],
      resolution,
    );
    const [left, top, right, bottom] = corners.flat().flatMap(([x, y]) => [x, y]) as [
      ...[number, number, number, number],
    ];
    expect([top, bottom]).toEqual([0, SIGNATURE_FIELD.height]);
    expect((right - left) / (bottom - top)).toBeCloseTo(2400 / 1440);
    expect(left).toBeCloseTo(SIGNATURE_FIELD.width - right);
  });
});
