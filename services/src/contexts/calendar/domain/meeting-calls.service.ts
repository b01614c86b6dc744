import type { MediaRules } from '@foyer/contracts/calls';
import { accepted } from '@foyer/contracts/decision';

import { defineCallOrigin } from '#contexts/calls';
import { idsOf } from '#contexts/identity';
import { beginCall, callEnded } from './meeting-call.js';
import { meetingStream } from '../streams.js';

const EVERYBODY = ['guest', 'viewer', 'presenter', 'moderator', 'admin'] as const;

/** A guest who is let into a meeting came to be seen and heard, and may share their screen. */
const RULES: MediaRules = {
  cameraRoles: [...EVERYBODY],
  microphoneRoles: [...EVERYBODY],
  screenShareRoles: [...EVERYBODY],
  quality: 'HD',
  startMuted: false,
};

/**
 * Defines the calls of meetings: a meeting has one at a time, while its way in is open, and notes
 * its beginning and end in the same append. The call continues until the last one leaves, or the
 * host ends it.
 */
export const meetingCalls = defineCallOrigin({
  kind: 'meeting',
  streams: ({ id }) => ({ meeting: meetingStream(id) }),
  ids: idsOf('call'),
  onStart: ({ meeting }, { callId, participants }, { now }) => {
    const by = participants[0]?.joinerId ?? '';
    const decision = beginCall(meeting, { callId, by }, now);
    return decision.type === 'rejected' ? decision : accepted({ meeting: decision.events });
  },
  mediaRules: () => RULES,
  onEnd: ({ meeting }, { callId }) => ({ meeting: callEnded(meeting, callId) }),
});
