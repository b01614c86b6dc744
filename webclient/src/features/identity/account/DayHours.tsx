import { validationTexts } from '@foyer/contracts/validation';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import { IconButton } from '#design/IconButton.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './Hours.module.css';
import { dayProblem, nextSegment, SEGMENTS_MAX, type Day, type Segment } from './week.js';

interface DayHoursProps {
  readonly day: Day;
  readonly segments: readonly Segment[];
  /** True after a try to save it: missing values are reported too. */
  readonly tried: boolean;
  readonly onChange: (segments: Segment[]) => void;
}

/** The times of one day. */
export function DayHours({ day, segments, tried, onChange }: DayHoursProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const id = useId();
  const name = t(`account.hours.${day}`);
  const found = dayProblem(segments);
  const problem = found === 'BLANK' && !tried ? undefined : found;
  const change = (index: number, changes: Partial<Segment>) => {
    onChange(segments.map((each, at) => (at === index ? { ...each, ...changes } : each)));
  };
  return (
    <li className={styles.day}>
      <span className={styles.name}>{name}</span>
      <div className={styles.segments}>
        {segments.length === 0 && <span className={styles.free}>{t('account.hours.free')}</span>}
        {segments.map((segment, index) => (
          // Times have no names of their own, and are only ever taken out by their place.
          <div key={index} className={styles.segment}>
            {(['start', 'end'] as const).map((edge) => (
              <input
                key={edge}
                type="time"
                className={styles.time}
                value={segment[edge]}
                aria-label={t(`account.hours.${edge}`, { day: name, number: index + 1 })}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? id : undefined}
                onChange={(event) => change(index, { [edge]: event.target.value })}
              />
            ))}
            <IconButton
              icon="trash"
              label={t('account.hours.remove', { day: name, number: index + 1 })}
              onClick={() => onChange(segments.filter((_, at) => at !== index))}
            />
          </div>
        ))}
        {problem && (
          <p id={id} className={styles.problem} role="alert">
            <Icon name="warning" />
            {says(validationTexts[problem])}
          </p>
        )}
      </div>
      <IconButton
        icon="plus"
        label={t('account.hours.add', { day: name })}
        disabled={segments.length >= SEGMENTS_MAX}
        onClick={() => onChange([...segments, nextSegment(segments)])}
      />
    </li>
  );
}
