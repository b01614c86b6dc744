import type { CalendarEvent } from '@foyer/contracts/calendar';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { Icon } from '#design/Icon.js';
import { Section } from '#design/Section.js';
import { useAct } from '../sessions/useAct.js';
import styles from './CalendarPage.module.css';

/** The attendees' ways in, which the organizer passes on where no mail server is set up. */
export function LinksToPassOn({ meeting }: { meeting: CalendarEvent }) {
  const { t } = useTranslation();
  const { act, problem } = useAct();
  const { attendees, cancelled, toPassOn = [] } = meeting;
  if (cancelled || toPassOn.length === 0) return null;
  const nameOf = (id: string) =>
    attendees.find(({ attendeeId }) => attendeeId === id)?.displayName ?? t('calendar.forgotten');
  return (
    <Section title={t('calendar.passOn.title')} lead={t('calendar.passOn.lead')}>
      <FormProblem text={problem} />
      <ul className={styles.list}>
        {toPassOn.map(({ attendeeId, link }) => (
          <li key={attendeeId} className={styles.row}>
            <span className={styles.what}>{nameOf(attendeeId)}</span>
            <Button
              icon={<Icon name="link" />}
              aria-label={t('calendar.passOn.copy', { name: nameOf(attendeeId) })}
              onClick={() =>
                void act(() => navigator.clipboard.writeText(link), t('calendar.copied'))
              }
            >
              {t('calendar.copyLink')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
