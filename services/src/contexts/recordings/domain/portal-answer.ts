import type { RecordingAnswer, VisitEvent } from '@foyer/contracts/visits';

/** What a visitor said before ringing to the question whether the call may be recorded; null where no one asked. */
export type PortalAnswer = RecordingAnswer | null;

export const notAskedAtPortal = null as PortalAnswer;

export function evolvePortalAnswer(answer: PortalAnswer, event: VisitEvent): PortalAnswer {
  return event.type === 'VisitRecordingAnswered' ? event.data.answer : answer;
}
