/**
 * How often a device may say how it is: every few seconds, and at once what is new; one that
 * flickers writes no book.
 */
const REPORTS = { burst: 30, perSecond: 1 };

export const HEALTH_REPORTS = { ...REPORTS };
export const STATUS_REPORTS = { ...REPORTS };
export const QUEUE_STATUS_REPORTS = { ...REPORTS };
