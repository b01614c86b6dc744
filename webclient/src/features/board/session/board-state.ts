import type { ShownMark } from './layer.js';

/** A board as a page shows it. */
export interface BoardState {
  /** `gone`: it is not there for this person (any more). */
  readonly phase: 'loading' | 'open' | 'failed' | 'gone';
  /** What is shown; null for the blank pages. */
  readonly documentId: string | null;
  /** From 1. */
  readonly pageNumber: number;
  readonly zoomTo: number;
  readonly marks: readonly ShownMark[];
  /** Strokes of others that go on just now. */
  readonly drafts: readonly ShownMark[];
  readonly mayDraw: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const boardAtRest: BoardState = {
  phase: 'loading',
  documentId: null,
  pageNumber: 1,
  zoomTo: 1,
  marks: [],
  drafts: [],
  mayDraw: false,
  canUndo: false,
  canRedo: false,
};
