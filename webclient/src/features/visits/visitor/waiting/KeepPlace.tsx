import type { Text } from '@foyer/contracts/notices';
import { visitMessages } from '@foyer/contracts/visits';
import { useState } from 'react';

import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import { waitingTexts } from '#i18n/waiting-texts.js';
import { company } from '#state/company.js';
import { useStore } from '#state/store.js';
import { applicationOf } from './application-of.js';
import { AskByEmail } from './AskByEmail.js';
import { isNumber } from './reply-of.js';
import type { WaitingProps } from './waiting-props.js';

/** Says in which way the visitor learns of the turn. */
function textOf(sendsMail: boolean, sendsText: boolean): Text {
  if (sendsMail) return waitingTexts.keepPlaceText;
  return sendsText ? waitingTexts.keepPlaceTextNumber : waitingTexts.keepPlaceTextHere;
}

/** Goes, and has a link back sent when it is nearly the turn. */
export function KeepPlace({ portal, session, view }: WaitingProps) {
  const says = useTexts();
  const { sendsMail } = useStore(company);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{says(waitingTexts.keepPlace)}</Button>
      {asked && (
        <AskByEmail
          title={waitingTexts.keepPlace}
          text={textOf(sendsMail, portal.textMessages)}
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
