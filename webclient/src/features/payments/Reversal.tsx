import type { Transaction } from '@foyer/contracts/payments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { FormProblem } from '#design/FormProblem.js';
import { money } from './money.js';

interface ReversalProps {
  readonly transaction: Transaction;
  /** Sends the reversal; rejects where it was refused. */
  readonly reverse: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a payment is given back, and names the amount. */
export function Reversal({ transaction: { amount, currency }, reverse, onClose }: ReversalProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const shown = { amount: money(amount, currency) };
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await reverse();
      onClose();
    } catch (error) {
      setProblem(messageOf(error, t));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('payments.reverseTitle', shown)}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" busy={busy} onClick={() => void confirm()}>
            {t('payments.reverseYes', shown)}
          </Button>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
        </>
      }
    >
      <p>{t('payments.reverseText', shown)}</p>
      <FormProblem text={problem} />
    </Dialog>
  );
}
