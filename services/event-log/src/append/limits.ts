/**
 * Largest event in bytes, data and metadata as UTF-8 JSON together. Files and pictures have a store
 * of their own.
 */
export const MAX_EVENT_BYTES = 256 * 1024;

/**
 * Most events in one append, over all its streams: what an import of the largest file of members
 * writes at once.
 */
export const MAX_EVENTS_PER_APPEND = 10_000;

/** Longest name of a stream, type or event id, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 256;
