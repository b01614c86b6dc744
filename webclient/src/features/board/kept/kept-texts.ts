import type { Text } from '@foyer/contracts/notices';

/** The texts about the documents of a call that is over. */
export const keptTexts = {
  open: { en: 'Documents', de: 'Dokumente' },
  openOf: { en: 'Documents of the call {name}', de: 'Dokumente des Gesprächs {name}' },
  title: { en: 'Documents of the call', de: 'Dokumente des Gesprächs' },
  drawn: { en: 'With drawings', de: 'Mit Zeichnungen' },
  blank: { en: 'Whiteboard', de: 'Whiteboard' },
  save: { en: 'Download {name} with drawings', de: '{name} mit Zeichnungen herunterladen' },
  close: { en: 'Close', de: 'Schließen' },
} as const satisfies Readonly<Record<string, Text>>;
