import {
  FilterButton,
  FunctionField,
  TextField,
  TopToolbar,
  useLocaleState,
  useTranslate,
} from 'react-admin';

import { LinkField } from '#layout/LinkField.js';
import { LocalDate } from '#layout/LocalDate.js';
import { ResourceList } from '#layout/ResourceList.js';
import { formatExactMoment } from '#i18n/format.js';
import { ExportCsv } from '#layout/ExportCsv.js';
import { formatAmount } from './amount.js';
import { DownloadReceipts } from './DownloadReceipts.js';
import { type TransactionRecord, transactionColumns } from './transactionColumns.js';
import { transactionFilters } from './transactionFilters.js';
import { ReversalState, TransactionState } from './TransactionState.js';

/** Saves all payments that the filters find, not only those of the page, as a table. */
function ExportTransactions() {
  const translate = useTranslate();
  return (
    <ExportCsv<TransactionRecord>
      columns={transactionColumns(translate)}
      busyLabel="payment.exporting"
    />
  );
}

const actions = (
  <TopToolbar>
    <FilterButton />
    <ExportTransactions />
  </TopToolbar>
);

/** All payments, newest first. */
export function TransactionList() {
  const [locale] = useLocaleState();
  const amount = (one: TransactionRecord) => formatAmount(one.amount, one.currency, locale);
  const reversal = ({ reverseStatus }: TransactionRecord) =>
    reverseStatus === 'notInitiated' ? '–' : <ReversalState status={reverseStatus} />;
  return (
    <ResourceList<TransactionRecord>
      texts="payment"
      sort={['createdAt', 'DESC']}
      filters={{ all: transactionFilters }}
      actions={actions}
      bulkActions={<DownloadReceipts />}
      rowClick="show"
      narrow={{
        below: 'md',
        primaryText: (one) => `${amount(one)} · ${one.payer ?? '–'}`,
        secondaryText: (one) =>
          `${formatExactMoment(one.createdAt, locale)} · ${one.deviceName ?? '–'}`,
        tertiaryText: ({ status, reverseStatus }) => (
          <>
            <TransactionState status={status} />
            {reverseStatus !== 'notInitiated' && <ReversalState status={reverseStatus} />}
          </>
        ),
      }}
    >
      <LocalDate source="createdAt" showTime />
      <LinkField<TransactionRecord>
        source="amount"
        textAlign="right"
        to="show"
        render={amount}
        sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
      />
      <TextField source="currency" sortable={false} />
      <FunctionField<TransactionRecord>
        source="status"
        render={({ status }) => <TransactionState status={status} />}
      />
      <FunctionField<TransactionRecord> source="reverseStatus" sortable={false} render={reversal} />
      <TextField source="deviceName" emptyText="–" />
      <TextField source="payer" sortable={false} emptyText="–" />
      <TextField source="initiator" sortable={false} emptyText="–" />
    </ResourceList>
  );
}
