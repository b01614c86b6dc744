import type { StreamType, TrackKind } from '@foyer/contracts/calls';

import { judgeFlow, type StreamFlow, type Verdict } from '../quality/judge-flow.js';
import type { Conference, ParticipantSlot } from './conference.js';
import { withLocks } from './with-locks.js';

/**
 * How those tracks of a stream flow that should: of someone who is here and not on hold, what is
 * turned on and may be sent. Of a stream whose page has said nothing yet, nothing is known.
 * @param now In milliseconds since 1970.
 */
export function flowOf(
  conference: Conference,
  slot: ParticipantSlot,
  streamType: StreamType,
  flow: StreamFlow | undefined,
  now: number,
): Partial<Record<TrackKind, Verdict>> {
  const isHere = slot.connection !== undefined && !slot.paused && conference.relay.up;
  if (!isHere) return {};
  const status = withLocks(slot).streamStatus[streamType];
  const allowance = conference.allowanceFor(slot, streamType);
  const verdicts: Partial<Record<TrackKind, Verdict>> = {};
  for (const track of ['audio', 'video'] as const) {
    // Only of a camera the page says whether it is on; the others are where there is something to
    // send.
    if (!allowance[track] || status?.[track].mute === true) continue;
    verdicts[track] = flow ? judgeFlow(track, flow, now) : { flows: null };
  }
  return verdicts;
}
