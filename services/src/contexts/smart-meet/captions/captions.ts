import { Injectable } from '@nestjs/common';
import type { SpokenLanguage } from '@foyer/contracts/calls';
import { smartMeetMessages } from '@foyer/contracts/smart-meet';

import { Conferences, type Conference } from '#contexts/calls';

type Place = ReturnType<Conferences['placeOf']>;

interface Said {
  readonly utteranceId: string;
  readonly text: string;
  readonly language: SpokenLanguage;
  readonly isFinal: boolean;
}

/**
 * Shows the words of a person to those in the call who have captions on and may see what the
 * speaker shows.
 */
@Injectable()
export class Captions {
  show({ conference, slot }: Place, said: Said): void {
    const push = {
      sessionCallId: conference.callId,
      callJoinerId: slot.joinerId,
      displayName: slot.displayName,
      ...said,
    };
    for (const other of conference.slots()) {
      if (!this.#sees(conference, other, slot)) continue;
      other.connection?.push(smartMeetMessages.liveTranscript, push);
    }
  }

  #sees({ knowledge }: Conference, viewer: Place['slot'], speaker: Place['slot']): boolean {
    if (viewer.participantProperties.closedCaptionEnabled !== true) return false;
    return viewer === speaker || knowledge.shownBy(viewer, speaker);
  }
}
