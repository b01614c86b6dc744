import { visitMessages } from '@foyer/contracts/visits';
import { useState } from 'react';

import { Button } from '../../../../design/Button.js';
import { useTexts } from '../../../../i18n/useTexts.js';
import { waitingTexts } from '../../../../i18n/waiting-texts.js';
import { applicationOf } from './application-of.js';
import { AskByEmail } from './AskByEmail.js';
import type { WaitingProps } from './waiting-props.js';

/** Goes, and has a link back sent when it is nearly the turn. */
export function KeepPlace({ session, view }: Pick<WaitingProps, 'session' | 'view'>) {
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
          onSend={(email) =>
            applicationOf(session).emit(visitMessages.keepPlace, {
              clientId: view.clientId,
              email,
            })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
