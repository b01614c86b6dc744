/** The allowed form of a client's own request id; others are ignored, since it ends up in logs. */
const CORRELATION_ID = /^[\w-]{8,64}$/;

export const CORRELATION_HEADER = 'x-correlation-id';

/** The client's own name of its request, where it is usable. */
export function usableCorrelationId(value: unknown): string | undefined {
  return typeof value === 'string' && CORRELATION_ID.test(value) ? value : undefined;
}
