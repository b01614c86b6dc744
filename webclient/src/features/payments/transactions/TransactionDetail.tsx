import { permits } from '@foyer/contracts/identity';
import { paymentMessages, type Transaction } from '@foyer/contracts/payments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { newId } from '#app/new-id.js';
import { useStaff } from '#app/staff/staff-context.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { formatMoment } from '#i18n/format.js';
import { PaymentOutcome } from '../PaymentOutcome.js';
import { ReceiptCode } from '../ReceiptCode.js';
import { Reversal } from '../Reversal.js';
import { isReversible } from '../stands.js';
import styles from './TransactionsPage.module.css';

interface TransactionDetailProps {
  readonly transaction: Transaction;
  readonly onClose: () => void;
}

/** One payment with its receipts, and the way to give it back. */
export function TransactionDetail({ transaction, onClose }: TransactionDetailProps) {
  const { t } = useTranslation();
  const { profile, wire } = useStaff();
  const [asking, setAsking] = useState(false);
  const [minted, setMinted] = useState(() => newId());
  const { _id, deviceId, status, reverseStatus, cardCircuit, cardNumber } = transaction;
  const facts = [
    [t('payments.when'), formatMoment(transaction.createdAt)],
    [t('payments.payer'), transaction.payer],
    [t('payments.agent'), transaction.initiator],
    [t('payments.deviceName'), transaction.deviceName],
    [t('payments.purpose'), transaction.purpose],
    [t('payments.card'), [cardCircuit, cardNumber].filter((part) => part !== null).join(' ')],
    [t('payments.reference'), transaction.paymentResult?.STAN],
    [t('payments.id'), _id],
  ] as const;
  const reverse = async () => {
    // The same id until the server has taken it; a new one after a final failure.
    const reversalId = transaction.reversalId === minted ? newId() : minted;
    setMinted(reversalId);
    const message = paymentMessages.initiateRevertPayment;
    await wire.channel('payment').emit(message, { transactionId: _id, reversalId, deviceId });
  };
  return (
    <>
      <Dialog
        title={t('payments.detail')}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{t('app.close')}</Button>
            {isReversible(transaction) && permits('payments.use', profile.role) && (
              <Button kind="quiet" onClick={() => setAsking(true)}>
                {t('payments.reverse')}
              </Button>
            )}
          </>
        }
      >
        <PaymentOutcome transaction={transaction} />
        <dl className={styles.facts}>
          {facts
            .filter(([, fact]) => fact !== null && fact !== undefined && fact !== '')
            .map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
        </dl>
        {status === 'success' && <ReceiptCode transactionId={_id} kind="payment" />}
        {reverseStatus === 'success' && <ReceiptCode transactionId={_id} kind="reversal" />}
      </Dialog>
      {asking && (
        <Reversal transaction={transaction} reverse={reverse} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
