import { z } from 'zod';

import { CameraAngle, Resolution } from '../devices/equipment.js';
import { Id } from '../schema/id.js';
import { InCallRole } from '../sessions/read-models.js';
import { JoinerType } from './participants.js';

/** The streams that one participant can send. */
export const StreamType = z
  .enum(['userCam', 'secondaryCam', 'screenCam'])
  .meta({ id: 'StreamType' });
export type StreamType = z.output<typeof StreamType>;

/** Sound or picture of a stream. */
export const TrackKind = z.enum(['audio', 'video']).meta({ id: 'TrackKind' });
export type TrackKind = z.output<typeof TrackKind>;

/** Codecs of pictures: H264, which devices decode in hardware, and VP8, where a page lacks H264. */
export const PictureCodec = z.enum(['h264', 'vp8']).meta({ id: 'PictureCodec' });
export type PictureCodec = z.output<typeof PictureCodec>;

/** How media travels: through Janus, or directly between two browsers. */
export const RelayKind = z.enum(['janus', 'direct']).meta({ id: 'RelayKind' });
export type RelayKind = z.output<typeof RelayKind>;

const DeviceId = z.string().max(300).nullable();

/** Languages in which captions can be made of what is said. */
export const SpokenLanguage = z
  .enum(['en-US', 'fr-FR', 'de-DE', 'hi-IN', 'it-IT', 'ru-RU', 'es-ES', 'ar-SA'])
  .meta({ id: 'SpokenLanguage' });
export type SpokenLanguage = z.output<typeof SpokenLanguage>;

const Track = z.strictObject({
  mute: z.boolean(),
  lock: z.boolean().default(false),
  deviceId: DeviceId.default(null),
});
const StreamStatus = z.strictObject({
  audio: Track,
  video: Track.extend({
    resolution: Resolution.optional(),
    /** The clockwise rotation that puts the picture upright; none if it is absent. */
    angle: CameraAngle.optional(),
  }),
});

/** The state of a participant's devices that the others must know. */
export const ParticipantProperties = z
  .strictObject({
    streamStatus: z.partialRecord(StreamType, StreamStatus).default({}),
    isCameraAvailable: z.boolean().default(true),
    /** Left out by those who have one. */
    isMicrophoneAvailable: z.boolean().optional(),
    microphoneId: DeviceId.optional(),
    userCameraId: DeviceId.optional(),
    docCameraId: DeviceId.optional(),
    closedCaptionEnabled: z.boolean().optional(),
    spokenLanguage: SpokenLanguage.optional(),
    /** Set after leaving: the participant can return for so many seconds after the press. */
    mayReturnForS: z.int().min(1).max(60).optional(),
  })
  .meta({ id: 'ParticipantProperties' });
export type ParticipantProperties = z.output<typeof ParticipantProperties>;

/** The steps that are tried in turn to make a stalled stream flow again. */
export const RepairStep = z
  .enum(['restart-track', 'restart-ice', 'publish-again'])
  .meta({ id: 'RepairStep' });
export type RepairStep = z.output<typeof RepairStep>;

/**
 * A stream that a participant publishes. A new `connectionId` means a new connection: receivers ask
 * for it again.
 */
export const PublishedStream = z
  .object({
    mediaType: StreamType,
    connectionId: Id,
    /** The tracks that should flow and do not; they are being repaired. */
    stalled: z.array(TrackKind).min(1).optional(),
    /** Is sent and does not arrive at this page; another connection did not help. */
    unreceived: z.boolean().optional(),
  })
  .meta({ id: 'PublishedStream' });
export type PublishedStream = z.output<typeof PublishedStream>;

/** A participant of a call, connected or reconnecting. */
export const Participant = z
  .object({
    userCallId: Id,
    callJoinerId: Id,
    joinerType: JoinerType,
    displayName: z.string(),
    role: InCallRole,
    /** On hold: sent back to wait, neither hearing nor heard. */
    paused: z.boolean(),
    /** On hold by their own, as they are in another call. Those may return without a host. */
    isElsewhere: z.boolean().optional(),
    /** The start of the hold; null for a participant who is not on hold, or if it is not known. */
    pausedSince: z.iso.datetime().nullable(),
    /** False while the connection is lost and may yet return. */
    connected: z.boolean(),
    streams: z.array(PublishedStream),
    participantProperties: ParticipantProperties,
  })
  .meta({ id: 'Participant' });
export type Participant = z.output<typeof Participant>;

/** The interval on hold after which the person who started it is reminded, in milliseconds. */
export const HOLD_REMINDER_MS = 120_000;

/** A STUN or TURN server as browsers want it. */
export const IceServer = z
  .object({
    urls: z.array(z.string()),
    username: z.string().optional(),
    credential: z.string().optional(),
  })
  .meta({ id: 'IceServer' });
export type IceServer = z.output<typeof IceServer>;

/** Longest session description and candidate that are looked at, in characters. */
export const SDP_MAX = 60_000;
export const CANDIDATE_MAX = 2_000;
/** Most peer connections that one participant can have in one call. */
export const CONNECTIONS_MAX = 32;

export const Sdp = z
  .string()
  .min(10)
  .max(SDP_MAX)
  .startsWith('v=0')
  .meta({
    id: 'Sdp',
    examples: ['v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n'],
  });
export const IceCandidate = z.strictObject({
  candidate: z.string().max(CANDIDATE_MAX),
  sdpMid: z.string().max(64).nullable(),
  sdpMLineIndex: z.int().min(0).max(64).nullable(),
  usernameFragment: z.string().max(256).nullable().optional(),
});
export type IceCandidate = z.output<typeof IceCandidate>;
