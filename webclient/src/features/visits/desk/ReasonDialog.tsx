import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
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
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setTried(true);
    if (!isReason(reason)) return;
    setBusy(true);
    if (await notification(() => doing(reason.trim()))) onClose();
    else setBusy(false);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" busy={busy} onClick={() => void go()}>
            {action}
          </Button>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
        </>
      }
    >
      <p>{t('desk.reasonText')}</p>
      <ReasonField
        label={t('desk.reason')}
        value={reason}
        tried={tried}
        autoFocus
        onChange={setReason}
      />
    </Dialog>
  );
}
