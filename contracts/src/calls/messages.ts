import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import {
  IceCandidate,
  IceServer,
  Participant,
  ParticipantProperties,
  RelayKind,
  Sdp,
  StreamType,
} from './media.js';

const channel = 'conference';
const policy = 'call.own';

/** Names one peer connection; minted by the side that asks for it. */
const connectionId = Id;
const SessionCall = z.object({
  sessionCallId: Id,
  relay: RelayKind,
  /** False while the relay is away; streams are set up anew when it turns true again. */
  relayUp: z.boolean(),
  participants: z.array(Participant),
});

export const getSessionCalls = defineMessage({
  channel,
  name: 'getSessionCalls',
  from: 'both',
  summary:
    'Enter a call, or come back to it: who is there and how media travels. The server pushes the call whenever it changes',
  policy,
  payload: z.strictObject({ sessionCallId: Id }),
  ack: z.object({ userCallId: Id, iceServers: z.array(IceServer), call: SessionCall }),
  push: SessionCall,
});

export const addStream = defineMessage({
  channel,
  name: 'addStream',
  from: 'both',
  summary:
    'Publish a stream. Through Janus the offer comes along and the answer back; directly the stream is announced and offers follow when asked for',
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
  push: z.object({ sessionCallId: Id, userCallId: Id, mediaType: StreamType }),
});

const Connection = {
  sessionCallId: Id,
  connectionId,
  /** Who publishes the stream. */
  fromUserCallId: Id,
  /** Who receives it. */
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
    'Receive a stream: the receiver asks, the relay (or the publisher) offers, the receiver answers',
  policy,
  payload: Negotiation,
  push: Negotiation,
});

export const clientIceCandidate = defineMessage({
  channel,
  name: 'clientIceCandidate',
  from: 'both',
  summary: 'A candidate of one peer connection; null says that there are no more',
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
  summary: 'Stop publishing a stream; the others drop their receiving end',
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
  push: z.object({ sessionCallId: Id, userCallId: Id, reason: z.string() }),
});

export const endSessionCall = defineMessage({
  channel,
  name: 'endSessionCall',
  from: 'both',
  summary: 'End a call for everybody',
  policy,
  payload: z.strictObject({ sessionCallId: Id }),
  push: z.object({ sessionCallId: Id, reason: z.string() }),
});
