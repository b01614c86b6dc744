import { REASON_LENGTH } from '@foyer/contracts/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../design/Button.js';
import { Dialog } from '../../../design/Dialog.js';
import { TextArea } from '../../../design/TextArea.js';
import { useNotification } from './useNotification.js';

interface ReasonDialogProps {
  readonly title: string;
  /** What is done, on the button. */
  readonly action: string;
  readonly doing: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why somebody is served before others who have waited longer. */
export function ReasonDialog({ title, action, doing, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
  const notification = useNotification();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const go = async () => {
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
          <Button
            kind="primary"
            busy={busy}
            disabled={reason.trim().length < REASON_LENGTH.min}
            onClick={() => void go()}
          >
            {action}
          </Button>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
        </>
      }
    >
      <p>{t('desk.reasonText')}</p>
      <TextArea
        label={t('desk.reason')}
        value={reason}
        maxLength={REASON_LENGTH.max}
        rows={3}
        autoFocus
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
