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
