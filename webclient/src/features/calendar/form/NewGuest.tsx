import { validationTexts } from '@foyer/contracts/validation';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from '../CalendarPage.module.css';
import type { DraftAttendee } from './draft.js';
import { GUEST_FIELDS, type GuestEntry, type GuestValues } from './useGuestEntry.js';

interface NewGuestProps {
  readonly entry: GuestEntry;
  readonly values: GuestValues;
  readonly onAdded: (guest: DraftAttendee) => void;
}

const HINTS = { phone: '+49 301 234 5678' } as Readonly<Record<string, string>>;
const TYPES = { email: 'email', phone: 'tel' } as Readonly<Record<string, string>>;

const isKey = (key: string): key is keyof typeof validationTexts =>
  Object.hasOwn(validationTexts, key);

/** The fields of a person who is new in the list of guests. */
export function NewGuest({ entry, values, onAdded }: NewGuestProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const add = async () => {
    const added = await entry.add();
    if (added) onAdded(added);
  };
  const textOf = (field: string) => {
    const key = entry.wrong[field];
    if (key === undefined) return undefined;
    return isKey(key) ? says(validationTexts[key]) : key;
  };
  return (
    <div className={styles.form}>
      <FormProblem text={entry.problem} />
      {GUEST_FIELDS.map((field) => (
        <Field
          key={field}
          label={t(`calendar.form.${field}`)}
          value={values[field]}
          maxLength={100}
          type={TYPES[field] ?? 'text'}
          autoComplete="off"
          {...(HINTS[field] !== undefined && { hint: HINTS[field] })}
          problem={textOf(field)}
          onChange={({ target }) => entry.change({ ...values, [field]: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it is not sent by this.
            event.preventDefault();
            void add();
          }}
        />
      ))}
      <div className={styles.actions}>
        <Button kind="primary" busy={entry.busy} onClick={() => void add()}>
          {t('calendar.form.addNewGuest')}
        </Button>
        <Button onClick={entry.drop}>{t('app.cancel')}</Button>
      </div>
    </div>
  );
}
