/**
 * After this time without a touch the visitor has gone: the kiosk returns to its start. In
 * milliseconds.
 */
export const IDLE_AFTER_MS = 45_000;
