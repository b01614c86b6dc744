import type { CalendarEvent, MeetingAnswer, ShownAttendee } from '@foyer/contracts/calendar';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#design/Avatar.js';
import { Badge, type Tone } from '#design/Badge.js';
import { Button } from '#design/Button.js';
import { Section } from '#design/Section.js';
import { useAnswerCounts } from './answer/useAnswerCounts.js';
import styles from './CalendarPage.module.css';
import { whenText } from './times.js';

interface AttendeesProps {
  readonly meeting: CalendarEvent;
  /** Takes the time that an attendee proposed; absent for users who may not. */
  readonly onTake?: (times: NonNullable<ShownAttendee['proposal']>) => void;
}

const TONES: Readonly<Record<MeetingAnswer, Tone>> = {
  none: 'neutral',
  accepted: 'live',
  tentative: 'waiting',
  declined: 'danger',
  proposed: 'accent',
};

/** The invited people, and their answers. */
export function Attendees({ meeting, onTake }: AttendeesProps) {
  const { t } = useTranslation();
  const { attendees, hasPin, joinPermission } = meeting;
  const counts = useAnswerCounts(meeting);
  const lead = [counts, hasPin && t('calendar.pinSet'), joinPermission && t('calendar.lobbyOn')];
  return (
    <Section title={t('calendar.attendees')} lead={lead.filter(Boolean).join(' · ')}>
      <ul className={styles.list}>
        {attendees.map((one) => (
          <li key={one.attendeeId} className={styles.attendee}>
            <Avatar name={one.displayName ?? ''} />
            <div className={styles.what}>
              <p className={styles.name}>
                {one.displayName ?? t('calendar.forgotten')}
                {one.organizer && <Badge tone="accent">{t('calendar.organizer')}</Badge>}
                {one.attendeeType === 'Guest' && <Badge>{t('calendar.guest')}</Badge>}
              </p>
              <Words of={one} />
            </div>
            {!one.organizer && (
              <Badge tone={TONES[one.answer]}>{t(`calendar.answer.${one.answer}`)}</Badge>
            )}
            {one.proposal && onTake && (
              <Button className={styles.take} onClick={() => one.proposal && onTake(one.proposal)}>
                {t('calendar.takeProposal')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The time that would suit, and what was written with an answer. */
function Words({ of: { proposal, comment } }: { of: ShownAttendee }) {
  if (proposal === null && (comment ?? '') === '') return null;
  return (
    <p className={styles.facts}>
      {[proposal && whenText(proposal), comment].filter(Boolean).join(' – ')}
    </p>
  );
}
