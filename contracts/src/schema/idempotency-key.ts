/** The form of an `Idempotency-Key`, by which a caller names a call that it may repeat. */
export const IDEMPOTENCY_KEY = /^[\w.:-]{8,200}$/;
