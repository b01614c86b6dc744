import type { Text } from '@foyer/contracts/notices';

/** The words about documents after a visit; loaded with the part that shows them. */
export const goodbyeDocumentsTexts = {
  title: { en: 'Documents from your call', de: 'Dokumente aus Ihrem Gespräch' },
  until: {
    en: 'You can save them here until {time}.',
    de: 'Sie können sie hier bis {time} speichern.',
  },
  failed: {
    en: 'Your documents could not be loaded',
    de: 'Ihre Dokumente konnten nicht geladen werden',
  },
} as const satisfies Readonly<Record<string, Text>>;
