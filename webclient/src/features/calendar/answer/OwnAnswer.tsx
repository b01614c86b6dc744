import { calendarRoutes, type CalendarEvent } from '@foyer/contracts/calendar';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { Section } from '#design/Section.js';
import { useNow } from '#state/now.js';
import { AnswerBox } from './AnswerBox.js';

interface OwnAnswerProps {
  readonly meeting: CalendarEvent;
  /** True if the address leads to that date of a series. */
  readonly isNamed: boolean;
  readonly onAnswered: () => void;
}

/**
 * The answer of an invited member; not drawn for the organizer, nor for a past or cancelled
 * meeting.
 */
export function OwnAnswer({ meeting, isNamed, onAnswered }: OwnAnswerProps) {
  const { t } = useTranslation();
  const { profile } = useStaff();
  const now = useNow();
  const me = meeting.attendees.find(({ attendeeId }) => attendeeId === profile._id);
  const isOver = Date.parse(meeting.endTime) < now;
  if (me === undefined || me.organizer || meeting.cancelled || isOver) return null;
  return (
    <Section title={t('calendar.own.question')}>
      <AnswerBox
        // An answer about another date does not apply to this one.
        key={meeting.startTime}
        meeting={meeting}
        said={me}
        occurrence={meeting.occurrence}
        isNamed={isNamed}
        onSay={async (said) => {
          const params = { id: meeting._id };
          await api.call(calendarRoutes.answerMeeting, { params, body: said });
          onAnswered();
        }}
      />
    </Section>
  );
}
