import { z } from 'zod';

import { defineMessage } from '../schema/message.js';

/** Where the signature pad's service listens on the kiosk, and how long a search waits, in milliseconds. */
export const SIGNATURE_PAD_PORT = 49_494;
export const SIGNATURE_PAD_SEARCH_MS = 1_000;
/** Resolution that is assumed where the pad names none. */
export const SIGNATURE_PAD_RESOLUTION = { width: 2400, height: 1440 } as const;
/** A point is drawn with this many pixels times its pressure. */
export const SIGNATURE_POINT_SIZE = 3;
export const SIGNATURE_FIELD_NAME = 'Unterschrift des Kunden';
export const SIGNATURE_TEXT = 'Bitte unterschreiben Sie hier!';

const Pad = z.object({ index: z.int().nonnegative(), type: z.string(), serialNumber: z.string() });
/** One point of a signature; pressure 0 to 1. */
export const SignaturePoint = z
  .object({
    x: z.number().nonnegative(),
    y: z.number().nonnegative(),
    pressure: z.number().min(0).max(1),
  })
  .meta({ id: 'SignaturePoint' });

const pad = <const Name extends string, Payload extends z.ZodType, Ack extends z.ZodType>(
  name: Name,
  summary: string,
  payload: Payload,
  ack: Ack,
) =>
  defineMessage({
    channel: 'signaturepad',
    name,
    from: 'client',
    planned: true,
    policy: 'device.own',
    summary,
    payload,
    ack,
  });

const Nothing = z.strictObject({});
const Done = z.object({});

export const search = pad('search', 'Look for pads', Nothing, z.object({ pads: z.array(Pad) }));
export const open = pad(
  'open',
  'Open a pad',
  z.strictObject({ index: z.int().nonnegative() }),
  z.object({ width: z.int().positive(), height: z.int().positive() }),
);
export const startSignature = pad(
  'startSignature',
  'Begin a signature on the open pad; points follow as they are drawn',
  z.strictObject({
    fieldName: z.string().max(100).default(SIGNATURE_FIELD_NAME),
    customText: z.string().max(200).default(SIGNATURE_TEXT),
    /** SHA-256 of the document that is signed, hexadecimal. */
    documentHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ examples: ['a1'.repeat(32)] }),
  }),
  z.object({ points: z.array(SignaturePoint) }),
);
export const confirm = pad(
  'confirm',
  'Take the signature as it is',
  Nothing,
  z.object({ points: z.array(SignaturePoint) }),
);
export const retry = pad('retry', 'Wipe the signature and begin again', Nothing, Done);
export const cancel = pad('cancel', 'Give up the signature', Nothing, Done);
export const stop = pad('stop', 'End signing', Nothing, Done);
export const close = pad('close', 'Close the pad', Nothing, Done);
