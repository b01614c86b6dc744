/** What happened to a meeting, in a sentence each. */
export const calendar = {
  MeetingPlanned: '%{organizerId} planned the meeting “%{name}”',
  MeetingChanged: '%{actor} changed the meeting “%{name}”',
  MeetingOccurrenceChanged: '%{actor} changed the meeting of %{date}',
  MeetingOccurrenceCancelled: '%{actor} cancelled the meeting of %{date}',
  MeetingCancelled: '%{actor} cancelled the meeting',
  MeetingHandedOver: '%{from} handed the meeting over to %{organizerId}',
  MeetingAnswered: {
    none: '%{attendeeId} took the answer back',
    accepted: '%{attendeeId} accepted',
    declined: '%{attendeeId} declined',
    proposed: '%{attendeeId} proposed another time',
  },
  MeetingMailDue: {
    invitation: '%{attendeeId} is invited by mail',
    update: '%{attendeeId} is told by mail what has changed',
    cancellation: '%{attendeeId} is told by mail that it is cancelled',
    reminder: '%{attendeeId} is reminded by mail',
    answer: '%{attendeeId} is told by mail of an answer',
  },
  MeetingTextDue: {
    invitation: '%{attendeeId} is invited by text message',
    update: '%{attendeeId} is told by text message what has changed',
    cancellation: '%{attendeeId} is told by text message that it is cancelled',
    reminder: '%{attendeeId} is reminded by text message',
    answer: '%{attendeeId} is told by text message of an answer',
  },
  MeetingReminded: 'No further reminder is due for this date',
  MeetingGuestCame: {
    pin: '%{guestId} came with the PIN',
    link: '%{guestId} came by the link',
  },
  MeetingCallBegan: 'The call of the meeting began',
  MeetingCallEnded: 'The call of the meeting ended',
  AgendaEntryAdded: 'A meeting was entered for %{organizerId}',
  AgendaEntryRemoved: 'A meeting was removed for %{organizerId}',
};
