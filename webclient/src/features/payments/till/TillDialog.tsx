import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { Skeleton } from '#design/Skeleton.js';
import { useStore } from '#state/store.js';
import { PaymentForm } from './PaymentForm.js';
import { PaymentInHand } from './PaymentInHand.js';
import type { TillInHand } from './useTill.js';

interface TillDialogProps {
  readonly till: TillInHand;
  /** The device that the visitor stands at, if any. */
  readonly visitDeviceId: string | null;
  readonly onClose: () => void;
}

/** Takes a payment. Closing it stops nothing; opened again it shows how things stand. */
export function TillDialog({ till, visitDeviceId, onClose }: TillDialogProps) {
  const { t } = useTranslation();
  const { session, terminals } = till;
  const { phase, transaction, sent, display } = useStore(session.state);
  if (transaction) {
    return (
      <PaymentInHand
        session={session}
        transaction={transaction}
        display={display}
        onClose={onClose}
      />
    );
  }
  if (phase === 'loading') {
    const close = <Button onClick={onClose}>{t('app.close')}</Button>;
    return (
      <Dialog title={t('payments.take')} onClose={onClose} actions={close}>
        <span className="visually-hidden">{t('app.loading')}</span>
        <Skeleton height="12rem" />
      </Dialog>
    );
  }
  return (
    <PaymentForm
      session={session}
      terminals={terminals}
      visitDeviceId={visitDeviceId}
      sent={sent}
      onClose={onClose}
    />
  );
}
