/** Fewest and most answers that a poll offers. */
export const POLL_OPTIONS_MIN = 2;
export const POLL_OPTIONS_MAX = 10;
/** Most polls of one call, open and closed. */
export const POLLS_OF_CALL_MAX = 50;
/**
 * Fewest voters of a secret poll. Of fewer the result would say how people voted who know each
 * other.
 */
export const SECRET_VOTERS_MIN = 5;
