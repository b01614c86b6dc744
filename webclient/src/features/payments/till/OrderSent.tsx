import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { FormProblem } from '#design/FormProblem.js';
import { money } from '../money.js';
import outcome from '../PaymentOutcome.module.css';
import type { Till } from './till-session.js';

interface OrderSentProps {
  readonly sent: NonNullable<Till['sent']>;
  readonly busy: boolean;
  readonly sendAgain: () => void;
  readonly onClose: () => void;
}

/**
 * A payment that was sent and does not show yet. It may have arrived, so it cannot be changed any
 * more.
 */
export function OrderSent({ sent, busy, sendAgain, onClose }: OrderSentProps) {
  const { t } = useTranslation();
  const { order, acknowledged } = sent;
  return (
    <Dialog
      title={t('payments.take')}
      onClose={onClose}
      actions={
        <>
          {!acknowledged && (
            <Button kind="primary" busy={busy} onClick={sendAgain}>
              {t('payments.sendAgain')}
            </Button>
          )}
          <Button onClick={onClose}>{t('app.close')}</Button>
        </>
      }
    >
      <p className={outcome.amount}>{money(order.amount, order.currency)}</p>
      {acknowledged ? (
        <p role="status">{t('payments.sending')}</p>
      ) : (
        <FormProblem text={t('payments.unanswered')} />
      )}
    </Dialog>
  );
}
