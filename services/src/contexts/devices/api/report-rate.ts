import type { MessageRate } from '#platform/realtime';

/**
 * How often a device may say how it is: every few seconds, and at once what is new; one that
 * flickers writes no book.
 */
export const REPORTS: MessageRate = { burst: 30, perSecond: 1 };
