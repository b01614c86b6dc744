import type { PadSignature } from '@foyer/contracts/board';
import { SIGNATURE_PAD_RESOLUTION, type SignaturePad } from '@foyer/contracts/local';

import type { PadTrouble } from './pad-fault.js';
import type { PadStrokes } from './pad-strokes.js';

/** How far a signature on a pad has come. */
export interface PadState {
  /**
   * `absent`: none is offered. `ask`: the browser would ask the person first. `found`: one answered, and is not in use here.
   * `taken`: confirmed, and the pad is let go.
   */
  readonly phase:
    'looking' | 'absent' | 'ask' | 'found' | 'opening' | 'drawing' | 'finishing' | 'taken';
  /** What went wrong last. */
  readonly trouble: PadTrouble | null;
  /** Whether somebody asked for a pad, rather than the page having looked by itself. */
  readonly wasWanted: boolean;
  readonly pad: SignaturePad | null;
  readonly resolution: { readonly width: number; readonly height: number };
  /** What is drawn, in the field of a signature. */
  readonly strokes: PadStrokes;
  /** What was confirmed; kept until it is signed with, or another one is begun. */
  readonly signature: PadSignature | null;
}

export const padAtRest: PadState = {
  phase: 'looking',
  trouble: null,
  wasWanted: false,
  pad: null,
  resolution: SIGNATURE_PAD_RESOLUTION,
  strokes: [],
  signature: null,
};
