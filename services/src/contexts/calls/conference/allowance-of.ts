import {
  maySendWith,
  pictureLimits,
  type CallKind,
  type CallParticipant,
  type MediaRules,
  type StreamType,
  type TrackKind,
} from '@foyer/contracts/calls';

import { usualAllowance, type Allowance } from '../../media/index.js';
import type { TrackLock } from '../domain/call.js';

interface Sender {
  readonly role: CallParticipant['role'];
  readonly locks: readonly TrackLock[];
}

/** What of a stream somebody in a call may send now: by their role, as the place is set, and but for what is locked. */
export function allowanceOf(
  { role, locks }: Sender,
  streamType: StreamType,
  kind: CallKind,
  rules: MediaRules | null,
): Allowance {
  const isOpen = (track: TrackKind) => !locks.includes(`${streamType}/${track}`);
  const { bitrate } = usualAllowance;
  // Whether a screen may be shared is decided where it is asked for: also who was let for once may.
  if (streamType === 'screenCam') {
    return { audio: isOpen('audio'), video: isOpen('video'), bitrate };
  }
  const quality = rules?.quality ?? '4K';
  return {
    audio: isOpen('audio') && maySendWith('microphone', role, kind, rules),
    video: isOpen('video') && maySendWith('camera', role, kind, rules),
    // Where no host sets it, everybody chooses for themselves how well they are seen.
    bitrate: pictureLimits[quality].bitrate,
  };
}
