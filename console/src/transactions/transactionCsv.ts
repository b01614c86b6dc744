import type { Transaction } from '@foyer/contracts/payments';

import { csvOf } from '../layout/csv.js';
import { formatDecimal, formatTime } from './amount.js';

export type TransactionRecord = Transaction & { readonly id: string };

type Cell = (payment: TransactionRecord, locale: string) => string | null | undefined;

const text =
  (translate: (key: string) => string) =>
  (key: string): string =>
    translate(`resources.transactions.fields.${key}`);

/** Payments as a table: amounts and times as people write them in the language, states in words. */
export function transactionCsv(
  payments: readonly TransactionRecord[],
  translate: (key: string) => string,
  locale: string,
): string {
  const columns: Readonly<Record<string, Cell>> = {
    createdAt: ({ createdAt }) => formatTime(createdAt, locale),
    amount: ({ amount }) => formatDecimal(amount, locale),
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
  };
  const head = Object.keys(columns).map(text(translate));
  const rows = payments.map((one) => Object.values(columns).map((cell) => cell(one, locale) ?? ''));
  return csvOf([head, ...rows], locale);
}
