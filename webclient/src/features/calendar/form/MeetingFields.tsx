import { MEETING_DESCRIPTION_MAX, type Repeat } from '@foyer/contracts/calendar';
import { validationTexts } from '@foyer/contracts/validation';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Field } from '#design/Field.js';
import { Select } from '#design/Select.js';
import { TextArea } from '#design/TextArea.js';
import { useTexts } from '#i18n/useTexts.js';
import { ownZone } from '#state/own-zone.js';
import styles from '../CalendarPage.module.css';
import { lengthOf, usualTill, withStart, type MeetingDraft, type problemsOf } from './draft.js';
import { SessionSelect } from './SessionSelect.js';

interface MeetingFieldsProps {
  /** Chooses whom to invite. */
  readonly children: ReactNode;
  readonly draft: MeetingDraft;
  readonly onChange: (draft: MeetingDraft) => void;
  readonly problems: ReturnType<typeof problemsOf>;
  /** True if one date of a series is changed, which has only its own texts and times. */
  readonly isOne: boolean;
  readonly isNew: boolean;
  readonly hasPin: boolean;
}

const REPEATS: readonly Repeat[] = ['none', 'daily', 'weekly', 'monthly'];
const LAST = '2099-12-31';

/** The fields of a meeting. */
export function MeetingFields({
  children,
  draft,
  onChange,
  problems,
  isOne,
  isNew,
  hasPin,
}: MeetingFieldsProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const lasts = useRef(lengthOf(draft));
  const set = (part: Partial<MeetingDraft>) => onChange({ ...draft, ...part });
  const saysOf = (field: keyof MeetingDraft) => {
    const key = problems[field];
    return key === undefined || key === 'NEEDS_ONE' ? undefined : says(validationTexts[key]);
  };
  return (
    <>
      <Field
        label={t('calendar.form.name')}
        value={draft.name}
        maxLength={200}
        problem={saysOf('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className={styles.pair}>
        <Field
          label={t('calendar.form.start')}
          type="datetime-local"
          value={draft.start}
          max={`${LAST}T23:59`}
          hint={t('calendar.form.zone', { zone: ownZone() })}
          problem={saysOf('start')}
          onChange={({ target }) => {
            lasts.current = lengthOf(draft) ?? lasts.current;
            onChange(withStart(draft, target.value, lasts.current));
          }}
        />
        <Field
          label={t('calendar.form.end')}
          type="datetime-local"
          value={draft.end}
          min={draft.start}
          problem={saysOf('end')}
          onChange={({ target }) => set({ end: target.value })}
        />
      </div>
      {!isOne && (
        <div className={styles.pair}>
          <Select
            label={t('calendar.form.repeat')}
            value={draft.repeat}
            options={REPEATS.map((value) => ({ value, text: t(`calendar.repeats.${value}`) }))}
            onChange={(repeat) =>
              set({ repeat, repeatTill: draft.repeatTill || usualTill(draft.start) })
            }
          />
          {draft.repeat !== 'none' && (
            <Field
              label={t('calendar.form.till')}
              type="date"
              value={draft.repeatTill}
              min={draft.start.slice(0, 10)}
              max={LAST}
              problem={saysOf('repeatTill')}
              onChange={({ target }) => set({ repeatTill: target.value })}
            />
          )}
        </div>
      )}
      <TextArea
        label={t('calendar.form.description')}
        rows={3}
        value={draft.description}
        maxLength={MEETING_DESCRIPTION_MAX}
        problem={saysOf('description')}
        onChange={({ target }) => set({ description: target.value })}
      />
      {!isOne && (
        <>
          {children}
          {isNew && (
            <SessionSelect value={draft.sessionId} onChange={(sessionId) => set({ sessionId })} />
          )}
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={draft.joinPermission}
              onChange={({ target }) => set({ joinPermission: target.checked })}
            />
            <span className={styles.checkText}>
              {t('calendar.form.lobby')}
              <span className={styles.facts}>{t('calendar.form.lobbyHint')}</span>
            </span>
          </label>
          <Field
            label={t('calendar.form.pin')}
            hint={t(
              hasPin && !draft.removesPin ? 'calendar.form.pinKept' : 'calendar.form.pinHint',
            )}
            value={draft.pin}
            maxLength={4}
            inputMode="numeric"
            autoComplete="off"
            problem={saysOf('pin')}
            onChange={({ target }) => set({ pin: target.value, removesPin: false })}
          />
          {hasPin && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={draft.removesPin}
                onChange={({ target }) => set({ removesPin: target.checked, pin: '' })}
              />
              {t('calendar.form.removePin')}
            </label>
          )}
        </>
      )}
    </>
  );
}
