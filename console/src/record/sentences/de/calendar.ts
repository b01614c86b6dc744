import type { calendar as english } from '../en/calendar.js';

/** German sentences for the events of a meeting. */
export const calendar: typeof english = {
  MeetingPlanned: '%{organizerId} hat die Besprechung „%{name}“ geplant',
  MeetingChanged: '%{actor} hat die Besprechung „%{name}“ geändert',
  MeetingOccurrenceChanged: '%{actor} hat den Termin vom %{date} geändert',
  MeetingOccurrenceCancelled: '%{actor} hat den Termin vom %{date} abgesagt',
  MeetingSeriesEnded: '%{actor} hat die Serie vor dem %{date} beendet',
  MeetingCancelled: '%{actor} hat die Besprechung abgesagt',
  MeetingHandedOver: '%{from} hat die Besprechung an %{organizerId} übergeben',
  MeetingAnswered: {
    none: '%{attendeeId} hat die Antwort zurückgenommen',
    accepted: '%{attendeeId} hat zugesagt',
    tentative: '%{attendeeId} kommt vielleicht',
    declined: '%{attendeeId} hat abgesagt',
    proposed: '%{attendeeId} hat einen anderen Termin vorgeschlagen',
  },
  MeetingMailDue: {
    invitation: '%{attendeeId} wird per E-Mail eingeladen',
    update: '%{attendeeId} erfährt per E-Mail, was sich geändert hat',
    cancellation: '%{attendeeId} erfährt per E-Mail von der Absage',
    'hand-over': '%{attendeeId} erfährt per E-Mail, wer sie jetzt organisiert',
    reminder: '%{attendeeId} wird per E-Mail erinnert',
    answer: '%{attendeeId} erfährt per E-Mail von einer Antwort',
  },
  MeetingTextDue: {
    invitation: '%{attendeeId} wird per SMS eingeladen',
    update: '%{attendeeId} erfährt per SMS, was sich geändert hat',
    cancellation: '%{attendeeId} erfährt per SMS von der Absage',
    'hand-over': '%{attendeeId} erfährt per SMS, wer sie jetzt organisiert',
    reminder: '%{attendeeId} wird per SMS erinnert',
    answer: '%{attendeeId} erfährt per SMS von einer Antwort',
  },
  MeetingReminded: 'Für diesen Termin steht keine Erinnerung mehr aus',
  MeetingGuestCame: {
    pin: '%{guestId} kam mit der PIN',
    link: '%{guestId} kam über den Link',
  },
  MeetingInvitationUsed: '%{guestId} kam mit der Einladung',
  CancelledMeetingHidden:
    '%{memberId} hat die abgesagte Besprechung aus der eigenen Liste entfernt',
  MeetingCallBegan: 'Der Anruf der Besprechung hat begonnen',
  MeetingCallEnded: 'Der Anruf der Besprechung ist beendet',
  CalendarFeedOpened: '%{memberId} hat eine Adresse für andere Kalender erstellt',
  CalendarFeedEnded: '%{memberId} hat die Adresse für andere Kalender beendet',
  AgendaEntryAdded: 'Für %{organizerId} wurde eine Besprechung eingetragen',
  AgendaEntryRemoved: 'Für %{organizerId} wurde eine Besprechung ausgetragen',
};
