import { MARKS_PER_MESSAGE_MAX, readXfdf, writeAnnotation } from '@foyer/contracts/board';

import { defineCommand, Rejected } from '#platform/cqrs';
import { BoardDocuments } from '../adapters/board-documents.js';
import { drawMarks, eraseMarks, type NewMark } from './draw.js';
import { placeWith } from './place.js';
import { onBoard } from './on-board.js';
import { boardStream, callStream, placeOn } from '../streams.js';

interface OnBoard {
  readonly boardId: string;
  readonly documentId: string | null;
}

/** Marks of one message: encrypted, and with their names, they fit into one event. */
const WRITTEN_MAX_BYTES = 128 * 1024;

/**
 * The marks of an XFDF as they are kept: written again here, so that nothing stands in them that
 * was not read.
 * @throws Rejected XFDF_INVALID or XFDF_TOO_LARGE
 */
export function marksIn(xfdf: string): readonly NewMark[] {
  const read = readXfdf(xfdf);
  const count = read?.marks.length ?? 0;
  if (read?.erased.length !== 0 || count === 0 || count > MARKS_PER_MESSAGE_MAX) {
    throw new Rejected('XFDF_INVALID');
  }
  const marks = read.marks.map((mark) => {
    const { name, page } = mark;
    return { name, page, annotation: writeAnnotation(mark) };
  });
  // Written again they may be longer than they came.
  const written = JSON.stringify(marks.map(({ annotation }) => annotation));
  if (Buffer.byteLength(written) > WRITTEN_MAX_BYTES) throw new Rejected('XFDF_TOO_LARGE');
  return marks;
}

/**
 * A document that was deleted or removed cannot be drawn on.
 * @throws Rejected DOCUMENT_NOT_FOUND
 */
async function requireThere(
  { boardId, documentId }: OnBoard,
  { documents }: { readonly documents: BoardDocuments },
): Promise<void> {
  if (documentId === null || (await documents.find(documentId, boardId))) return;
  throw new Rejected('DOCUMENT_NOT_FOUND');
}

/** Puts marks on a document of a board, or changes them. */
export const DrawMarks = defineCommand({
  name: 'DrawMarks',
  needs: { documents: BoardDocuments },
  prepare: async (
    { boardId, documentId, xfdf }: OnBoard & { readonly xfdf: string },
    { context: { actor }, needs, stateOf },
  ) => {
    // Requests of those who may not draw are refused before documents are read.
    const found = placeWith(placeOn(await stateOf(callStream(boardId)), actor), 'mayDraw');
    if (found.type === 'rejected') throw new Rejected(found.code);
    const marks = marksIn(xfdf);
    await requireThere({ boardId, documentId }, needs);
    return marks;
  },
  correlation: ({ boardId }) => boardId,
  streams: ({ boardId }) => ({ board: boardStream(boardId), call: callStream(boardId) }),
  decide: ({ board, call }, { boardId, documentId }, { prepared: marks, context }) => {
    const place = placeOn(call, context.actor);
    return onBoard(drawMarks(board, { boardId, documentId, place, marks }));
  },
});

/** Erases marks. */
export const EraseMarks = defineCommand({
  name: 'EraseMarks',
  needs: { documents: BoardDocuments },
  prepare: (on: OnBoard & { readonly names: readonly string[] }, { needs }) =>
    requireThere(on, needs),
  correlation: ({ boardId }) => boardId,
  streams: ({ boardId }) => ({ board: boardStream(boardId), call: callStream(boardId) }),
  decide: ({ board, call }, { boardId, documentId, names }, { context }) => {
    const place = placeOn(call, context.actor);
    return onBoard(eraseMarks(board, { boardId, documentId, place, names }));
  },
});
