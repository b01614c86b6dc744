import type { Text } from '@foyer/contracts/notices';

/** The words around what a visitor reads at a kiosk. */
export const readingTexts = {
  title: { en: 'For you to read', de: 'Für Sie zum Lesen' },
  close: { en: 'Close', de: 'Schließen' },
  open: { en: 'Read', de: 'Lesen' },
} as const satisfies Readonly<Record<string, Text>>;
