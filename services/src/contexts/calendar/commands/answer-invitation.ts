import { defineCommand } from '../../../platform/eventing/index.js';
import { answerInvitation, type AnswerInvitation as Answer } from '../domain/answer-invitation.js';
import { meetingStream } from './streams.js';

/** Accept or decline an invitation, or propose another time. */
export const AnswerInvitation = defineCommand({
  name: 'AnswerInvitation',
  stream: ({ meetingId }: Answer) => meetingStream(meetingId),
  decide: (state, data, { now }) => answerInvitation(state, data, { now }),
});
