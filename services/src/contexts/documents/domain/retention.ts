import type { RetentionSetting } from '@foyer/contracts/settings';

/**
 * Years for which signed documents are kept; undefined where they are kept permanently, or until a
 * choice.
 */
export function yearsKept({
  signedDocuments,
  signedDocumentsYears: years,
}: RetentionSetting): number | undefined {
  return signedDocuments === 'years' && years !== null ? years : undefined;
}

/**
 * Returns the moment before which documents must have been signed to go. The years count from the
 * end of the year of the signature, as those of the law do: no document goes too early.
 */
export function expiredBefore(years: number, now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1)).toISOString();
}
