import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { useTexts } from '#i18n/useTexts.js';
import { waitingTexts } from '#i18n/waiting-texts.js';
import { useLeaveLine } from '../useLeaveLine.js';
import type { WaitingProps } from './waiting-props.js';

/** Gives up the place, after a question. */
export function LeaveLine({ session, view }: Pick<WaitingProps, 'session' | 'view'>) {
  const { t } = useTranslation();
  const says = useTexts();
  const { isAsking, isBusy, ask, stay, leave } = useLeaveLine(session);
  return (
    <>
      <Button kind="quiet" onClick={ask}>
        {t('visitor.leave')}
      </Button>
      {isAsking && (
        <Dialog
          title={says(waitingTexts.leaveTitle)}
          onClose={stay}
          actions={
            <>
              <Button kind="danger" busy={isBusy} onClick={() => void leave()}>
                {t('visitor.leaveYes')}
              </Button>
              <Button onClick={stay}>{t('visitor.leaveNo')}</Button>
            </>
          }
        >
          <p>{says(waitingTexts.leaveText).replace('{position}', String(view.position ?? 1))}</p>
        </Dialog>
      )}
    </>
  );
}
