import { visitMessages } from '@foyer/contracts/visits';
import { useState } from 'react';

import { Button } from '#design/Button.js';
import { currentLanguage } from '#i18n/language.js';
import { useTexts } from '#i18n/useTexts.js';
import { waitingTexts } from '#i18n/waiting-texts.js';
import { applicationOf } from './application-of.js';
import { AskByEmail } from './AskByEmail.js';
import styles from './LongWait.module.css';
import type { WaitingProps } from './waiting-props.js';

/**
 * It takes longer than the portal wants: its words about it, and a message in the place of waiting.
 */
export function LongWait({ portal, session, view }: WaitingProps) {
  const says = useTexts();
  const [writing, setWriting] = useState(false);
  const { message, messageEn } = portal.longestWait;
  const [own, other] = currentLanguage() === 'en' ? [messageEn, message] : [message, messageEn];
  return (
    <div className={styles.notice} role="status" data-testid="long-wait">
      <p>{own || other || says(waitingTexts.takesLong)}</p>
      {view.longWait === 'emailForm' && (
        <Button onClick={() => setWriting(true)}>{says(waitingTexts.write)}</Button>
      )}
      {writing && (
        <AskByEmail
          withWords
          title={waitingTexts.write}
          text={waitingTexts.writeText}
          action={waitingTexts.send}
          onSend={(email, text) =>
            applicationOf(session).emit(visitMessages.leaveMessage, {
              clientId: view.clientId,
              email,
              text,
            })
          }
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
}
