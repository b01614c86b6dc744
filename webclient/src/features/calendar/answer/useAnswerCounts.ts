import type { CalendarEvent, MeetingAnswer } from '@foyer/contracts/calendar';
import { useTranslation } from 'react-i18next';

const ORDER: readonly MeetingAnswer[] = ['accepted', 'tentative', 'declined', 'proposed', 'none'];

/** How many said what, in a line; the organizer counts as one who comes. */
export function useAnswerCounts({ attendees }: Pick<CalendarEvent, 'attendees'>): string {
  const { t } = useTranslation();
  const count = (answer: MeetingAnswer) =>
    attendees.filter((one) => (one.organizer ? 'accepted' : one.answer) === answer).length;
  return ORDER.flatMap((answer) => {
    const found = count(answer);
    return found === 0 ? [] : [t(`calendar.counted.${answer}`, { count: found })];
  }).join(' · ');
}
