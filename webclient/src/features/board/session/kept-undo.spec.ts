import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Mark } from '@foyer/contracts/board';

import { keptUndo } from './kept-undo.js';
import { UndoStack } from './undo-stack.js';
import type { Step } from './undo-steps.js';

const step = (name: string): Step => ({
  documentId: null,
  done: [{ kind: 'draw', marks: [{ name } as Mark] }],
  undone: [{ kind: 'erase', names: [name] }],
});

describe('the steps that can be undone', () => {
  beforeEach(() => sessionStorage.clear());

  it('outlasts a reload, as far as it was taken back', () => {
    const before = new UndoStack(keptUndo('b1', 'ada'));
    for (const name of ['m1', 'm2', 'm3']) before.push(step(name));
    before.undo();
    const after = new UndoStack(keptUndo('b1', 'ada'));
    expect(after).toMatchObject({ canUndo: true, canRedo: true });
    expect(after.redo()).toEqual(step('m3'));
    expect(after.undo()).toEqual(step('m3'));
    expect(after.undo()).toEqual(step('m2'));
  });

  it('is of one board and one person, and gone with the next', () => {
    new UndoStack(keptUndo('b1', 'ada')).push(step('m1'));
    expect(new UndoStack(keptUndo('b1', 'ben')).canUndo).toBe(false);
    expect(new UndoStack(keptUndo('b1', 'ada')).canUndo).toBe(false);
  });

  it('is forgotten where it is too long, or cannot be read', () => {
    const stack = new UndoStack(keptUndo('b1', 'ada'));
    stack.push(step('m1'));
    stack.push(step('m'.repeat(300_000)));
    expect(new UndoStack(keptUndo('b1', 'ada')).canUndo).toBe(false);
    sessionStorage.setItem('foyer.board-undo.b1.ada', '{');
    expect(new UndoStack(keptUndo('b1', 'ada')).canUndo).toBe(false);
  });
});
