import type { PayerPayment } from '@foyer/contracts/payments';

import { Icon } from '#design/Icon.js';
import { useTexts } from '#i18n/useTexts.js';
import { money } from '../money.js';
import { payerPaymentTexts as texts } from './payer-payment-texts.js';
import styles from './PayerPaymentDialog.module.css';

interface PayerAmountProps extends Pick<PayerPayment, 'amount' | 'currency' | 'status'> {
  /** True where the receipt stands below. */
  readonly hasReceipt?: boolean;
}

/** The amount in large figures, and what the payer does now, or how it went. */
export function PayerAmount({ amount, currency, status, hasReceipt = false }: PayerAmountProps) {
  const says = useTexts();
  const isDue = status === 'pending' || status === 'in_progress';
  const text = isDue ? texts.pay : hasReceipt ? texts.paid : texts[status];
  const icon = isDue ? 'card' : status === 'success' ? 'check' : 'warning';
  return (
    <div className={styles.payment} data-testid="payer-payment" data-status={status}>
      <p className={styles.amount}>{money(amount, currency)}</p>
      <p className={styles.said} data-status={status} role="status">
        <Icon name={icon} />
        {says(text)}
      </p>
    </div>
  );
}
