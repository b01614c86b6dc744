import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { FormDialog } from '#design/FormDialog.js';
import { isReason, ReasonField } from './ReasonField.js';
import { useNotification } from './useNotification.js';

interface ReasonDialogProps {
  readonly title: string;
  /** The action, as the label of the button. */
  readonly action: string;
  readonly doing: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a visitor is served before others who have waited longer. */
export function ReasonDialog({ title, action, doing, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
  const notification = useNotification();
  const [reason, setReason] = useState('');
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setTries(tries + 1);
    if (!isReason(reason)) return;
    setBusy(true);
    if (await notification(() => doing(reason.trim()))) onClose();
    else setBusy(false);
  };
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      isTyped={reason !== ''}
      attempt={tries}
      actions={(leave) => (
        <>
          <Button kind="primary" busy={busy} onClick={() => void go()}>
            {action}
          </Button>
          <Button onClick={leave}>{t('app.cancel')}</Button>
        </>
      )}
    >
      <p>{t('desk.reasonText')}</p>
      <ReasonField
        label={t('desk.reason')}
        value={reason}
        tried={tries > 0}
        autoFocus
        onChange={setReason}
      />
    </FormDialog>
  );
}
