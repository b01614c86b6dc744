import type { SignaturePlace, SignProcessStatus } from '@foyer/contracts/board';

import type { ShownMark } from './layer.js';

/** How a signature on the document that is shown stands. */
export interface SigningState {
  readonly status: SignProcessStatus;
  readonly signerIds: readonly string[];
  /** The person who requests it; null if there is no request. */
  readonly requestedBy: string | null;
  readonly place: SignaturePlace | null;
  /** The number of signatures already given in this request. */
  readonly given: number;
  readonly isSigned: boolean;
}

/** A board as a page shows it. */
export interface BoardState {
  /** `gone`: it is not there for this person (any more). */
  readonly phase: 'loading' | 'open' | 'failed' | 'gone';
  /** The document that is shown; null for the blank pages. */
  readonly documentId: string | null;
  /** From 1. */
  readonly pageNumber: number;
  readonly zoomTo: number;
  readonly marks: readonly ShownMark[];
  /** Strokes of others that are being drawn now. */
  readonly drafts: readonly ShownMark[];
  readonly mayDraw: boolean;
  readonly signing: SigningState;
  /** True if the document was deleted or withdrawn. */
  readonly isGone: boolean;
  /** The number of times that the document had to be loaded again. */
  readonly reloads: number;
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
  signing: {
    ...({ status: 'REST', signerIds: [], requestedBy: null } as const),
    ...{ place: null, given: 0, isSigned: false },
  },
  isGone: false,
  reloads: 0,
  canUndo: false,
  canRedo: false,
};
