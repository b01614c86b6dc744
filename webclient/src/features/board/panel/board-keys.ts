import type { KeyboardEvent } from 'react';

import type { BoardSession } from '../session/board-session.js';
import type { useView } from './useView.js';

interface Keys {
  readonly view: ReturnType<typeof useView>;
  readonly session: BoardSession;
  readonly count: number;
}

/** Returns the action of a key on the board; undefined for a key without one. */
export function keyOf(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  { view, session, count }: Keys,
) {
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return () => (shiftKey ? session.redo() : session.undo());
    return letter === 'y' ? () => session.redo() : undefined;
  }
  switch (key) {
    case 'PageDown':
      return view.number < count ? () => view.turn(view.number + 1) : undefined;
    case 'PageUp':
      return view.number > 1 ? () => view.turn(view.number - 1) : undefined;
    case '+':
      return () => view.zoom('in');
    case '-':
      return () => view.zoom('out');
    default:
      return undefined;
  }
}
