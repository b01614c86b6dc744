import type { Text } from '@foyer/contracts/notices';

/** Said after the call of a meeting that was called off while people were in it, or waited for it. */
export const calledOffTexts = {
  title: { en: 'The meeting was called off', de: 'Der Termin wurde abgesagt' },
  text: {
    en: 'The call has ended for everyone.',
    de: 'Der Anruf ist für alle beendet.',
  },
} as const satisfies Readonly<Record<string, Text>>;
