import type { Text } from '@foyer/contracts/notices';

/**
 * The question before a person's words are taken out of a transcript; apart, since a consent is
 * withdrawn by them.
 */
export const takeOutTexts = {
  takeOut: { en: 'Remove what I said', de: 'Meine Worte entfernen' },
  takeOutText: {
    en: 'What you said is removed from the transcript, and its summary is deleted. This cannot be undone.',
    de: 'Was Sie gesagt haben, wird aus dem Transkript entfernt, und die Zusammenfassung wird gelöscht. Das lässt sich nicht rückgängig machen.',
  },
} as const satisfies Readonly<Record<string, Text>>;
