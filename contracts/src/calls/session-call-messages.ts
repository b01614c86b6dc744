import { z } from 'zod';

import { CallRecordingInfo, CallRecordingRequest } from './call-recording.js';
import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { SpokenLanguage, StreamType } from './media.js';

const channel = 'conference';
const OfCall = { sessionCallId: Id };

const both = <const Name extends string, Payload extends z.ZodType>(
  name: Name,
  summary: string,
  payload: Payload,
) =>
  defineMessage({
    channel,
    name,
    from: 'both',
    policy: 'call.own',
    summary,
    payload,
    push: payload,
  });

/** The actions that one participant can perform remotely on another. */
export const RemoteActionType = z
  .enum([
    ...['mute', 'unmute', 'cameraOn', 'cameraOff', 'lock', 'unlock', 'stopStream', 'restartTrack'],
    ...['kick', 'pause', 'resume', 'screenshot', 'angle', 'resolution', 'shareScreen'],
  ] as const)
  .meta({ id: 'RemoteActionType' });

const RemoteAction = z.strictObject({
  ...OfCall,
  actionType: RemoteActionType,
  actionBy: Id,
  actionFor: Id,
  mediaType: StreamType.nullable(),
  /** The argument of the action: `audio` or `video` to lock, an angle, a resolution. */
  actionValue: z.union([z.boolean(), z.string().max(200)]).nullable(),
});

/** The time after which an unanswered request is over, in milliseconds. */
export const REQUEST_STAYS_MS = 15_000;

/** How a request went; `timeout` is said by the server. */
export const RemoteOutcome = z
  .enum(['accepted', 'rejected', 'timeout'])
  .meta({ id: 'RemoteOutcome' });

export const remoteActionRequest = both(
  'remoteActionRequest',
  'Ask a participant to allow something',
  RemoteAction,
);
export const remoteActionResponse = defineMessage({
  channel,
  name: 'remoteActionResponse',
  from: 'both',
  policy: 'call.own',
  summary: 'Allow or refuse what was asked; both are told, also when nobody answers in time',
  payload: RemoteAction.extend({ accepted: z.boolean() }),
  push: RemoteAction.extend({ accepted: z.boolean(), outcome: RemoteOutcome }),
});
export const remoteActionPerform = both(
  'remoteActionPerform',
  'Do something to the stream of a participant',
  RemoteAction,
);

export const checkScreenShareStatus = defineMessage({
  channel,
  name: 'checkScreenShareStatus',
  from: 'client',
  policy: 'call.own',
  summary: 'Whether somebody shares a screen already',
  payload: z.strictObject(OfCall),
  ack: z.object({ isAlreadyShare: z.boolean() }),
});

export const updateScreenShareStatus = both(
  'updateScreenShareStatus',
  'A screen is shared, minimised or no longer',
  z.strictObject({ ...OfCall, sharing: z.boolean(), minimised: z.boolean().default(false) }),
);
export const updateWhiteboardStatus = both(
  'updateWhiteboardStatus',
  'The board was opened, minimised or closed',
  z.strictObject({ ...OfCall, isOpen: z.boolean(), minimised: z.boolean().default(false) }),
);
export const updateCallDocuments = both(
  'updateCallDocuments',
  'The documents of a call have changed',
  z.strictObject({ ...OfCall, documents: z.array(Id).max(999) }),
);
export const closedCaptionAction = both(
  'closedCaptionAction',
  'Captions on or off, and in which language is spoken',
  z.strictObject({
    ...OfCall,
    closedCaptionEnabled: z.boolean(),
    spokenLanguage: SpokenLanguage,
  }),
);
export const updateCallRecordingInfo = defineMessage({
  channel,
  name: 'updateCallRecordingInfo',
  from: 'both',
  policy: 'call.own',
  summary: 'Start or stop recording a call; everybody in it is told how its recording stands',
  payload: z.strictObject({ ...OfCall, callRecordingInfo: CallRecordingRequest }),
  push: z.object({ ...OfCall, callRecordingInfo: CallRecordingInfo }),
});
export const onApplyForSpeaker = both(
  'onApplyForSpeaker',
  'A viewer asks to speak',
  z.strictObject({ ...OfCall, callJoinerId: Id }),
);
