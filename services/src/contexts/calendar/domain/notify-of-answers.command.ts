import { accepted } from '@foyer/contracts/decision';

import { defineCommand } from '#platform/cqrs';
import { notifyOfAnswers } from './notify-of-answers.js';
import { meetingStream } from '../streams.js';

/** Tells the organizer of answers that had to wait. */
export const NotifyOfAnswers = defineCommand({
  name: 'NotifyOfAnswers',
  stream: ({ meetingId }: { readonly meetingId: string }) => meetingStream(meetingId),
  decide: (state, _, { now }) => accepted(notifyOfAnswers(state, now)),
});
