import type { Transaction } from '@foyer/contracts/payments';

import { formatExactMoment } from '#i18n/format.js';
import { formatDecimal } from './amount.js';

export type TransactionRecord = Transaction & { readonly id: string };

type Cell = (payment: TransactionRecord, locale: string) => string | null | undefined;

/**
 * The columns of payments as a table: amounts and times as people write them in the language,
 * states in words.
 */
export const transactionColumns = (
  translate: (key: string) => string,
): Readonly<Record<string, Cell>> => ({
  createdAt: ({ createdAt }, locale) => formatExactMoment(createdAt, locale),
  amount: ({ amount }, locale) => formatDecimal(amount, locale),
  currency: ({ currency }) => currency,
  status: ({ status }) => translate(`payment.status.${status}`),
  reverseStatus: ({ reverseStatus }) => translate(`payment.reversal.${reverseStatus}`),
  deviceName: ({ deviceName }) => deviceName,
  payer: ({ payer }) => payer,
  initiator: ({ initiator }) => initiator,
  purpose: ({ purpose }) => purpose,
  cardCircuit: ({ cardCircuit }) => cardCircuit,
  cardNumber: ({ cardNumber }) => cardNumber,
  STAN: ({ paymentResult }) => paymentResult?.STAN,
  TerminalID: ({ paymentResult }) => paymentResult?.TerminalID,
  id: ({ id }) => id,
  callId: ({ callId }) => callId,
  reconciliationId: ({ reconciliationId }) => reconciliationId,
});
