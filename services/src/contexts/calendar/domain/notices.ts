import type { Attendee, MeetingEvent } from '@foyer/contracts/calendar';

type NoticeDue = Extract<MeetingEvent, { type: 'MeetingMailDue' | 'MeetingTextDue' }>;
type Told = Pick<Attendee, 'attendeeId' | 'attendeeType' | 'mode'>;
type About = Omit<NoticeDue['data'], 'attendeeId' | 'attendeeType' | 'answeredBy'> & {
  readonly answeredBy?: string;
};

/**
 * All attendees are notified by the ways that were chosen for them; the person who makes the change
 * knows it already.
 */
export function noticesTo(
  attendees: readonly Told[],
  about: About,
  except: string | null,
): readonly NoticeDue[] {
  return attendees
    .filter(({ attendeeId }) => attendeeId !== except)
    .flatMap(({ attendeeId, attendeeType, mode }): readonly NoticeDue[] => {
      const data = { answeredBy: null, ...about, attendeeId, attendeeType };
      return [
        ...(mode.email ? [{ type: 'MeetingMailDue' as const, data }] : []),
        ...(mode.msg ? [{ type: 'MeetingTextDue' as const, data }] : []),
      ];
    });
}

/** The attendees of a meeting as a list. */
export function listOf(attendees: ReadonlyMap<string, Omit<Told, 'attendeeId'>>): readonly Told[] {
  return [...attendees].map(([attendeeId, { attendeeType, mode }]) => ({
    ...{ attendeeId, attendeeType, mode },
  }));
}
