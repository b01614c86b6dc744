import type { TransactionDocument } from '@foyer/projections/payments';

import { csvLine } from '#platform/http';

const COLUMNS = [
  'id',
  'createdAt',
  'amount',
  'currency',
  'status',
  'reverseStatus',
  'payer',
  'initiator',
  'deviceName',
  'callId',
  'purpose',
  'cardCircuit',
  'cardNumber',
  'STAN',
  'TerminalID',
  'reconciliationId',
] as const;

/** Payments as a table in CSV (RFC 4180), amounts with a decimal point. */
export function transactionTable(transactions: readonly TransactionDocument[]): string {
  const rows = transactions.map((one) => {
    const values: Readonly<Record<(typeof COLUMNS)[number], string | null | undefined>> = {
      ...one,
      id: one._id,
      amount: (one.amount / 100).toFixed(2),
      STAN: one.paymentResult?.STAN,
      TerminalID: one.paymentResult?.TerminalID,
    };
    return COLUMNS.map((column) => values[column] ?? '');
  });
  return [COLUMNS, ...rows].map((row) => csvLine(row)).join('');
}
