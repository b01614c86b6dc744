import type { Participant } from '@foyer/contracts/calls';

import type { Picture } from './arrange.js';

/** A picture, and whose it is. */
export interface PictureOf extends Picture {
  readonly participant: Participant;
}

/** Whatever can be seen of the others; anyone who sends nothing is only in the list of participants. */
export function picturesOf(others: readonly Participant[]): readonly PictureOf[] {
  return others.flatMap((participant) =>
    participant.streams.map(({ mediaType }) => ({
      key: `${participant.userCallId}/${mediaType}`,
      isShown: mediaType !== 'userCam',
      participant,
    })),
  );
}
