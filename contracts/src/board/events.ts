import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { signingEvents } from './signing-events.js';

/**
 * Of a board, which has the id of its call. `documentId` names what is drawn on; null for the blank
 * pages.
 */
const about = <T extends z.ZodRawShape>(shape: T) => z.object({ boardId: Id, ...shape });
const on = <T extends z.ZodRawShape>(shape: T) => about({ documentId: Id.nullable(), ...shape });

/** Stream `board-<callId>`. */
export const BoardDocumentShown = defineEvent('BoardDocumentShown', 1, on({ by: Id }));
export const BoardPageTurned = defineEvent(
  'BoardPageTurned',
  1,
  about({ pageNumber: z.int().positive(), by: Id }),
);
/** 1 shows the whole page on screens of any size. */
export const BoardZoomed = defineEvent(
  'BoardZoomed',
  1,
  about({ zoomTo: z.number().positive(), by: Id }),
);
/**
 * Marks are there, or are as they are now. All of one event are of one author, whose key keeps what
 * was drawn and written; the presenter may change marks of others.
 */
export const BoardMarksDrawn = defineEvent(
  'BoardMarksDrawn',
  1,
  on({
    authorId: Id,
    by: Id,
    /** Their names, and how many characters of XFDF each takes. */
    sizes: z.array(z.object({ name: z.string(), page: z.int().nonnegative(), size: z.int() })),
    /** Their annotations in XFDF, in the same order. */
    annotations: personal(z.array(z.string())),
  }),
  { subject: 'authorId' },
);
/**
 * Marks are erased; later changes of them by other people than the one who erased them are ignored.
 */
export const BoardMarksErased = defineEvent(
  'BoardMarksErased',
  1,
  on({ names: z.array(z.string()), by: Id }),
);

export const boardEvents = [
  BoardDocumentShown,
  BoardPageTurned,
  BoardZoomed,
  BoardMarksDrawn,
  BoardMarksErased,
  ...signingEvents,
] as const;
export type BoardEvent = EventOf<(typeof boardEvents)[number]>;
