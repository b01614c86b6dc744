import type { Text } from '@foyer/contracts/notices';

/** The texts about a payment for its payer; loaded with the part that shows them. */
export const payerPaymentTexts = {
  title: { en: 'Your payment', de: 'Ihre Zahlung' },
  pay: { en: 'Please pay at the terminal.', de: 'Bitte zahlen Sie am Terminal.' },
  success: {
    en: 'Paid. Your receipt will be here in a moment.',
    de: 'Bezahlt. Ihr Beleg ist gleich da.',
  },
  paid: { en: 'Paid.', de: 'Bezahlt.' },
  failed: {
    en: 'The payment did not work. Nothing was charged.',
    de: 'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht.',
  },
  canceled: {
    en: 'The payment was canceled. Nothing was charged.',
    de: 'Die Zahlung wurde abgebrochen. Es wurde nichts abgebucht.',
  },
  unknown: {
    en: 'It is not certain yet whether the payment went through. Please do not pay again: we are finding out.',
    de: 'Es ist noch nicht sicher, ob die Zahlung gelungen ist. Bitte zahlen Sie nicht noch einmal: Wir klären das.',
  },
} as const satisfies Readonly<Record<string, Text>>;
