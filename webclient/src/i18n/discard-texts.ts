import type { Text } from '@foyer/contracts/notices';

/** The question before typed input is discarded; loaded with the dialogs that ask it. */
export const discardTexts = {
  question: { en: 'Discard what you have entered?', de: 'Eingaben verwerfen?' },
  yes: { en: 'Discard', de: 'Verwerfen' },
  no: { en: 'Keep editing', de: 'Weiter bearbeiten' },
} satisfies Readonly<Record<string, Text>>;
