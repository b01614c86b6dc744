import { permitsInCall, type InCallPolicy } from '../sessions/in-call-policy.js';
import type { InCallRole } from '../sessions/read-models.js';
import { maySendWith, type MediaSource } from './may-send-with.js';
import type { MediaRules } from './media-rules.js';
import type { CallKind } from './participants.js';

/**
 * The need of a message on the channel of calls. It is one of these: an action of the in-call
 * roles, a place in the call (`inside`), the same also on hold (`present`), a check by the call
 * itself (`participant`), or being the device (`device`).
 */
export type ConferenceNeed = InCallPolicy | 'inside' | 'present' | 'participant' | 'device';

/**
 * The needs of a message that depend on one of its fields: the name of the field, and the need of
 * each of its values.
 */
interface NeedsByField {
  readonly by: string;
  readonly of: Readonly<Record<string, ConferenceNeed>>;
}

const toShow = {
  by: 'mediaType',
  of: { userCam: 'call.speak', secondaryCam: 'call.speak', screenCam: 'call.share-screen' },
} as const satisfies NeedsByField;

const toAsk = {
  by: 'actionType',
  of: {
    unmute: 'call.admit',
    cameraOn: 'call.admit',
    screenshot: 'call.admit',
    angle: 'call.admit',
    resolution: 'call.admit',
    shareScreen: 'inside',
  },
} as const satisfies NeedsByField;

const toDo = {
  by: 'actionType',
  of: {
    mute: 'call.mute-others',
    cameraOff: 'call.mute-others',
    lock: 'call.mute-others',
    unlock: 'call.mute-others',
    stopStream: 'call.mute-others',
    restartTrack: 'call.mute-others',
    pause: 'call.pause-others',
    resume: 'call.pause-others',
    kick: 'call.kick',
  },
} as const satisfies NeedsByField;

/**
 * The rights to send messages in a call: the one table for the channel `conference`, enforced
 * before any message is handled. A message without a row is refused.
 */
export const conferenceRights: Readonly<Record<string, ConferenceNeed | NeedsByField>> = {
  getSessionCalls: 'participant',
  leaveSessionCall: 'participant',
  superviseCall: 'participant',
  endSessionCall: 'call.end-for-all',
  addStream: toShow,
  receiveVideoOffer: 'inside',
  clientIceCandidate: 'inside',
  stopStream: 'inside',
  watchStreams: 'inside',
  reportQuality: 'inside',
  reportFlow: 'inside',
  // Also on hold: a page tells how its devices stand, and that its person has left.
  updateParticipantProperties: 'present',
  remoteActionRequest: toAsk,
  remoteActionResponse: 'inside',
  remoteActionPerform: toDo,
  checkScreenShareStatus: 'inside',
  updateScreenShareStatus: 'call.share-screen',
  updateWhiteboardStatus: 'board.open',
  updateCallDocuments: 'documents.share',
  updateCallRecordingInfo: 'call.record',
  // Also on hold: a consent can be withdrawn at any time.
  answerCallRecording: 'participant',
  closedCaptionAction: 'inside',
  startCallTranscript: 'inside',
  stopCallTranscript: 'inside',
  // Also on hold: a consent can be withdrawn at any time.
  answerCallTranscript: 'participant',
  sayUtterance: 'inside',
  sendSpeech: 'inside',
  // Asked again when a connection is back, before its page has entered the call again.
  getPolls: 'participant',
  openPoll: 'poll.open',
  castVote: 'poll.vote',
  closePoll: 'poll.open',
  onApplyForSpeaker: 'call.apply-for-speaker',
  deviceUserCamImage: 'device',
  deviceStreamFrozen: 'device',
};

/**
 * Returns the fields of a message that name its sender: participants cannot send in the name of
 * another.
 */
export function speakerFields(name: string): Readonly<Record<string, 'userCallId' | 'joinerId'>> {
  // A response names the request again: who asked, and whom.
  if (name === 'remoteActionResponse') return { actionFor: 'userCallId' };
  return { userCallId: 'userCallId', callJoinerId: 'joinerId', actionBy: 'userCallId' };
}

/** Returns the need of a message; undefined for a message that no client may send. */
export function conferenceNeed(name: string, payload: unknown): ConferenceNeed | undefined {
  const needs = Object.hasOwn(conferenceRights, name) ? conferenceRights[name] : undefined;
  if (needs === undefined || typeof needs === 'string') return needs;
  const value = (payload as Readonly<Record<string, unknown>>)[needs.by];
  return typeof value === 'string' && Object.hasOwn(needs.of, value) ? needs.of[value] : undefined;
}

/**
 * True if a role may perform an action in a call of a kind. The settings of the call's place decide
 * who may speak and who may share a screen.
 */
export function permitsInCallOf(
  kind: CallKind,
  policy: InCallPolicy,
  role: InCallRole,
  rules: MediaRules | null = null,
): boolean {
  const may = (source: MediaSource) => maySendWith(source, role, kind, rules);
  switch (policy) {
    case 'call.speak':
      return may('camera') || may('microphone');
    case 'call.share-screen':
      return may('screen');
    case 'call.apply-for-speaker':
      return rules ? !may('microphone') : permitsInCall(policy, role);
    // A visitor shows papers at a portal as at a counter, and who comes to a meeting does as at a
    // table.
    case 'documents.share':
      return kind === 'queue' || kind === 'meeting' || permitsInCall(policy, role);
    case 'board.draw':
      return kind === 'queue' || permitsInCall(policy, role);
    default:
      return permitsInCall(policy, role);
  }
}
