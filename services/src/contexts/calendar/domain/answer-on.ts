import type { MeetingAnswer, MeetingTimes } from '@foyer/contracts/calendar';

/** What an attendee said: of the whole meeting, or, with another time, of one of a series. */
export interface Said {
  readonly answer: MeetingAnswer;
  readonly proposal: MeetingTimes | null;
  readonly comment: string | null;
  /** Which one of a series the proposal is for, by its date; null where the meeting does not repeat. */
  readonly date: string | null;
  /** What holds for the others of the series: what was answered before. */
  readonly elsewhere: MeetingAnswer;
}

/** What an attendee said of the occurrence of a date. */
export function answerOn(
  { answer, proposal, comment, date, elsewhere }: Said,
  of: string | null,
): Pick<Said, 'answer' | 'proposal' | 'comment'> {
  const isOfAnother = answer === 'proposed' && date !== null && date !== of;
  return isOfAnother
    ? { answer: elsewhere, proposal: null, comment: null }
    : { answer, proposal, comment };
}
