import type { TransactionDocument } from '@foyer/projections/payments';

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
    return COLUMNS.map((column) => cell(values[column] ?? ''));
  });
  return [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/**
 * What a spreadsheet would take for a formula is made plain text. A text with the separator of any language is quoted, so that
 * none begins a cell in its middle.
 */
function cell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
