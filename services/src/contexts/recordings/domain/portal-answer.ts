import type { RecordingAnswer, VisitEvent } from '@foyer/contracts/visits';

/**
 * The visitor's answer, before ringing, to the question if the call may be recorded; null if no one
 * asked.
 */
export type PortalAnswer = {
  readonly answer: RecordingAnswer;
  /** Null where that was not kept. */
  readonly answeredAt: string | null;
} | null;

export const notAskedAtPortal = null as PortalAnswer;

export function evolvePortalAnswer(answer: PortalAnswer, event: VisitEvent): PortalAnswer {
  if (event.type !== 'VisitRecordingAnswered') return answer;
  return { answer: event.data.answer, answeredAt: event.data.answeredAt };
}
