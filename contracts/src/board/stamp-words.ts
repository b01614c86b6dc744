import type { Text } from '../notices/text.js';
import { STAMP_ICONS, type StampIcon } from './xfdf/mark.js';

/** The words on the stamps. */
export const STAMP_TEXTS: Readonly<Record<StampIcon, Text>> = {
  Approved: { en: 'Approved', de: 'Genehmigt' },
  NotApproved: { en: 'Not approved', de: 'Nicht genehmigt' },
  Draft: { en: 'Draft', de: 'Entwurf' },
  Confidential: { en: 'Confidential', de: 'Vertraulich' },
  Final: { en: 'Final', de: 'Endfassung' },
};

/**
 * Returns the words of a stamp in the reader's language; the stamp's own name if it is not one of
 * ours.
 */
export function stampWords(icon: string, language: keyof Text): string {
  const known = STAMP_ICONS.find((one) => one === icon);
  const words = known ? STAMP_TEXTS[known][language] : icon.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.toUpperCase();
}
