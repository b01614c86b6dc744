import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';

interface EndCallDialogProps {
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** Asks if the call must end for all participants. */
export function EndCallDialog({ onEnd, onClose }: EndCallDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('sessionCall.endTitle')}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" onClick={onEnd}>
            {t('call.endForAll')}
          </Button>
          <Button onClick={onClose}>{t('call.stay')}</Button>
        </>
      }
    >
      <p>{t('sessionCall.endText')}</p>
    </Dialog>
  );
}
