import { accepted } from '@foyer/contracts/decision';

import { defineCommand } from '../../../platform/eventing/index.js';
import { tellOfAnswers } from '../domain/tell-of-answers.js';
import { meetingStream } from './streams.js';

/** Tells the organizer of answers that had to wait. */
export const TellOfAnswers = defineCommand({
  name: 'TellOfAnswers',
  stream: ({ meetingId }: { readonly meetingId: string }) => meetingStream(meetingId),
  decide: (state, _, { now }) => accepted(tellOfAnswers(state, now)),
});
