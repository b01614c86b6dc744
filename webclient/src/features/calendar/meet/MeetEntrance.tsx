import { ApiError } from '@foyer/contracts/client';
import { meetingGuestRoutes, type LinkedMeeting } from '@foyer/contracts/calendar';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { publicApi } from '#app/api.js';
import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import type { GuestPass } from '../../sessions/call/guest-pass.js';
import { isWholePin, PinField } from '../../sessions/PinField.js';
import { useAct } from '../../sessions/useAct.js';
import { ownClock } from '../times.js';
import { browserKey } from './browser-key.js';
import styles from './MeetPage.module.css';

interface MeetEntranceProps {
  readonly meeting: LinkedMeeting;
  readonly guest: GuestPass;
  readonly invitation: string | null;
  /** The name of the guest in the address; a suggestion for a person who was not invited. */
  readonly userName: string;
}

/** The way in: at once for who was invited; for others a name, and the PIN where there is one. */
export function MeetEntrance({ meeting, guest, invitation, userName }: MeetEntranceProps) {
  const { t } = useTranslation();
  const { _id: eventId, pinNeeded, knockNeeded } = meeting;
  const [name, setName] = useState(userName === 'guest' ? '' : userName);
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState(false);
  const [inUse, setInUse] = useState(false);
  const { act, busy, problem } = useAct();
  const element = useRef<HTMLFormElement>(null);
  useFocusProblem(element, `${problem} ${wrong}`);
  const invited = meeting.guest;
  const enter = (event: SyntheticEvent) => {
    event.preventDefault();
    setWrong(false);
    void act(async () => {
      const by =
        invited !== null && invitation !== null
          ? {
              ...{ invitation, browserKey: browserKey(), reads: ownClock() },
              ...(inUse && { displayName: name.trim() }),
            }
          : { displayName: name.trim(), ...(pinNeeded && { pin }) };
      try {
        const body = { eventId, ...by };
        const { meetingId, ...given } = await publicApi.call(meetingGuestRoutes.enterMeeting, {
          body,
        });
        guest.take({ ...given, sessionId: meetingId });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'MEETING_PIN_WRONG') setWrong(true);
        else {
          if (error instanceof ApiError && error.code === 'INVITATION_IN_USE') setInUse(true);
          throw error;
        }
      }
    });
  };
  const isKnown = invited !== null && !inUse;
  const needsPin = invited === null && pinNeeded;
  const isWhole = isKnown || (name.trim() !== '' && (!needsPin || isWholePin(pin)));
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={enter}>
      <FormProblem text={problem} />
      {isKnown && <p>{t('calendar.meet.invited', { name: invited.displayName })}</p>}
      {invited === null && invitation !== null && <p>{t('calendar.meet.invalid')}</p>}
      {!isKnown && (
        <Field
          label={t('calendar.meet.name')}
          hint={t('sessionCall.guestNameHint')}
          value={name}
          maxLength={100}
          autoComplete="name"
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {needsPin && (
        <PinField pin={pin} wrong={wrong} hint={t('calendar.meet.pin')} onChange={setPin} />
      )}
      <Button type="submit" kind="primary" wide busy={busy} disabled={!isWhole}>
        {t(knockNeeded || inUse ? 'calendar.meet.enterKnock' : 'calendar.meet.enter')}
      </Button>
    </form>
  );
}
