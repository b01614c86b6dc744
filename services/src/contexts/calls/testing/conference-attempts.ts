import { randomUUID } from 'node:crypto';

import type { IceCandidate } from '@foyer/contracts/calls';
import type { InCallPolicy } from '@foyer/contracts/sessions';

/** The person who tries an action, and the place. */
interface Who {
  readonly sessionCallId: string;
  readonly userCallId: string;
  readonly callJoinerId: string;
  /** Another person in the call: a guest. */
  readonly other: string;
  readonly sdp: string;
  readonly candidate: IceCandidate;
}

/** A message to send, and the policy of the in-call roles that it needs. */
export interface ConferenceAttempt {
  readonly name: string;
  readonly says: string;
  readonly policy: InCallPolicy | 'everybody';
  readonly payload: (who: Who) => object;
}

const attempt = (
  name: string,
  policy: ConferenceAttempt['policy'],
  payload: ConferenceAttempt['payload'],
  says = '',
): ConferenceAttempt => ({ name, says, policy, payload });

const here = ({ sessionCallId }: Who) => ({ sessionCallId });

const stream = (mediaType: string, policy: ConferenceAttempt['policy']) =>
  attempt(
    'addStream',
    policy,
    ({ sessionCallId, userCallId, callJoinerId }) => ({
      ...{ sessionCallId, userCallId, callJoinerId, mediaType },
      connectionId: randomUUID(),
      sdpOffer: null,
      participantProperties: { streamStatus: {} },
    }),
    mediaType,
  );

const negotiation = (step: string, extra: (who: Who) => object) =>
  attempt(
    'receiveVideoOffer',
    'everybody',
    (who) => ({
      step,
      sessionCallId: who.sessionCallId,
      connectionId: randomUUID(),
      fromUserCallId: step === 'offer' ? who.userCallId : who.other,
      toUserCallId: step === 'offer' ? who.other : who.userCallId,
      mediaType: 'userCam',
      ...extra(who),
    }),
    step,
  );

const action = (
  name: 'remoteActionRequest' | 'remoteActionPerform',
  actionType: string,
  policy: ConferenceAttempt['policy'],
) =>
  attempt(
    name,
    policy,
    ({ sessionCallId, userCallId, other }) => ({
      ...{ sessionCallId, actionType, actionBy: userCallId, actionFor: other },
      mediaType: 'userCam',
      actionValue: 'audio',
    }),
    actionType,
  );
const asks = (actionType: string, policy: ConferenceAttempt['policy']) =>
  action('remoteActionRequest', actionType, policy);
const does = (actionType: string, policy: ConferenceAttempt['policy']) =>
  action('remoteActionPerform', actionType, policy);

/** Every message on the channel of calls, as a person could try to send it. */
export const conferenceAttempts: readonly ConferenceAttempt[] = [
  attempt('getSessionCalls', 'everybody', here),
  attempt('leaveSessionCall', 'everybody', here),
  attempt('endSessionCall', 'call.end-for-all', here),
  stream('userCam', 'call.speak'),
  stream('secondaryCam', 'call.speak'),
  stream('screenCam', 'call.share-screen'),
  negotiation('ask', () => ({})),
  negotiation('offer', ({ sdp }) => ({ sdpOffer: sdp })),
  negotiation('answer', ({ sdp }) => ({ sdpAnswer: sdp })),
  attempt('clientIceCandidate', 'everybody', ({ sessionCallId, userCallId, candidate }) => ({
    ...{ sessionCallId, userCallId, candidate },
    connectionId: randomUUID(),
    mediaType: 'userCam',
  })),
  attempt('stopStream', 'everybody', ({ sessionCallId, userCallId }) => ({
    ...{ sessionCallId, userCallId },
    mediaType: 'userCam',
  })),
  attempt('watchStreams', 'everybody', ({ sessionCallId, userCallId }) => ({
    ...{ sessionCallId, userCallId },
    streams: [{ connectionId: randomUUID(), inSight: false }],
  })),
  attempt('reportQuality', 'everybody', ({ sessionCallId, userCallId }) => ({
    ...{ sessionCallId, userCallId },
    streams: [
      {
        ...{ direction: 'sent', of: userCallId, mediaType: 'userCam' },
        ...{ roundTripMs: 20, lossPercent: 0, jitterMs: 2, kbps: 700, limitedBy: 'none' },
      },
    ],
  })),
  attempt('reportFlow', 'everybody', ({ sessionCallId, userCallId }) => ({
    ...{ sessionCallId, userCallId },
    ...{ sent: [], received: [] },
  })),
  attempt('updateParticipantProperties', 'everybody', ({ sessionCallId, userCallId }) => ({
    ...{ sessionCallId, userCallId },
    participantProperties: { streamStatus: {} },
  })),
  ...['unmute', 'cameraOn', 'screenshot', 'angle', 'resolution'].map((type) =>
    asks(type, 'call.admit'),
  ),
  asks('shareScreen', 'everybody'),
  ...['mute', 'cameraOff', 'lock', 'unlock', 'stopStream', 'restartTrack'].map((type) =>
    does(type, 'call.mute-others'),
  ),
  ...['pause', 'resume'].map((type) => does(type, 'call.pause-others')),
  does('kick', 'call.kick'),
  attempt('remoteActionResponse', 'everybody', ({ sessionCallId, userCallId, other }) => ({
    ...{ sessionCallId, actionType: 'shareScreen', actionBy: other, actionFor: userCallId },
    ...{ mediaType: null, actionValue: null, accepted: true },
  })),
  attempt('checkScreenShareStatus', 'everybody', here),
  attempt('updateScreenShareStatus', 'call.share-screen', (who) => ({
    ...here(who),
    sharing: true,
  })),
  attempt('updateWhiteboardStatus', 'board.open', (who) => ({ ...here(who), isOpen: true })),
  attempt('updateCallDocuments', 'documents.share', (who) => ({
    ...here(who),
    documents: [randomUUID()],
  })),
  attempt('closedCaptionAction', 'everybody', (who) => ({
    ...here(who),
    closedCaptionEnabled: true,
    spokenLanguage: 'de-DE',
  })),
  attempt('onApplyForSpeaker', 'call.apply-for-speaker', (who) => ({
    ...here(who),
    callJoinerId: who.callJoinerId,
  })),
];
