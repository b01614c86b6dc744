import { debug } from '#debug.js';
import type { KeptUndo, UndoSteps } from './undo-steps.js';

const PREFIX = 'foyer.board-undo.';
/** As many steps are kept as are no longer than this, in characters. */
const LONGEST = 500_000;
const none: UndoSteps = { done: [], undone: [] };

/** In the tab, and for one board of one person: those of earlier calls go. */
export function keptUndo(boardId: string, personId: string, storage = sessionStorage): KeptUndo {
  const key = `${PREFIX}${boardId}.${personId}`;
  const others = Object.keys(storage).filter((one) => one.startsWith(PREFIX) && one !== key);
  for (const other of others) storage.removeItem(other);
  return {
    load: () => {
      try {
        return (JSON.parse(storage.getItem(key) ?? 'null') as UndoSteps | null) ?? none;
      } catch {
        // Of another version of the page.
        return none;
      }
    },
    save: (steps) => {
      try {
        const text = JSON.stringify(steps);
        if (text.length <= LONGEST) storage.setItem(key, text);
        else storage.removeItem(key);
      } catch (error) {
        // There is no room: then a reload forgets them.
        debug('board', 'undo', error);
        storage.removeItem(key);
      }
    },
  };
}
