import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { KnockingStatus } from '../sessions/read-models.js';
import { CallEndReason, LeaveReason } from './events.js';
import {
  CONNECTIONS_MAX,
  IceCandidate,
  IceServer,
  ParticipantProperties,
  PictureCodec,
  Sdp,
  StreamType,
} from './media.js';
import { SessionCall } from './session-call.js';

const channel = 'conference';
const policy = 'call.own';

/**
 * Names one peer connection, minted by the side that wants it: the publisher of a stream, the
 * receiver that asks. It is used once; a connection that failed is replaced by one with a new id,
 * and the server drops the old one. The same id again, from the same side for the same stream,
 * restarts ICE on the connection that there is.
 */
const connectionId = Id;

export const getSessionCalls = defineMessage({
  channel,
  name: 'getSessionCalls',
  from: 'both',
  summary:
    'Enter a call, or come back to it: who is there and how media travels. The server pushes the call whenever it changes. A second page of the same person takes the place of the first, unless it asks before',
  policy,
  payload: z.strictObject({
    sessionCallId: Id,
    /**
     * The peer connections that this page still holds, and the streams that it publishes; none
     * after a reload. The server drops its others.
     */
    connectionIds: z.array(Id).max(CONNECTIONS_MAX).default([]),
    /**
     * True if this tab takes the place of another one of the same person; otherwise it gets
     * CALL_ELSEWHERE while that one is in the call.
     */
    takeOver: z.boolean().default(true),
    /** Codecs that this page can show; all of them where it names none. */
    decodes: z.array(PictureCodec).max(PictureCodec.options.length).optional(),
  }),
  ack: z.object({
    userCallId: Id,
    iceServers: z.array(IceServer),
    /** Of the connections held those that the server knows; the page closes its others. */
    connectionIds: z.array(Id),
    call: SessionCall,
  }),
  push: SessionCall,
});

export const addStream = defineMessage({
  channel,
  name: 'addStream',
  from: 'both',
  summary:
    'Publish a stream. Through Janus the offer comes along and the answer back; directly the stream is announced and offers follow when asked for. Through Janus, an offer over the connection that publishes the stream already restarts ICE on it; no one is told',
  policy,
  payload: z.strictObject({
    sessionCallId: Id,
    userCallId: Id,
    callJoinerId: Id,
    mediaType: StreamType,
    connectionId,
    sdpOffer: Sdp.nullable(),
    participantProperties: ParticipantProperties,
  }),
  ack: z.object({ sdpAnswer: z.string().nullable() }),
  push: z.object({ sessionCallId: Id, userCallId: Id, mediaType: StreamType, connectionId }),
});

const Connection = {
  sessionCallId: Id,
  connectionId,
  /** The participant who publishes the stream. */
  fromUserCallId: Id,
  /** The participant who receives it. */
  toUserCallId: Id,
  mediaType: StreamType,
};

/** An ask for a stream, the offer that answers it, and the answer to the offer. */
const Negotiation = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('ask'), ...Connection }),
  z.strictObject({ step: z.literal('offer'), ...Connection, sdpOffer: Sdp }),
  z.strictObject({ step: z.literal('answer'), ...Connection, sdpAnswer: Sdp }),
]);

export const receiveVideoOffer = defineMessage({
  channel,
  name: 'receiveVideoOffer',
  from: 'both',
  summary:
    'Receive a stream: the receiver asks, the relay (or the publisher) offers, the receiver answers. A repeated ask of the same receiver for the same stream replaces the connection before; over the same connection it restarts ICE on it, with another offer',
  policy,
  payload: Negotiation,
  push: Negotiation,
});

export const clientIceCandidate = defineMessage({
  channel,
  name: 'clientIceCandidate',
  from: 'both',
  summary:
    'A candidate of one peer connection; null says that there are no more. `userCallId` names the one who found the candidate. Candidates follow the message that names their connection first, or are lost',
  policy,
  payload: z.strictObject({
    sessionCallId: Id,
    userCallId: Id,
    connectionId,
    mediaType: StreamType,
    candidate: IceCandidate.nullable(),
  }),
});

export const stopStream = defineMessage({
  channel,
  name: 'stopStream',
  from: 'both',
  summary:
    'Stop publishing a stream; the others drop their receiving end. Pushed to everybody, also to the publisher, when the server found a stream dead: who still wants to send publishes again',
  policy,
  payload: z.strictObject({ sessionCallId: Id, userCallId: Id, mediaType: StreamType }),
});

export const updateParticipantProperties = defineMessage({
  channel,
  name: 'updateParticipantProperties',
  from: 'both',
  summary: 'Microphone or camera turned on or off, a device changed',
  policy,
  payload: z.strictObject({
    sessionCallId: Id,
    userCallId: Id,
    participantProperties: ParticipantProperties,
  }),
});

export const leaveSessionCall = defineMessage({
  channel,
  name: 'leaveSessionCall',
  from: 'both',
  summary: 'Leave a call; of two, the other one is left alone and the call ends',
  policy,
  payload: z.strictObject({ sessionCallId: Id }),
  push: z.object({
    sessionCallId: Id,
    userCallId: Id,
    /** `replaced` goes only to the page whose place another page of the same person has taken. */
    reason: z.enum([...LeaveReason.options, 'replaced']),
  }),
});

export const endSessionCall = defineMessage({
  channel,
  name: 'endSessionCall',
  from: 'both',
  summary: 'End a call for everybody',
  policy,
  payload: z.strictObject({ sessionCallId: Id }),
  push: z.object({ sessionCallId: Id, reason: CallEndReason }),
});

export const knockerStatus = defineMessage({
  channel,
  name: 'knockerStatus',
  from: 'server',
  summary: 'How it goes with somebody who knocks, for them and for those who let in',
  policy,
  payload: z.object({ sessionCallId: Id, callJoinerId: Id, knockingStatus: KnockingStatus }),
});
