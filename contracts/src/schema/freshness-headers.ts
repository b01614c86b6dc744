/**
 * An answer's header: where what the call has written ends in the log. Absent where it wrote
 * nothing.
 */
export const POSITION_HEADER = 'x-foyer-position';

/**
 * A call's header: it is answered as of this position or a later one, or refused as unavailable. A
 * position that the log never gave is refused as invalid.
 */
export const AS_OF_HEADER = 'x-foyer-as-of';

/** The form of positions, whichever log gives them. */
export const AS_OF_FORM = /^(?:\d{16}|\d{20})$/;
