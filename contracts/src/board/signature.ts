import { z } from 'zod';

import { PadProof } from '../local/signature-pad.js';
import { plainLine } from '../schema/plain-text.js';
import { isSeenAsSigned } from './signature-extent.js';

/** The field that is signed in, in points; places in it are counted from its upper left corner. */
export const SIGNATURE_FIELD = { width: 220, height: 100 } as const;

/** Most strokes of a signature, and most points of each. */
export const STROKES_MAX = 100;
export const STROKE_POINTS_MAX = 3000;

const X = z.number().min(0).max(SIGNATURE_FIELD.width);
const Y = z.number().min(0).max(SIGNATURE_FIELD.height);
const drawn = <Point extends z.ZodType<[number, number, ...number[]]>>(
  point: Point,
  ...example: readonly z.output<Point>[]
) =>
  z
    .array(z.array(point).min(1).max(STROKE_POINTS_MAX))
    .min(1)
    .max(STROKES_MAX)
    .refine(isSeenAsSigned, { error: 'BLANK' })
    .meta({ examples: [[[...example]]] });
const PadText = plainLine().min(1).max(50);

/** Drawn on a pad, and bound to what is signed. */
export const PadSignature = z.strictObject({
  method: z.literal('pad'),
  /** The third number of a point is its pressure, 0 to 1. */
  strokes: drawn(z.tuple([X, Y, z.number().min(0).max(1)]), [10, 10, 0.5], [60, 40, 0.5]),
  /** SHA-256 of the document that the pad was given, hexadecimal; another one is not signed. */
  documentHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ examples: ['a1'.repeat(32)] }),
  pad: z.strictObject({ type: PadText, serialNumber: PadText }).meta({ id: 'SigningPad' }),
  /** Null where the pad has no key of its own, or does not use it. */
  proof: z.strictObject(PadProof.shape).meta({ id: 'SigningProof' }).nullable(),
});
export type PadSignature = z.output<typeof PadSignature>;

/**
 * A signature: as it was drawn, stroke by stroke, on the page or on a pad, or a name that was typed
 * in its place.
 */
export const SignatureStrokes = z
  .discriminatedUnion('method', [
    z.strictObject({
      method: z.literal('drawn'),
      strokes: drawn(z.tuple([X, Y]), [10, 10], [60, 40]),
    }),
    PadSignature,
    z.strictObject({
      method: z.literal('typed'),
      name: plainLine().min(2).max(80),
    }),
  ])
  .meta({ id: 'SignatureStrokes' });
export type SignatureStrokes = z.output<typeof SignatureStrokes>;
