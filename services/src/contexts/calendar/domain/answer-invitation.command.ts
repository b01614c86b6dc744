import { accepted, rejected } from '@foyer/contracts/decision';

import { defineCommand } from '#platform/cqrs';
import { guestStream } from '#contexts/identity';
import { answerInvitation, type AnswerInvitation as Answer } from './answer-invitation.js';
import { meetingStream } from '../streams.js';

/**
 * Accept or decline an invitation, or propose another time. The link of a guest who was forgotten
 * is no longer valid.
 */
export const AnswerInvitation = defineCommand({
  name: 'AnswerInvitation',
  streams: ({ meetingId, attendeeId, attendeeType }: Answer) => ({
    meeting: meetingStream(meetingId),
    guest: attendeeType === 'Guest' ? guestStream(attendeeId) : undefined,
  }),
  decide: ({ meeting, guest }, data, { now }) => {
    if (guest && guest.status !== 'known') return rejected('INVITATION_NOT_VALID');
    const decided = answerInvitation(meeting, data, { now });
    return decided.type === 'rejected' ? decided : accepted({ meeting: decided.events });
  },
});
