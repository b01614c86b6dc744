import { z } from 'zod';

import { isPlain } from '../schema/plain-text.js';

/** The field that is signed in, in points; places in it are counted from its upper left corner. */
export const SIGNATURE_FIELD = { width: 220, height: 100 } as const;

const Stroke = z
  .array(
    z.tuple([
      z.number().min(0).max(SIGNATURE_FIELD.width),
      z.number().min(0).max(SIGNATURE_FIELD.height),
    ]),
  )
  .min(1)
  .max(3000);

/** A signature: as it was drawn, stroke by stroke, or a name that was typed in its place. */
export const SignatureStrokes = z
  .discriminatedUnion('method', [
    z.strictObject({ method: z.literal('drawn'), strokes: z.array(Stroke).min(1).max(100) }),
    z.strictObject({
      method: z.literal('typed'),
      name: z.string().trim().min(2).max(80).refine(isPlain, 'CONTROL_CHARACTERS'),
    }),
  ])
  .meta({ id: 'SignatureStrokes' });
export type SignatureStrokes = z.output<typeof SignatureStrokes>;
