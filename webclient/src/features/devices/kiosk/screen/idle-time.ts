/** Who has not touched the kiosk for so long has gone: it is at its start for anyone who comes by. In milliseconds. */
export const IDLE_AFTER_MS = 45_000;
