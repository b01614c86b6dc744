import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#design/Avatar.js';
import { Badge } from '#design/Badge.js';
import { Choice } from '#design/Choice.js';
import { IconButton } from '#design/IconButton.js';
import { useStaff } from '#app/staff/staff-context.js';
import { MemberSearch } from '../../sessions/MemberSearch.js';
import styles from '../CalendarPage.module.css';
import type { DraftAttendee } from './draft.js';
import { GuestPicker } from './GuestPicker.js';

interface AttendeePickerProps {
  readonly attendees: readonly DraftAttendee[];
  readonly problem?: string | undefined;
  readonly onChange: (attendees: readonly DraftAttendee[]) => void;
}

/** Chooses the invited people, and how they are notified. */
export function AttendeePicker({ attendees, problem, onChange }: AttendeePickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const { profile } = useStaff();
  const [kind, setKind] = useState<'addMember' | 'addGuest'>('addMember');
  const except = [profile._id, ...attendees.map(({ attendeeId }) => attendeeId)];
  const add = (attendeeType: DraftAttendee['attendeeType'], attendeeId: string, name: string) => {
    const mode = { email: true, msg: false };
    onChange([...attendees, { attendeeId, attendeeType, name, mode }]);
  };
  const set = (attendeeId: string, mode: Partial<DraftAttendee['mode']>) =>
    onChange(
      attendees.map((one) =>
        one.attendeeId === attendeeId ? { ...one, mode: { ...one.mode, ...mode } } : one,
      ),
    );
  return (
    <fieldset className={styles.group} aria-describedby={problem && id}>
      <legend>{t('calendar.form.invite')}</legend>
      {problem && (
        <p id={id} className={styles.wrong} role="alert">
          {problem}
        </p>
      )}
      {attendees.length > 0 && (
        <ul className={styles.list}>
          {attendees.map(({ attendeeId, attendeeType, name, mode }) => (
            <li key={attendeeId} className={styles.row}>
              <Avatar name={name} />
              <span className={styles.what}>
                {name || t('calendar.forgotten')}{' '}
                {attendeeType === 'Guest' && <Badge>{t('calendar.guest')}</Badge>}
              </span>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={mode.email}
                  onChange={({ target }) => set(attendeeId, { email: target.checked })}
                />
                {t('calendar.form.byMail')}
              </label>
              {attendeeType === 'Guest' && (
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={mode.msg}
                    onChange={({ target }) => set(attendeeId, { msg: target.checked })}
                  />
                  {t('calendar.form.byText')}
                </label>
              )}
              <IconButton
                icon="close"
                label={t('calendar.form.remove', { name })}
                onClick={() => onChange(attendees.filter((one) => one.attendeeId !== attendeeId))}
              />
            </li>
          ))}
        </ul>
      )}
      <Choice
        label={t('calendar.form.addTo')}
        value={kind}
        options={(['addMember', 'addGuest'] as const).map((value) => ({
          ...{ value, text: t(`calendar.form.${value}`) },
        }))}
        onChange={setKind}
      />
      {kind === 'addMember' ? (
        <MemberSearch
          except={except}
          onChoose={({ memberId, name }) => add('User', memberId, name)}
        />
      ) : (
        <GuestPicker except={except} onChoose={(guestId, name) => add('Guest', guestId, name)} />
      )}
    </fieldset>
  );
}
