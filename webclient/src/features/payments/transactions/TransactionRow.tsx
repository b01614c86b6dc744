import type { Transaction } from '@foyer/contracts/payments';
import { useTranslation } from 'react-i18next';

import { formatMoment } from '#i18n/format.js';
import { money } from '../money.js';
import { PaymentState } from '../PaymentState.js';
import styles from './TransactionsPage.module.css';

interface TransactionRowProps {
  readonly transaction: Transaction;
  readonly onOpen: () => void;
}

/** One payment as a row; on a phone as a card. */
export function TransactionRow({ transaction, onOpen }: TransactionRowProps) {
  const { t } = useTranslation();
  const { amount, currency, createdAt, payer, deviceName } = transaction;
  const shown = money(amount, currency);
  return (
    <tr>
      <td className={styles.amount}>
        <button
          type="button"
          className={styles.open}
          aria-label={t('payments.details', { amount: shown })}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {shown}
        </button>
      </td>
      <td>
        <PaymentState transaction={transaction} />
      </td>
      <td>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </td>
      <td>{payer ?? t('desk.visitor')}</td>
      <td>{deviceName ?? '–'}</td>
    </tr>
  );
}
