import { useCallback } from 'react';
import { useNotify } from 'react-admin';

import { UndoNotice } from './UndoNotice.js';

/** How long a change can be taken back (specification, section 9), in milliseconds. */
export const UNDO_MS = 15_000;

/** Tells what was done, and offers to take it back by the command that does the opposite. */
export function useUndo() {
  const notify = useNotify();
  return useCallback(
    (done: string, undo: () => void, type: 'success' | 'warning' = 'success') => {
      notify(<UndoNotice done={done} undo={undo} type={type} />, { autoHideDuration: UNDO_MS });
    },
    [notify],
  );
}
