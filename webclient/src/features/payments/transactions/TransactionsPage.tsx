import type { Transaction } from '@foyer/contracts/payments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { TablePage } from '#app/queries/TablePage.js';
import { useStaff } from '#app/staff/staff-context.js';
import { useAddressed } from '#app/useAddressed.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { paymentQueries } from '../payment-queries.js';
import { isNarrowed, knownFilters, noFilters } from './filters.js';
import { TransactionDetail } from './TransactionDetail.js';
import { TransactionFiles } from './TransactionFiles.js';
import { TransactionFilters } from './TransactionFilters.js';
import { TransactionRow } from './TransactionRow.js';
import styles from './TransactionsPage.module.css';
import { useTransactions } from './useTransactions.js';

/** The payments that a member may see: of agents those of their own calls. */
export function TransactionsPage() {
  const { t } = useTranslation();
  const { wire } = useStaff();
  const [filters, setFilters] = useAddressed(noFilters, knownFilters);
  const [opened, setOpened] = useState<Transaction | null>(null);
  const list = useTransactions(wire.channel('payment'), filters);
  const terminals = useQuery(paymentQueries.terminals()).data ?? [];
  usePageTitle(t('payments.title'));

  const transactions = list.data ?? [];
  // One that is no longer listed stays open as it was.
  const open = transactions.find(({ _id }) => _id === opened?._id) ?? opened;
  const narrowed = isNarrowed(filters);
  return (
    <>
      <TablePage
        list={list}
        look={styles.table}
        columns={[
          { text: t('payments.amount'), isFigure: true },
          { text: t('payments.state') },
          { text: t('payments.when') },
          { text: t('payments.payer') },
          { text: t('payments.deviceName') },
        ]}
        row={(transaction) => (
          <TransactionRow
            key={transaction._id}
            transaction={transaction}
            onOpen={() => setOpened(transaction)}
          />
        )}
        empty={{
          title: t(narrowed ? 'payments.nothingFound' : 'payments.empty'),
          text: t(narrowed ? 'payments.nothingFoundText' : 'payments.emptyText'),
        }}
        failed={t('payments.loadFailed')}
        older={t('payments.older')}
      >
        <h1 className={styles.title}>{t('payments.title')}</h1>
        <TransactionFilters filters={filters} terminals={terminals} onChange={setFilters} />
        {transactions.length > 0 && (
          <TransactionFiles filters={filters} transactions={transactions} />
        )}
      </TablePage>
      {open && <TransactionDetail transaction={open} onClose={() => setOpened(null)} />}
    </>
  );
}
