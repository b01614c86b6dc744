import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useStaff } from '#app/staff/staff-context.js';
import { Avatar } from '#design/Avatar.js';
import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import styles from '../CalendarPage.module.css';
import { meetingQueries } from '../meeting-queries.js';
import { asInvited, type DraftAttendee } from './draft.js';
import { NewGuest } from './NewGuest.js';
import { nameOf, type GuestEntry } from './useGuestEntry.js';

const SHOWN = 5;

interface GuestPickerProps {
  readonly except: readonly string[];
  readonly entry: GuestEntry;
  readonly onChoose: (guest: DraftAttendee) => void;
}

/** Chooses guests from the member's list, and new ones by name and address. */
export function GuestPicker({ except, entry, onChoose }: GuestPickerProps) {
  const { t } = useTranslation();
  const { profile } = useStaff();
  const [q, setQ] = useState('');
  const begin = useRef<HTMLButtonElement>(null);
  const isTyping = entry.values !== null;
  const wasTyping = useRef(isTyping);
  // The fields that had the focus have gone: the next guest begins at this button.
  useEffect(() => {
    if (wasTyping.current && !isTyping) begin.current?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);
  const guests = useQuery(meetingQueries.guests(profile._id)).data?.docs ?? [];
  const wanted = q.trim().toLowerCase();
  const found = guests.filter(
    (guest) =>
      !except.includes(guest._id) &&
      `${nameOf(guest)} ${guest.email ?? ''}`.toLowerCase().includes(wanted),
  );
  if (entry.values) return <NewGuest entry={entry} values={entry.values} onAdded={onChoose} />;
  return (
    <div className={styles.form}>
      {guests.length > 0 && (
        <Field
          label={t('calendar.form.guestSearch')}
          type="search"
          maxLength={100}
          autoComplete="off"
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
      )}
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.slice(0, SHOWN).map((guest) => (
            <li key={guest._id} className={styles.row}>
              <Avatar name={nameOf(guest)} />
              <span className={styles.what}>
                {nameOf(guest)}
                <br />
                <span className={styles.facts}>{guest.email}</span>
              </span>
              <Button
                aria-label={t('sessions.add', { name: nameOf(guest) })}
                onClick={() => onChoose(asInvited('Guest', guest._id, nameOf(guest), guest.phone))}
              >
                +
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button ref={begin} onClick={() => entry.begin()}>
        {t('calendar.form.newGuest')}
      </Button>
    </div>
  );
}
