import type { Text } from '@foyer/contracts/notices';

/** The label of the button that opens the documents of a call; the list has its own texts. */
export const documentTitle = { en: 'Documents', de: 'Dokumente' } as const satisfies Text;

/** The same where documents came that were not seen. */
export const documentNews = {
  en: 'Documents, {count} new',
  de: 'Dokumente, {count} neu',
} as const satisfies Text;
