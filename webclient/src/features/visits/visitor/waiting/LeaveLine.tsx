import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '../../../../app/message-of.js';
import { Button } from '../../../../design/Button.js';
import { Dialog } from '../../../../design/Dialog.js';
import { toast } from '../../../../design/toasts.js';
import { useTexts } from '../../../../i18n/useTexts.js';
import { waitingTexts } from '../../../../i18n/waiting-texts.js';
import type { WaitingProps } from './waiting-props.js';

/** Gives up the place, after a question. */
export function LeaveLine({ session, view }: Pick<WaitingProps, 'session' | 'view'>) {
  const { t } = useTranslation();
  const says = useTexts();
  const [leaving, setLeaving] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await session.leaveLine();
    } catch (error) {
      toast(messageOf(error, t), 'problem');
      setBusy(false);
      setLeaving(false);
    }
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setLeaving(true)}>
        {t('visitor.leave')}
      </Button>
      {leaving && (
        <Dialog
          title={says(waitingTexts.leaveTitle)}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button kind="danger" busy={busy} onClick={() => void leave()}>
                {t('visitor.leaveYes')}
              </Button>
              <Button onClick={() => setLeaving(false)}>{t('visitor.leaveNo')}</Button>
            </>
          }
        >
          <p>{says(waitingTexts.leaveText).replace('{position}', String(view.position ?? 1))}</p>
        </Dialog>
      )}
    </>
  );
}
