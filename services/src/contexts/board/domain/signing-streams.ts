import { boardStream, callStream } from '../streams.js';

export interface OfDocument {
  readonly boardId: string;
  readonly documentId: string;
}

/** A signing happens on a board, among those who are in its call. */
export const signingStreams = ({ boardId }: OfDocument) => ({
  board: boardStream(boardId),
  call: callStream(boardId),
});
