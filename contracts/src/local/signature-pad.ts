import { z } from 'zod';

import { defineMessage } from '../schema/message.js';

/** The port of the vendor's pad service on the machine to which the pad is connected. */
export const SIGNATURE_PAD_PORT = 49_494;
/**
 * The vendor's name for this machine, for which the service has a certificate that browsers trust.
 * It leads to 127.0.0.1.
 */
export const SIGNATURE_PAD_ADDRESS = `wss://local.signotecwebsocket.de:${SIGNATURE_PAD_PORT}`;
/** How long a search waits, in milliseconds: no pad that takes longer is offered. */
export const SIGNATURE_PAD_SEARCH_MS = 1_000;
/** Resolution that is assumed where the pad names none. */
export const SIGNATURE_PAD_RESOLUTION = { width: 2400, height: 1440 } as const;
/** A point is drawn as wide as this, in pixels, times its pressure. */
export const SIGNATURE_POINT_SIZE = 3;
/** Most points of one signature, and within one second: pads take at most 500. */
export const SIGNATURE_POINTS_MAX = 30_000;
export const SIGNATURE_POINTS_PER_SECOND = 1_000;
export const SIGNATURE_FIELD_NAME = 'Unterschrift des Kunden';
export const SIGNATURE_TEXT = 'Bitte unterschreiben Sie hier!';

/** A pad that was found. */
export const SignaturePad = z
  .object({
    index: z.int().min(0).max(99),
    type: z.string().max(50),
    serialNumber: z.string().max(50),
    /** True if the pad itself signs the drawing, with a key that never leaves it. */
    hasOwnKey: z.boolean(),
  })
  .meta({ id: 'SignaturePad' });
export type SignaturePad = z.output<typeof SignaturePad>;

/**
 * One point of a signature, in the resolution of the pad from its upper left corner; pressure 0 to
 * 1, where 0 begins a stroke.
 */
export const SignaturePoint = z
  .object({
    x: z.number().nonnegative(),
    y: z.number().nonnegative(),
    pressure: z.number().min(0).max(1),
  })
  .meta({ id: 'SignaturePoint' });
export type SignaturePoint = z.output<typeof SignaturePoint>;

const Base64 = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/);

/** The proof of a pad with its own key about a signature. */
export const PadProof = z
  .object({
    scheme: z.literal('PKCS1_V1_5'),
    /** RSA signature of the pad; base64. */
    signature: Base64(1_400).min(1),
    certificateId: z.string().max(200),
    /** DER of the certificate of its key; base64. Null where the pad gives none. */
    certificate: Base64(8_000).min(1).nullable(),
    /** The drawing, encrypted by the pad for its owner; base64. Null where the pad gives none. */
    signData: Base64(100_000).min(1).nullable(),
  })
  .meta({ id: 'PadProof' });
export type PadProof = z.output<typeof PadProof>;

const pad = <
  const Name extends string,
  Payload extends z.ZodType,
  Ack extends z.ZodType,
  Push extends z.ZodType = Payload,
>(
  name: Name,
  summary: string,
  payload: Payload,
  ack: Ack,
  push?: Push,
) =>
  defineMessage({
    channel: 'signaturepad',
    name,
    from: push ? 'both' : 'client',
    policy: 'device.own',
    summary,
    payload,
    ack,
    ...(push && { push }),
  });

const Nothing = z.strictObject({});
const Done = z.object({});

export const search = pad(
  'search',
  'Look for pads',
  Nothing,
  z.object({ pads: z.array(SignaturePad).max(100) }),
);
export const open = pad(
  'open',
  'Open a pad; answered with the resolution of its points',
  z.strictObject({ index: z.int().nonnegative() }),
  z.object({ width: z.int().positive().max(100_000), height: z.int().positive().max(100_000) }),
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
  z.object({ points: z.array(SignaturePoint) }),
);
export const confirm = pad(
  'confirm',
  'Take the signature as it is; from the pad: its button was pressed',
  Nothing,
  z.object({ points: z.array(SignaturePoint), proof: PadProof.nullable() }),
  Done,
);
export const retry = pad(
  'retry',
  'Wipe the signature and begin again; from the pad: its button was pressed',
  Nothing,
  Done,
  Done,
);
export const cancel = pad(
  'cancel',
  'Give up the signature; from the pad: its button was pressed',
  Nothing,
  Done,
  Done,
);
export const stop = pad('stop', 'End signing', Nothing, Done);
export const close = pad('close', 'Close the pad; from the pad: it is gone', Nothing, Done, Done);
