import { ApiError } from '@foyer/contracts/client';
import { guestRoutes, type Guest } from '@foyer/contracts/identity';
import { validationTexts } from '@foyer/contracts/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { newId } from '#app/new-id.js';
import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { useTexts } from '#i18n/useTexts.js';
import { useAct } from '../../sessions/useAct.js';
import styles from '../CalendarPage.module.css';

interface NewGuestProps {
  readonly onAdded: (guest: Guest) => void;
  readonly onCancel: () => void;
}

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
const HINTS = { phone: '+49 301 234 5678' } as Readonly<Record<string, string>>;
const TYPES = { email: 'email', phone: 'tel' } as Readonly<Record<string, string>>;

const isKey = (key: string): key is keyof typeof validationTexts =>
  Object.hasOwn(validationTexts, key);

/** Adds a person to the list of guests; the server checks the input. */
export function NewGuest({ onAdded, onCancel }: NewGuestProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [_id] = useState(() => newId());
  const [guest, setGuest] = useState({ firstName: '', lastName: '', email: '', phone: '' });
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const { act, busy, problem } = useAct();
  const add = () =>
    act(async () => {
      setWrong({});
      try {
        onAdded(await api.call(guestRoutes.createGuest, { body: { _id, ...guest } }));
      } catch (error) {
        if (error instanceof ApiError) setWrong(error.fields);
        throw error;
      }
    });
  const textOf = (field: string) => {
    const key = wrong[field];
    if (key === undefined) return undefined;
    return isKey(key) ? says(validationTexts[key]) : key;
  };
  return (
    <div className={styles.form}>
      <FormProblem text={problem} />
      {FIELDS.map((field) => (
        <Field
          key={field}
          label={t(`calendar.form.${field}`)}
          value={guest[field]}
          maxLength={100}
          type={TYPES[field] ?? 'text'}
          autoComplete="off"
          {...(HINTS[field] !== undefined && { hint: HINTS[field] })}
          problem={textOf(field)}
          onChange={({ target }) => setGuest({ ...guest, [field]: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it is not sent by this.
            event.preventDefault();
            void add();
          }}
        />
      ))}
      <div className={styles.actions}>
        <Button kind="primary" busy={busy} onClick={() => void add()}>
          {t('calendar.form.addNewGuest')}
        </Button>
        <Button onClick={onCancel}>{t('app.cancel')}</Button>
      </div>
    </div>
  );
}
