import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#design/Avatar.js';
import { Badge } from '#design/Badge.js';
import { Choice } from '#design/Choice.js';
import { IconButton } from '#design/IconButton.js';
import { useStaff } from '#app/staff/staff-context.js';
import { company } from '#state/company.js';
import { useStore } from '#state/store.js';
import { MemberSearch } from '../../sessions/MemberSearch.js';
import styles from '../CalendarPage.module.css';
import { meetingQueries } from '../meeting-queries.js';
import { asInvited, type DraftAttendee } from './draft.js';
import { GuestPicker } from './GuestPicker.js';
import type { GuestEntry } from './useGuestEntry.js';

interface AttendeePickerProps {
  readonly attendees: readonly DraftAttendee[];
  readonly problem?: string | undefined;
  /** The guest who is being typed, which is kept while colleagues are looked for. */
  readonly entry: GuestEntry;
  readonly onChange: (attendees: readonly DraftAttendee[]) => void;
}

/** Chooses the invited people, and how they are notified. */
export function AttendeePicker({ attendees, problem, entry, onChange }: AttendeePickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const { profile } = useStaff();
  const { sendsTexts } = useStore(company);
  const guests = useQuery(meetingQueries.guests(profile._id)).data?.docs ?? [];
  const isTexted = ({ attendeeId, attendeeType, mode, hasNumber }: DraftAttendee): boolean =>
    attendeeType === 'Guest' &&
    (mode.msg ||
      (sendsTexts &&
        (hasNumber || guests.some(({ _id, phone }) => _id === attendeeId && phone !== null))));
  const except = [profile._id, ...attendees.map(({ attendeeId }) => attendeeId)];
  const add = (attendee: DraftAttendee) => onChange([...attendees, attendee]);
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
        <p id={id} className={styles.wrong} role="alert" tabIndex={-1} data-invalid="">
          {problem}
        </p>
      )}
      {attendees.length > 0 && (
        <ul className={styles.list}>
          {attendees.map((attendee) => {
            const { attendeeId, attendeeType, name, mode } = attendee;
            return (
              <li key={attendeeId} className={styles.invited}>
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
                {isTexted(attendee) && (
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
            );
          })}
        </ul>
      )}
      <Choice
        label={t('calendar.form.addTo')}
        value={entry.kind}
        options={(['addMember', 'addGuest'] as const).map((value) => ({
          ...{ value, text: t(`calendar.form.${value}`) },
        }))}
        onChange={entry.choose}
      />
      {entry.kind === 'addMember' ? (
        <MemberSearch
          except={except}
          onChoose={({ memberId, name }) => add(asInvited('User', memberId, name))}
        />
      ) : (
        <GuestPicker except={except} entry={entry} onChoose={add} />
      )}
    </fieldset>
  );
}
