import { visitMessages } from '@foyer/contracts/visits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { toast } from '#design/toasts.js';
import { useTexts } from '#i18n/useTexts.js';
import { waitingTexts } from '#i18n/waiting-texts.js';
import { company } from '#state/company.js';
import { useStore } from '#state/store.js';
import { applicationOf } from './application-of.js';
import styles from './LongWait.module.css';
import type { WaitingProps } from './waiting-props.js';

/**
 * The visitor may leave: the place is kept until the visitor ends that here or by the link of the
 * mail.
 */
export function PlaceKept({ session, view }: Pick<WaitingProps, 'session' | 'view'>) {
  const { t } = useTranslation();
  const says = useTexts();
  const [busy, setBusy] = useState(false);
  const called = view.placeKept === 'called';
  const { sendsMail } = useStore(company);
  const [keptText, calledText] = sendsMail
    ? [waitingTexts.keptText, waitingTexts.calledText]
    : [waitingTexts.keptTextHere, waitingTexts.calledTextHere];
  const comeBack = async () => {
    setBusy(true);
    try {
      const { clientId } = view;
      await applicationOf(session).emit(visitMessages.returnToPlace, { clientId });
    } catch (error) {
      toast(messageOf(error, t), 'problem');
    }
    setBusy(false);
  };
  return (
    <div className={styles.notice} role="status" data-testid="place-kept">
      <h2>{says(called ? waitingTexts.called : waitingTexts.kept)}</h2>
      <p>{says(called ? calledText : keptText)}</p>
      <Button kind="primary" busy={busy} onClick={() => void comeBack()}>
        {says(waitingTexts.here)}
      </Button>
    </div>
  );
}
