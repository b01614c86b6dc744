import { useTranslate } from 'react-admin';

import { ExportCsv } from '../layout/ExportCsv.js';
import { transactionColumns, type TransactionRecord } from './transactionColumns.js';

/** Saves all payments that the filters find, not only those of the page, as a table. */
export function ExportTransactions() {
  const translate = useTranslate();
  return (
    <ExportCsv<TransactionRecord>
      columns={transactionColumns(translate)}
      busyLabel="payment.exporting"
    />
  );
}
