import type { Transaction } from '@foyer/contracts/payments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { FormProblem } from '#design/FormProblem.js';
import { PaymentOutcome } from '../PaymentOutcome.js';
import { ReceiptCode } from '../ReceiptCode.js';
import { Reversal } from '../Reversal.js';
import { isBeingReversed, isReversible, isUnderWay } from '../stands.js';
import styles from './PaymentForm.module.css';
import type { TillSession } from './till-session.js';

interface PaymentInHandProps {
  readonly session: TillSession;
  readonly transaction: Transaction;
  /** The terminal's text for the cashier. */
  readonly display: readonly string[];
  readonly onClose: () => void;
}

/** A payment from the moment it is known to the server: under way, ended, reversed. */
export function PaymentInHand({ session, transaction, display, onClose }: PaymentInHandProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [aborting, setAborting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { _id, status, reverseStatus, abortRequested } = transaction;
  const underWay = isUnderWay(transaction);
  const atTerminal = underWay || isBeingReversed(transaction);
  const abort = async () => {
    setAborting(true);
    setProblem(undefined);
    try {
      await session.abort();
    } catch (error) {
      setProblem(messageOf(error, t));
    }
    setAborting(false);
  };
  return (
    <>
      <Dialog
        title={t('payments.detail')}
        onClose={onClose}
        actions={
          <>
            {/* Has the focus when the payment begins, so that a key held too long cancels nothing. */}
            <Button onClick={onClose}>{t('app.close')}</Button>
            {underWay ? (
              <Button kind="danger" busy={aborting || abortRequested} onClick={() => void abort()}>
                {t('payments.cancel')}
              </Button>
            ) : (
              !atTerminal && (
                <Button kind="primary" onClick={() => session.startAnew()}>
                  {t('payments.another')}
                </Button>
              )
            )}
            {isReversible(transaction) && (
              <Button kind="quiet" onClick={() => setAsking(true)}>
                {t('payments.reverse')}
              </Button>
            )}
          </>
        }
      >
        <PaymentOutcome transaction={transaction} />
        {atTerminal && (
          <section className={styles.display} aria-label={t('payments.display')}>
            <span className={styles.displayName} aria-hidden="true">
              {t('payments.display')}
            </span>
            <pre className={styles.lines} aria-live="polite" data-testid="cashier-display">
              {display.join('\n')}
            </pre>
          </section>
        )}
        {status === 'success' && !atTerminal && (
          <ReceiptCode
            transactionId={_id}
            kind={reverseStatus === 'success' ? 'reversal' : 'payment'}
          />
        )}
        <FormProblem text={problem} />
      </Dialog>
      {asking && (
        <Reversal
          transaction={transaction}
          reverse={() => session.reverse(transaction)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
