import { accepted } from '@foyer/contracts/decision';

import { defineCommand } from '#platform/cqrs';
import { remind } from './remind.js';
import { meetingStream } from '../streams.js';

/** Reminds all attendees of a meeting that begins soon, if the reminder is due. */
export const RemindOfMeeting = defineCommand({
  name: 'RemindOfMeeting',
  stream: ({ meetingId }: { readonly meetingId: string }) => meetingStream(meetingId),
  decide: (state, _, { now }) => accepted(remind(state, now)),
});
