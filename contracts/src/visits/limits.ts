/** An offer rings this long before it goes to the next agent, in milliseconds. */
export const OFFER_RINGS_MS = 15_000;

/** The ring sounds again after this time, in milliseconds. */
export const RING_REPEAT_MS = 3_700;

/**
 * An agent who rejected a visitor is offered the same one again only after this time, and no
 * younger one of that portal before, in milliseconds.
 */
export const OFFER_AGAIN_MS = 60_000;

/**
 * A visitor whose connection is gone for less than this is not away: a page may be reloaded. In
 * milliseconds.
 */
export const VISITOR_BLINK_MS = 5_000;

/** A visitor who is away this long gives up the place in line, in milliseconds. */
export const VISITOR_ABSENCE_MS = 60_000;

/** A visit that does not wait in line yet and has no page for this long ends, in milliseconds. */
export const VISIT_DESERTED_MS = 2 * 60_000;

/**
 * A desk whose connection is gone for less than this is not lost: a page may be reloaded. In
 * milliseconds.
 */
export const DESK_BLINK_MS = 5_000;

/** A desk without a connection for this long closes, in milliseconds. */
export const DESK_ABSENCE_MS = 60_000;

/** For this long after its end a visit can still be rated, in milliseconds. */
export const VISIT_GOODBYE_MS = 60 * 60_000;

/** A visitor who keeps a place and has left is asked to come back when this number is ahead. */
export const CALL_BACK_AT_AHEAD = 2;

/** A code by SMS lives so long, in milliseconds. */
export const SMS_CODE_LIVES_MS = 10 * 60_000;

/** A code by SMS may be entered so often, right or wrong. */
export const SMS_CODE_TRIES = 5;

/** The time after which another code by SMS may be requested, in milliseconds. */
export const SMS_CODE_AGAIN_MS = 30_000;

/** For so long the place of a visitor who was called back is kept, in milliseconds. */
export const CALLED_BACK_MS = 20 * 60_000;
