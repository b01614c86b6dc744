import { z } from 'zod';

import { defineEvent } from '../schema/event.js';
import { Id } from '../schema/id.js';

const about = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ boardId: Id, documentId: Id, ...shape });

/** The place of a signature: a page, from 0, and a box on it in points. */
export const SignaturePlace = z.object({
  page: z.int().nonnegative(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type SignaturePlace = z.output<typeof SignaturePlace>;

/** Stream `board-<callId>`. The signers of a document were chosen. */
export const BoardSignersChosen = defineEvent(
  'BoardSignersChosen',
  1,
  about({ signerIds: z.array(Id), by: Id }),
);
/** Those who were chosen are asked to sign. */
export const BoardSignatureRequested = defineEvent(
  'BoardSignatureRequested',
  1,
  about({
    place: SignaturePlace,
    by: Id,
    /** True if they sign one after the other, in the chosen order; without a value, all at once. */
    inOrder: z.boolean().optional(),
  }),
);
/** One of them begins to sign: looks at the document first, and then writes. */
export const BoardSigningMoved = defineEvent(
  'BoardSigningMoved',
  1,
  about({ step: z.enum(['STARTING', 'SIGNING']), by: Id }),
);
/** Withdrawn by who asked, or declined by who was asked. */
export const BoardSignatureCancelled = defineEvent('BoardSignatureCancelled', 1, about({ by: Id }));
/** Signed and sealed. The signed document is another one; neither is drawn on any more. */
export const BoardDocumentSigned = defineEvent(
  'BoardDocumentSigned',
  1,
  about({
    by: Id,
    requestedBy: Id,
    signedDocumentId: Id,
    /** SHA-256 of what was signed, and of the signed file; base64url. */
    documentHash: z.string(),
    signedHash: z.string(),
    method: z.enum(['drawn', 'typed']),
    /**
     * As what they signed: guests and visitors give their names themselves. Not said in older ones.
     */
    capacity: z.enum(['member', 'guest', 'visitor']).optional(),
    /**
     * Those who were asked and are still to sign, now the signed document. Not said in older ones.
     */
    remainingIds: z.array(Id).optional(),
    /** The pad that it was drawn on; missing for what was drawn on a page. */
    pad: z
      .object({
        type: z.string(),
        serialNumber: z.string(),
        /** True if the file contains the pad's own signature over the document. */
        hasProof: z.boolean(),
      })
      .optional(),
  }),
);
/** The pages must load a document again. */
export const BoardDocumentReloaded = defineEvent(
  'BoardDocumentReloaded',
  1,
  about({ reloadCounter: z.int().positive(), by: Id }),
);

export const signingEvents = [
  BoardSignersChosen,
  BoardSignatureRequested,
  BoardSigningMoved,
  BoardSignatureCancelled,
  BoardDocumentSigned,
  BoardDocumentReloaded,
] as const;
