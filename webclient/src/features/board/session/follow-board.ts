import { boardMessages } from '@foyer/contracts/board';
import type { PushOf } from '@foyer/contracts/schema';

import type { BoardPlace } from './board-place.js';
import type { BoardState } from './board-state.js';

export type MarksPush = PushOf<typeof boardMessages.onUpdateXfdfString>;

export interface BoardFollower {
  readonly onMarks: (push: MarksPush) => void;
  readonly onView: (change: Partial<BoardState>, version: number) => void;
  /**
   * Called when the board must be fetched: the connection came back, or the server only says that
   * it changed.
   */
  readonly onStale: () => void;
}

/** Listens to all that the server says of one board. @returns How to stop */
export function followBoard(
  { channel, whiteboardId }: BoardPlace,
  { onMarks, onView, onStale }: BoardFollower,
): () => void {
  const ours = <P extends { readonly whiteboardId: string }>(take: (push: P) => void) => {
    return (push: P) => {
      if (push.whiteboardId === whiteboardId) take(push);
    };
  };
  const stops = [
    channel.onUp(onStale),
    channel.on(boardMessages.onUpdateXfdfString, ours(onMarks)),
    channel.on(
      boardMessages.onUpdatePage,
      ours(({ pageNumber, version }) => onView({ pageNumber }, version)),
    ),
    channel.on(
      boardMessages.onUpdateZoomTo,
      ours(({ zoomTo, version }) => onView({ zoomTo }, version)),
    ),
    channel.on(boardMessages.notification, ours(onStale)),
    channel.on(boardMessages.onUpdateDocument, ours(onStale)),
    channel.on(boardMessages.onDocumentGone, ours(onStale)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
