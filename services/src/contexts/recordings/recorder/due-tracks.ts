import type { StreamType } from '@foyer/contracts/calls';

import type { Conference } from '#contexts/calls';

/** A stream that must be recorded. */
export interface DueTrack {
  readonly key: string;
  readonly joinerId: string;
  readonly userCallId: string;
  readonly connectionId: string;
  readonly streamType: StreamType;
}

type Seen = Pick<Conference, 'callId' | 'slots' | 'knowledge'> & {
  readonly relay: Pick<Conference['relay'], 'streams' | 'recorder'>;
};

/**
 * The streams of a call to be recorded: of those who agreed, except persons who are on hold, talk
 * aside, or are supervisors. Their words are not for the others.
 */
export function dueTracks(conference: Seen, agreed: ReadonlySet<string>): readonly DueTrack[] {
  const { callId, relay, knowledge } = conference;
  if (!relay.recorder(callId)) return [];
  const all = conference.slots();
  return relay.streams(callId).flatMap(({ participant: userCallId, streamType, connectionId }) => {
    const slot = all.find((one) => one.userCallId === userCallId);
    if (!slot || !agreed.has(slot.joinerId)) return [];
    if (slot.paused || slot.supervision !== null || knowledge.isAside(slot)) return [];
    const { joinerId } = slot;
    return { key: `${userCallId} ${streamType}`, joinerId, userCallId, connectionId, streamType };
  });
}
