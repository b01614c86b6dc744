import type { Change } from './layer.js';

/** A change of the user, and the changes that undo it. */
export interface Step {
  readonly documentId: string | null;
  readonly done: readonly Change[];
  readonly undone: readonly Change[];
}

/** Steps that can be undone, and those that can be redone. */
export interface UndoSteps {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** Keeps them over a reload of the page. */
export interface KeptUndo {
  readonly load: () => UndoSteps;
  readonly save: (steps: UndoSteps) => void;
}
