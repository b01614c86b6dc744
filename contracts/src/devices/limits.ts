/** A device's token is good for so long and is renewed before, in milliseconds. */
export const DEVICE_TOKEN_MS = 60 * 60_000;

/** A device that was away for longer than this needs its key again, in milliseconds. */
export const DEVICE_RENEWAL_MS = 90 * 24 * 3_600_000;

/** A device reports how it is at this interval, in milliseconds. */
export const DEVICE_HEALTH_EVERY_MS = 5_000;

/** A device that is not connected for this long is offline, in milliseconds. */
export const DEVICE_SILENCE_MS = 30_000;

/** The time in which a device must perform a remote action, in milliseconds. */
export const DEVICE_ACTION_MS = 10_000;

/** Longest picture that a device sends, as a data URL, in characters. */
export const DEVICE_PICTURE_MAX = 180_000;
