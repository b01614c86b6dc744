import type { Text } from '@foyer/contracts/notices';

/** The words about who comes, before a call. */
export const visitorChipTexts = {
  kiosk: { en: 'Kiosk', de: 'Kiosk' },
  speaks: { en: 'Speaks {language}', de: 'Spricht {language}' },
} as const satisfies Readonly<Record<string, Text>>;
