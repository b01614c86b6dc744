/**
 * A participant who is awaited, or whose connection is away, this long leaves the call, in
 * milliseconds.
 */
export const CALL_RETURN_MS = 30_000;
