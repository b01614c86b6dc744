import { maySendWith, type MediaRules, type Participant } from '@foyer/contracts/calls';

import { sendsNothing } from '../core/silence.js';
import type { Picture } from './arrange.js';

/** A picture, and whose it is. */
export interface PictureOf extends Picture {
  readonly participant: Participant;
  /** There is only the person: nothing is sent, and nothing is to come. */
  readonly isStill: boolean;
}

/** True if a stream shows something in addition to a face: a screen, a second camera. */
export const isShown = ({ mediaType }: Participant['streams'][number]): boolean =>
  mediaType !== 'userCam';

/**
 * Returns all visible streams of the others, and each participant who may be seen or heard, even
 * with camera and microphone off. A participant who only listens appears only in the list of
 * participants, unless there is no other to show.
 */
export function picturesOf(
  others: readonly Participant[],
  rules: MediaRules | null,
): readonly PictureOf[] {
  const maySend = ({ role }: Participant) =>
    (['camera', 'microphone'] as const).some((one) => maySendWith(one, role, 'session', rules));
  const sends = ({ streams }: Participant) => streams.length > 0;
  const isListenedTo = others.some((one) => sends(one) || maySend(one));
  return others.flatMap((participant) => {
    const { userCallId, streams } = participant;
    const pictures = streams.map((stream) => ({
      key: `${userCallId}/${stream.mediaType}`,
      isShown: isShown(stream),
      participant,
      isStill: false,
    }));
    const hasFace = pictures.some((one) => !one.isShown);
    if (hasFace || (isListenedTo && !maySend(participant))) return pictures;
    const isStill = sendsNothing(participant) || !maySend(participant);
    const face = { key: `${userCallId}/userCam`, isShown: false, participant, isStill };
    return [face, ...pictures];
  });
}

/**
 * True if the microphone of a shown face is on; a second camera and a screen indicate no speaker.
 */
export const isUnmuted = ({ isShown: isBeside, participant }: PictureOf): boolean =>
  !isBeside && participant.participantProperties.streamStatus.userCam?.audio.mute === false;
