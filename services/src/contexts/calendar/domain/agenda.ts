import type { AgendaEvent, MeetingTimes } from '@foyer/contracts/calendar';

/** The meetings that a member organizes, by their times. */
export type Agenda = ReadonlyMap<string, MeetingTimes>;

export const emptyAgenda: Agenda = new Map();

export function evolveAgenda(agenda: Agenda, event: AgendaEvent): Agenda {
  switch (event.type) {
    case 'AgendaEntryAdded': {
      const { meetingId, startTime, endTime } = event.data;
      return new Map([...agenda, [meetingId, { startTime, endTime }]]);
    }
    case 'AgendaEntryRemoved':
      return new Map([...agenda].filter(([id]) => id !== event.data.meetingId));
  }
}

/** Returns the other meetings at the same times. */
export function atSameTimes(
  agenda: Agenda,
  meetingId: string,
  { startTime, endTime }: MeetingTimes,
): readonly string[] {
  return [...agenda].flatMap(([id, times]) =>
    id !== meetingId && times.startTime === startTime && times.endTime === endTime ? [id] : [],
  );
}

/** Returns the agenda's events for a meeting that is planned or moved. */
export function entered(
  agenda: Agenda,
  organizerId: string,
  { meetingId, startTime, endTime }: MeetingTimes & { readonly meetingId: string },
): readonly AgendaEvent[] {
  const known = agenda.get(meetingId);
  if (known?.startTime === startTime && known.endTime === endTime) return [];
  return [{ type: 'AgendaEntryAdded', data: { meetingId, organizerId, startTime, endTime } }];
}

/** Returns the events for a meeting that is cancelled, or now belongs to another organizer. */
export function removed(
  agenda: Agenda,
  organizerId: string,
  meetingId: string,
): readonly AgendaEvent[] {
  return agenda.has(meetingId)
    ? [{ type: 'AgendaEntryRemoved', data: { meetingId, organizerId } }]
    : [];
}
