import { z } from 'zod';

/** The version of the interface that is spoken with the service of a pad (signotec STPadServer). */
export const ST_INTERFACE_VERSION = '3.3.0.0';
/** One frame of the service is at most so long, in characters. */
export const ST_FRAME_MAX = 300_000;
/** The service gives pressure from 0 to this. */
export const ST_PRESSURE_MAX = 1_024;
/** The capability of a pad that signs with a key of its own. */
export const ST_SUPPORTS_RSA = 0x40;

const Whole = z.coerce.number<number | string>().int();
const Text = z.coerce.string<string | number>();

const Response = z.looseObject({
  TOKEN_TYPE: z.literal('TOKEN_TYPE_RESPONSE'),
  TOKEN_CMD_ORIGIN: z.string(),
  /** Below 0 for an error. */
  TOKEN_PARAM_RETURN_CODE: Whole,
  TOKEN_PARAM_ERROR_DESCRIPTION: z.string().optional(),
});
const Event = z.looseObject({
  TOKEN_TYPE: z.literal('TOKEN_TYPE_SEND'),
  TOKEN_CMD: z.string(),
});

/** A message from the service of a pad: the answer to a request, or an event at the pad. */
export const StFrame = z.discriminatedUnion('TOKEN_TYPE', [Response, Event]);
export type StFrame = z.output<typeof StFrame>;
export type StResponse = z.output<typeof Response>;

/** The fields of answers in addition to their return code, by command. */
export const stAnswers = {
  GET_SERVER_VERSION: z.looseObject({
    TOKEN_PARAM_VERSION: z.string().regex(/^\d+(\.\d+)*$/),
  }),
  SEARCH_FOR_PADS: z.looseObject({
    /** Missing where there are none. */
    TOKEN_PARAM_CONNECTED_PADS: z
      .array(
        z.looseObject({
          TOKEN_PARAM_PAD_INDEX: Whole,
          TOKEN_PARAM_PAD_TYPE: Text,
          TOKEN_PARAM_PAD_SERIAL_NUMBER: Text,
          TOKEN_PARAM_PAD_CAPABILITIES: Whole.default(0),
        }),
      )
      .nullish(),
  }),
  OPEN_PAD: z.looseObject({
    TOKEN_PARAM_PAD_X_RESOLUTION: Whole.optional(),
    TOKEN_PARAM_PAD_Y_RESOLUTION: Whole.optional(),
  }),
  SIGNATURE_SIGN_DATA: z.looseObject({
    TOKEN_PARAM_SIGNATURE_SIGN_DATA: z.string().optional(),
    TOKEN_PARAM_CERT_ID: Text.optional(),
    TOKEN_PARAM_SIGNATURE_RSA_SIGNATURE: z.string().optional(),
  }),
  SIGNING_CERT: z.looseObject({ TOKEN_PARAM_SIGNING_CERT: z.string().optional() }),
} as const;

/** A point that was just drawn; pressure 0 begins a stroke. */
export const StPoint = z.looseObject({
  TOKEN_PARAM_POINT: z.object({
    x: Whole.min(0).max(100_000),
    y: Whole.min(0).max(100_000),
    p: Whole.min(0).max(65_535),
  }),
});

/** The names of pads, by the number of their type. */
export const ST_PAD_TYPES: Readonly<Record<string, string>> = {
  1: 'Sigma',
  2: 'Sigma',
  11: 'Omega',
  12: 'Omega',
  15: 'Gamma',
  16: 'Gamma',
  21: 'Delta',
  22: 'Delta',
  23: 'Delta',
  31: 'Alpha',
  32: 'Alpha',
  33: 'Alpha',
};
