import type { Text } from '@foyer/contracts/notices';

/** The texts about the receipt for its payer; loaded with the part that shows them. */
export const receiptForPayerTexts = {
  payment: { en: 'Your receipt', de: 'Ihr Beleg' },
  reversal: { en: 'Your receipt of the reversal', de: 'Ihr Stornobeleg' },
  scan: {
    en: 'Scan this code with your phone to keep the receipt.',
    de: 'Scannen Sie diesen Code mit Ihrem Handy, um den Beleg zu behalten.',
  },
  code: { en: 'Code that leads to the receipt', de: 'Code, der zum Beleg führt' },
  open: { en: 'Open receipt', de: 'Beleg öffnen' },
  close: { en: 'Close', de: 'Schließen' },
} as const satisfies Readonly<Record<string, Text>>;
