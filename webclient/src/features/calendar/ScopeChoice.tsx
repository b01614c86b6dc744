import type { CalendarEvent } from '@foyer/contracts/calendar';
import { useTranslation } from 'react-i18next';

import { Choice } from '#design/Choice.js';
import { useNow } from '#state/now.js';
import styles from './CalendarPage.module.css';
import { isRunning, scopesOf, type Scope } from './scope.js';

interface ScopeChoiceProps {
  readonly label: string;
  readonly meeting: CalendarEvent;
  readonly value: Scope;
  readonly onChange: (scope: Scope) => void;
}

/** Asks which meetings of a series are meant. */
export function ScopeChoice({ label, meeting, value, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <div>
      <Choice
        label={label}
        value={value}
        options={scopesOf(meeting, now).map((scope) => ({
          ...{ value: scope, text: t(`calendar.form.${scope}`) },
        }))}
        onChange={onChange}
      />
      {value === 'all' && isRunning(meeting, now) && (
        <p className={styles.facts}>{t('calendar.form.pastStays')}</p>
      )}
    </div>
  );
}
