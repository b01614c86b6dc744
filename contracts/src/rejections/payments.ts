import type { Rejection } from './rejection.js';

/** Errors around payments, their receipts and the day's end. */
export const paymentRejections = {
  TRANSACTION_NOT_FOUND: {
    status: 404,
    en: 'This payment does not exist.',
    de: 'Diese Zahlung gibt es nicht.',
  },
  PAYMENT_KEY_REUSED: {
    status: 422,
    en: 'This payment was already started with other details.',
    de: 'Diese Zahlung wurde bereits mit anderen Angaben begonnen.',
  },
  TERMINAL_NOT_FOUND: {
    status: 404,
    en: 'This device has no active payment terminal.',
    de: 'Dieses Gerät hat kein aktives Zahlungsterminal.',
  },
  TERMINAL_ELSEWHERE: {
    status: 403,
    en: 'This terminal belongs neither to your call nor to one of your portals.',
    de: 'Dieses Terminal gehört weder zu Ihrem Gespräch noch zu einem Ihrer Portale.',
  },
  TERMINAL_BUSY: {
    status: 409,
    en: 'The terminal is busy. Please wait until it has finished.',
    de: 'Das Terminal ist belegt. Bitte warten Sie, bis es fertig ist.',
  },
  TERMINAL_OFFLINE: {
    status: 409,
    en: 'The terminal is offline.',
    de: 'Das Terminal ist offline.',
  },
  PAYMENT_NOT_UNDER_WAY: {
    status: 409,
    en: 'This payment is over already.',
    de: 'Diese Zahlung ist bereits beendet.',
  },
  PAYMENT_NOT_REVERSIBLE: {
    status: 409,
    en: 'This payment cannot be reversed.',
    de: 'Diese Zahlung kann nicht storniert werden.',
  },
  REVERSAL_UNDER_WAY: {
    status: 409,
    en: 'This payment is being reversed already.',
    de: 'Diese Zahlung wird bereits storniert.',
  },
  PAYMENT_ALREADY_REVERSED: {
    status: 409,
    en: 'This payment was reversed already.',
    de: 'Diese Zahlung wurde bereits storniert.',
  },
  OUTCOME_KNOWN: {
    status: 409,
    en: 'The outcome is known already; there is nothing to settle.',
    de: 'Das Ergebnis steht bereits fest; es gibt nichts zu klären.',
  },
  RECEIPT_NOT_FOUND: {
    status: 404,
    en: 'There is no receipt for this.',
    de: 'Dafür gibt es keinen Beleg.',
  },
  RECEIPT_NOT_READY: {
    status: 409,
    en: 'The receipt is not ready yet: the outcome is still open.',
    de: 'Der Beleg liegt noch nicht vor: Das Ergebnis steht noch aus.',
  },
  RECONCILIATION_NOT_FOUND: {
    status: 404,
    en: 'This reconciliation does not exist.',
    de: 'Diesen Kassenabschluss gibt es nicht.',
  },
  RECONCILIATION_KEY_REUSED: {
    status: 422,
    en: 'This reconciliation was already started for another device.',
    de: 'Dieser Kassenabschluss wurde bereits für ein anderes Gerät begonnen.',
  },
  DIFFERENCE_NOT_FOUND: {
    status: 404,
    en: 'This difference does not exist.',
    de: 'Diese Differenz gibt es nicht.',
  },
} as const satisfies Record<string, Rejection>;
