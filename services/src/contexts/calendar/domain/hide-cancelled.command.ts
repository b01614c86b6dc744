import { defineCommand } from '#platform/cqrs';
import { hideCancelled } from './hide-cancelled.js';
import { meetingStream } from '../streams.js';

/** Removes a cancelled meeting from the member's own list. */
export const HideCancelledMeeting = defineCommand({
  name: 'HideCancelledMeeting',
  stream: ({ meetingId }: Parameters<typeof hideCancelled>[1]) => meetingStream(meetingId),
  decide: hideCancelled,
});
