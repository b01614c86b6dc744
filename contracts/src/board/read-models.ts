import { z } from 'zod';

import { Id } from '../schema/id.js';
import { MARK_NAME } from './xfdf/mark.js';

/** How far a signature has come. */
export const SignProcessStatus = z
  .enum(['REST', 'STARTING', 'SIGNING', 'CONFIRMED', 'CANCELLED'])
  .meta({ id: 'SignProcessStatus' });
export type SignProcessStatus = z.output<typeof SignProcessStatus>;

/** Longest annotations of one document, in characters of XFDF. */
export const XFDF_MAX = 2_000_000;
/** Annotations in XFDF. */
export const Xfdf = z.string().max(XFDF_MAX);
/**
 * Longest annotations that one message changes, in characters of XFDF: with what is escaped in it,
 * the channel takes it.
 */
export const XFDF_MESSAGE_MAX = 120_000;
/** Most marks on one document of a board. */
export const BOARD_MARKS_MAX = 3_000;
/** Most changes of one change message; a page sends more in several. */
export const MARKS_PER_MESSAGE_MAX = 500;

/** Counts the changes of a board: what says a smaller one is older. */
export const BoardVersion = z.int().nonnegative();
/** The name of a mark, under which it is changed and erased. */
export const MarkName = z
  .string()
  .regex(MARK_NAME)
  .meta({ examples: ['01900000-0000-7000-8000-000000000001'] });
/** A page, from 1. */
export const BoardPage = z.int().min(1).max(10_000);
/** 1 shows the whole page on screens of any size. */
export const BoardZoom = z.number().min(0.05).max(20);

/** A whiteboard, empty or over a document. */
export const Whiteboard = z
  .object({
    whiteboardId: Id,
    isOpen: z.boolean(),
    documentId: Id.nullable(),
    xfdfString: Xfdf,
    pageNumber: BoardPage,
    zoomTo: BoardZoom,
    signProcessStatus: SignProcessStatus,
    membersForSign: z.array(Id),
    isSigned: z.boolean(),
    isSignRequester: z.boolean(),
    readOnly: z.boolean(),
    reloadCounter: z.int().nonnegative(),
  })
  .meta({ id: 'Whiteboard' });
export type Whiteboard = z.output<typeof Whiteboard>;
