import { z } from 'zod';

import { Id } from '../schema/id.js';

/** How far a signature has come. */
export const SignProcessStatus = z
  .enum(['REST', 'STARTING', 'SIGNING', 'CONFIRMED', 'CANCELLED'])
  .meta({ id: 'SignProcessStatus' });

/** Longest annotations of one document, in characters of XFDF. */
export const XFDF_MAX = 2_000_000;

/** A whiteboard, empty or over a document. */
export const Whiteboard = z
  .object({
    whiteboardId: Id,
    isOpen: z.boolean(),
    documentId: Id.nullable(),
    xfdfString: z.string().max(XFDF_MAX),
    pageNumber: z.int().positive(),
    zoomTo: z.number().positive(),
    signProcessStatus: SignProcessStatus,
    membersForSign: z.array(Id),
    isSigned: z.boolean(),
    isSignRequester: z.boolean(),
    readOnly: z.boolean(),
    reloadCounter: z.int().nonnegative(),
  })
  .meta({ id: 'Whiteboard' });
export type Whiteboard = z.output<typeof Whiteboard>;
