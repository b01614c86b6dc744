import type { Participant } from '@foyer/contracts/calls';

import type { Picture } from './arrange.js';

/** A picture, and whose it is. */
export interface PictureOf extends Picture {
  readonly participant: Participant;
}

/** Whether a stream shows something beside a face: a screen, a second camera. */
export const isShown = ({ mediaType }: Participant['streams'][number]): boolean =>
  mediaType !== 'userCam';

/** Whatever can be seen of the others; anyone who sends nothing is only in the list of participants. */
export function picturesOf(others: readonly Participant[]): readonly PictureOf[] {
  return others.flatMap((participant) =>
    participant.streams.map((stream) => ({
      key: `${participant.userCallId}/${stream.mediaType}`,
      isShown: isShown(stream),
      participant,
    })),
  );
}

/** Whether the microphone beside somebody's face is on; a second camera and a screen name no one who speaks. */
export const isUnmuted = ({ isShown: isBeside, participant }: PictureOf): boolean =>
  !isBeside && participant.participantProperties.streamStatus.userCam?.audio.mute === false;
