import { rejected } from '@foyer/contracts/decision';

/** The rights of a person on the board of a call that they are in. */
export interface Place {
  readonly personId: string;
  /** Draws, and changes what is one's own. */
  readonly mayDraw: boolean;
  /** True if the person chooses what is shown, and changes what others drew. */
  readonly mayLead: boolean;
  /** Asks others to sign. */
  readonly mayRequest: boolean;
}

/**
 * Null for those who may not see the board: outside of the call, on hold, or where there is no
 * call.
 */
export type PlaceOnBoard = Place | null;

type Right = 'mayDraw' | 'mayLead' | 'mayRequest';

/** Returns the place of a person who has a right; otherwise the refusal. */
export function placeWith(place: PlaceOnBoard, right: Right) {
  if (place === null) return rejected('BOARD_NOT_FOUND');
  if (!place[right]) return rejected('BOARD_READ_ONLY');
  return { type: 'found', place } as const;
}
