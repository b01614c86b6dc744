import { z } from 'zod';

import { CallRecordingInfo } from '../recordings/read-models.js';
import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { StreamType } from './media.js';

const channel = 'conference';
const planned = true;
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
    planned,
    policy: 'call.own',
    summary,
    payload,
    push: payload,
  });

/** What one participant can do to another from afar. */
export const RemoteActionType = z
  .enum(['mute', 'unmute', 'lock', 'unlock', 'stopStream', 'kick', 'pause', 'resume', 'screenshot'])
  .meta({ id: 'RemoteActionType' });

const RemoteAction = z.strictObject({
  ...OfCall,
  actionType: RemoteActionType,
  actionBy: Id,
  actionFor: Id,
  mediaType: StreamType.nullable(),
  actionValue: z.union([z.boolean(), z.string().max(200)]).nullable(),
});

export const remoteActionRequest = both(
  'remoteActionRequest',
  'Ask a participant to allow something',
  RemoteAction,
);
export const remoteActionResponse = both(
  'remoteActionResponse',
  'Allow or refuse what was asked',
  RemoteAction.extend({ accepted: z.boolean() }),
);
export const remoteActionPerform = both(
  'remoteActionPerform',
  'Do something to the stream of a participant',
  RemoteAction,
);

export const checkScreenShareStatus = defineMessage({
  channel,
  name: 'checkScreenShareStatus',
  from: 'client',
  planned,
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
    spokenLanguage: z.enum([
      'en-US',
      'fr-FR',
      'de-DE',
      'hi-IN',
      'it-IT',
      'ru-RU',
      'es-ES',
      'ar-SA',
    ]),
  }),
);
export const updateCallRecordingInfo = both(
  'updateCallRecordingInfo',
  'The recording of a call has changed',
  z.strictObject({ ...OfCall, callRecordingInfo: CallRecordingInfo }),
);
export const onApplyForSpeaker = both(
  'onApplyForSpeaker',
  'A viewer asks to speak',
  z.strictObject({ ...OfCall, callJoinerId: Id }),
);
