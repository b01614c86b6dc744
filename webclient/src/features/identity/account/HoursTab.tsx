import { accountRoutes, identityRoutes, type Profile } from '@foyer/contracts/identity';
import { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import form from './AccountForm.module.css';
import { ChangedElsewhere } from './ChangedElsewhere.js';
import { DayHours } from './DayHours.js';
import styles from './Hours.module.css';
import { Section } from '#design/Section.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { SaveOwn } from './SaveOwn.js';
import { useOwnForm } from './useOwnForm.js';
import { dayProblem, DAYS, NO_HOURS, OFFICE_HOURS } from './week.js';

const shownOf = ({ availability, revision }: Profile) => ({
  values: availability ?? NO_HOURS,
  revision,
});

/** When one works, day by day. */
export function HoursTab() {
  const { t } = useTranslation();
  const { profile, changeProfile } = useStaff();
  const {
    values: week,
    change,
    isChanged,
    saving,
    save,
    conflict,
  } = useOwnForm({
    draft: 'hours',
    saved: profile,
    shownOf,
    send: (availability, revision) =>
      api.call(accountRoutes.saveAvailabilities, { body: { availability, revision } }),
    read: () => api.call(identityRoutes.getProfile, {}),
    show: changeProfile,
    words: { done: successTexts.SETTINGS_UPDATED, failed: failureTexts.USER_UPDATE },
  });
  const [tries, setTries] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  useFocusProblem(element, `${tries} ${saving.problem}`);
  usePageTitle(t('account.tab.hours'));

  const isEmpty = DAYS.every((day) => week[day].length === 0);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (DAYS.some((day) => dayProblem(week[day]) !== undefined)) return;
    if (await save()) setTries(0);
  };
  return (
    <Section title={t('account.hours.title')} lead={t('account.hours.lead')}>
      <form ref={element} className={form.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormProblem text={saving.problem} />
        {isEmpty && (
          <div className={styles.empty}>
            <p>{t('account.hours.empty')}</p>
            <Button size="small" onClick={() => change(OFFICE_HOURS)}>
              {t('account.hours.fill')}
            </Button>
          </div>
        )}
        <ul className={styles.days}>
          {DAYS.map((day) => (
            <DayHours
              key={day}
              day={day}
              segments={week[day]}
              tried={tries > 0}
              onChange={(segments) => change({ [day]: segments })}
            />
          ))}
        </ul>
        <div className={form.actions}>
          <SaveOwn busy={saving.busy} isChanged={isChanged} />
        </div>
      </form>
      {conflict && (
        <ChangedElsewhere
          thing="hours"
          conflict={conflict}
          labelOf={(day) => t(`account.hours.${day}`)}
          inWords={(day, hours) =>
            hours[day].map(({ start, end }) => `${start} – ${end}`).join(', ') ||
            t('account.hours.free')
          }
        />
      )}
    </Section>
  );
}
