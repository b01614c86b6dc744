import type { CalendarEvent, ShownAttendee } from '@foyer/contracts/calendar';
import { useTranslation } from 'react-i18next';

import { Avatar } from '../../design/Avatar.js';
import { Badge } from '../../design/Badge.js';
import { Button } from '../../design/Button.js';
import { Section } from '../../design/Section.js';
import styles from './CalendarPage.module.css';
import { whenText } from './times.js';

interface AttendeesProps {
  readonly meeting: CalendarEvent;
  /** Takes the time that a guest proposed; absent for who may not. */
  readonly onTake?: (times: NonNullable<ShownAttendee['proposal']>) => void;
}

/** Who is invited, and what guests have answered. */
export function Attendees({ meeting, onTake }: AttendeesProps) {
  const { t } = useTranslation();
  const { attendees, hasPin, joinPermission } = meeting;
  const lead = [hasPin && t('calendar.pinSet'), joinPermission && t('calendar.lobbyOn')];
  return (
    <Section title={t('calendar.attendees')} lead={lead.filter(Boolean).join(' · ')}>
      <ul className={styles.list}>
        {attendees.map((one) => (
          <li key={one.attendeeId} className={styles.row}>
            <Avatar name={one.displayName ?? ''} />
            <div className={styles.what}>
              <p className={styles.name}>
                {one.displayName ?? t('calendar.forgotten')}
                {one.organizer && <Badge tone="accent">{t('calendar.organizer')}</Badge>}
                {one.attendeeType === 'Guest' && <Badge>{t('calendar.guest')}</Badge>}
              </p>
              {one.attendeeType === 'Guest' && <Answer of={one} />}
            </div>
            {one.proposal && onTake && (
              <Button onClick={() => one.proposal && onTake(one.proposal)}>
                {t('calendar.takeProposal')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Answer({ of: { answer, proposal, comment } }: { of: ShownAttendee }) {
  const { t } = useTranslation();
  const when = proposal === null ? '' : whenText(proposal);
  return (
    <p className={styles.facts}>
      {t(`calendar.answer.${answer}`, { when })}
      {comment !== null && comment !== '' && ` – ${comment}`}
    </p>
  );
}
