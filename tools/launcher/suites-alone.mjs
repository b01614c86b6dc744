/**
 * Suites that need the whole machine: twelve browsers' pages that send and show pictures. They are
 * in no shard.
 */
export const ALONE = ['webclient/journeys/session-call-of-twelve.e2e.spec.ts'];
