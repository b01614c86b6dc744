import { visitMessages } from '@foyer/contracts/visits';
import { useState } from 'react';

import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import { waitingTexts } from '#i18n/waiting-texts.js';
import { applicationOf } from './application-of.js';
import { AskByEmail } from './AskByEmail.js';
import { isNumber } from './reply-of.js';
import type { WaitingProps } from './waiting-props.js';

/** Goes, and has a link back sent when it is nearly the turn. */
export function KeepPlace({ portal, session, view }: WaitingProps) {
  const says = useTexts();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{says(waitingTexts.keepPlace)}</Button>
      {asked && (
        <AskByEmail
          title={waitingTexts.keepPlace}
          text={waitingTexts.keepPlaceText}
          action={waitingTexts.keepPlaceYes}
          orNumber={portal.textMessages}
          onSend={(to) =>
            applicationOf(session).emit(visitMessages.keepPlace, {
              clientId: view.clientId,
              ...(isNumber(to) ? { phoneNumber: to } : { email: to }),
            })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
