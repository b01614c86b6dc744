import {
  maySendWith,
  pictureLimits,
  type CallKind,
  type CallParticipant,
  type MediaRules,
  type StreamType,
  type TrackKind,
} from '@foyer/contracts/calls';

import { usualAllowance, type Allowance } from '#contexts/media';
import type { TrackLock } from '../call/call.js';

interface Sender {
  readonly role: CallParticipant['role'];
  readonly locks: readonly TrackLock[];
}

/**
 * Returns the tracks of a stream that a participant may send now. It depends on the role, on the
 * settings of the place and on locked tracks.
 */
export function allowanceOf(
  { role, locks }: Sender,
  streamType: StreamType,
  kind: CallKind,
  rules: MediaRules | null,
): Allowance {
  const isOpen = (track: TrackKind) => !locks.includes(`${streamType}/${track}`);
  const { bitrate } = usualAllowance;
  // Screen sharing is decided at the request: a participant may also be allowed once.
  if (streamType === 'screenCam') {
    return { audio: isOpen('audio'), video: isOpen('video'), bitrate };
  }
  const quality = rules?.quality ?? '4K';
  return {
    audio: isOpen('audio') && maySendWith('microphone', role, kind, rules),
    video: isOpen('video') && maySendWith('camera', role, kind, rules),
    // Without a setting of a host, each participant chooses a picture quality.
    bitrate: pictureLimits[quality].bitrate,
  };
}
