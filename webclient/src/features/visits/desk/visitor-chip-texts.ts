import type { Text } from '@foyer/contracts/notices';

/** The words about who comes, before a call and in it. */
export const visitorChipTexts = {
  kiosk: { en: 'Kiosk', de: 'Kiosk' },
  phone: { en: 'Phone', de: 'Telefon' },
  verified: { en: 'Number verified', de: 'Nummer bestätigt' },
  earlierOnce: { en: '1 earlier visit', de: '1 früherer Besuch' },
  earlier: { en: '{count} earlier visits', de: '{count} frühere Besuche' },
  speaks: { en: 'Speaks {language}', de: 'Spricht {language}' },
} as const satisfies Readonly<Record<string, Text>>;
