import type { PadSignature } from '@foyer/contracts/board';
import { SIGNATURE_PAD_RESOLUTION, type SignaturePad } from '@foyer/contracts/local';

import type { PadTrouble } from './pad-fault.js';
import type { PadStrokes } from './pad-strokes.js';

/** How far a signature on a pad has come. */
export interface PadState {
  /**
   * `absent`: none is offered. `ask`: the browser would ask the person first. `found`: one
   * answered, and is not in use here. `taken`: confirmed, and the pad is let go.
   */
  readonly phase:
    | 'looking'
    | 'absent'
    | 'ask'
    | 'found'
    | 'opening'
    | 'drawing'
    | 'finishing'
    | 'taken';
  /** The last failure. */
  readonly trouble: PadTrouble | null;
  /** True if the user asked for a pad, rather than the page looking for one on its own. */
  readonly wasWanted: boolean;
  readonly pad: SignaturePad | null;
  readonly resolution: { readonly width: number; readonly height: number };
  /** The present drawing, in the field of a signature. */
  readonly strokes: PadStrokes;
  /** The confirmed signature; kept until it is used, or another one is begun. */
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
