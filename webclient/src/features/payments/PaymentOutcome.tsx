import { terminalReason, type Transaction } from '@foyer/contracts/payments';
import { useTranslation } from 'react-i18next';

import { money } from './money.js';
import styles from './PaymentOutcome.module.css';
import { PaymentState } from './PaymentState.js';
import { isUnderWay } from './stands.js';

/** How a payment stands, and what that means, in plain words. */
export function PaymentOutcome({ transaction }: { transaction: Transaction }) {
  const { t, i18n } = useTranslation();
  const { amount, currency, status, reverseStatus, reason, reversalReason } = transaction;
  const isReversed = reverseStatus !== 'notInitiated';
  const settlement = isReversed
    ? (transaction.reversalSettlement ?? transaction.settlement)
    : transaction.settlement;
  const word = isReversed ? reversalReason : reason;
  const isBad = isReversed
    ? reverseStatus === 'failed' || reverseStatus === 'unknown'
    : status === 'failed' || status === 'canceled' || status === 'unknown';
  return (
    <div className={styles.outcome} role="status" data-testid="payment-outcome">
      <p className={styles.amount}>{money(amount, currency)}</p>
      <p>
        <PaymentState transaction={transaction} />
      </p>
      <p>
        {isReversed
          ? t(`payments.reversalOutcome.${reverseStatus}`)
          : transaction.abortRequested && isUnderWay(transaction)
            ? t('payments.canceling')
            : t(`payments.outcome.${status}`)}
      </p>
      {isBad && word !== null && (
        <p className={styles.reason}>
          {t('payments.reason', { reason: terminalReason(word, i18n.language) })}
        </p>
      )}
      {settlement && (
        <p className={styles.reason}>
          {t(`payments.settledBy.${settlement.by}`, { reason: settlement.reason })}
        </p>
      )}
    </div>
  );
}
