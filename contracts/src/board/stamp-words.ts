import type { Text } from '../notices/text.js';
import { STAMP_ICONS, type StampIcon } from './xfdf/mark.js';

/** What the stamps say. */
export const STAMP_TEXTS: Readonly<Record<StampIcon, Text>> = {
  Approved: { en: 'Approved', de: 'Genehmigt' },
  NotApproved: { en: 'Not approved', de: 'Nicht genehmigt' },
  Draft: { en: 'Draft', de: 'Entwurf' },
  Confidential: { en: 'Confidential', de: 'Vertraulich' },
  Final: { en: 'Final', de: 'Endfassung' },
};

/** What a stamp says to who looks at it; its own name where it is none of ours. */
export function stampWords(icon: string, language: keyof Text): string {
  const known = STAMP_ICONS.find((one) => one === icon);
  const words = known ? STAMP_TEXTS[known][language] : icon.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.toUpperCase();
}
