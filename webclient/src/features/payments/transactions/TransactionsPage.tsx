import { paymentRoutes, type PaymentTerminal, type Transaction } from '@foyer/contracts/payments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { LoadFailure } from '#app/LoadFailure.js';
import { useStaff } from '#app/staff/staff-context.js';
import { useLoaded } from '#app/useLoaded.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { Skeleton } from '#design/Skeleton.js';
import { isNarrowed, noFilters } from './filters.js';
import { TransactionDetail } from './TransactionDetail.js';
import { TransactionFiles } from './TransactionFiles.js';
import { TransactionFilters } from './TransactionFilters.js';
import { TransactionRow } from './TransactionRow.js';
import styles from './TransactionsPage.module.css';
import { useTransactions } from './useTransactions.js';

const none: readonly PaymentTerminal[] = [];
const loadTerminals = async (signal: AbortSignal) =>
  (await api.call(paymentRoutes.listPaymentTerminals, { signal })).docs;

/** The payments that a member may see: of agents those of their own calls. */
export function TransactionsPage() {
  const { t } = useTranslation();
  const { wire } = useStaff();
  const [filters, setFilters] = useState(noFilters);
  const [opened, setOpened] = useState<Transaction | null>(null);
  const { listed, problem, again, older } = useTransactions(wire.channel('payment'), filters);
  const terminals = useLoaded(loadTerminals).value ?? none;
  usePageTitle(t('payments.title'));

  const transactions = listed?.transactions ?? [];
  // One that is no longer listed stays open as it was.
  const open = transactions.find(({ _id }) => _id === opened?._id) ?? opened;
  const narrowed = isNarrowed(filters);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t('payments.title')}</h1>
      <TransactionFilters filters={filters} terminals={terminals} onChange={setFilters} />
      {listed === null && problem === null && <Skeleton height="20rem" />}
      {listed && transactions.length === 0 && problem === null && (
        <div className={styles.empty} role="status">
          <h2>{t(narrowed ? 'payments.nothingFound' : 'payments.empty')}</h2>
          <p>{t(narrowed ? 'payments.nothingFoundText' : 'payments.emptyText')}</p>
        </div>
      )}
      {transactions.length > 0 && (
        <TransactionFiles filters={filters} transactions={transactions} />
      )}
      {transactions.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.amount}>
                {t('payments.amount')}
              </th>
              <th scope="col">{t('payments.state')}</th>
              <th scope="col">{t('payments.when')}</th>
              <th scope="col">{t('payments.payer')}</th>
              <th scope="col">{t('payments.deviceName')}</th>
            </tr>
          </thead>
          <tbody>
            {transactions.map((transaction) => (
              <TransactionRow
                key={transaction._id}
                transaction={transaction}
                onOpen={() => setOpened(transaction)}
              />
            ))}
          </tbody>
        </table>
      )}
      {problem !== null && (
        <LoadFailure text={t('payments.loadFailed')} failure={problem} again={again} />
      )}
      {listed?.hasNextPage && problem === null && (
        <Button onClick={older}>{t('payments.older')}</Button>
      )}
      {open && <TransactionDetail transaction={open} onClose={() => setOpened(null)} />}
    </main>
  );
}
