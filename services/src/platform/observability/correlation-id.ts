/** What a client may call its request; anything else is replaced, since it ends up in logs and in the event log. */
const CORRELATION_ID = /^[\w-]{8,64}$/;

export const CORRELATION_HEADER = 'x-correlation-id';

/** The correlation id that a client sent, where it is usable. */
export function usableCorrelationId(value: unknown): string | undefined {
  return typeof value === 'string' && CORRELATION_ID.test(value) ? value : undefined;
}
