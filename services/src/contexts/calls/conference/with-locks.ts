import type { ParticipantProperties, StreamType, TrackKind } from '@foyer/contracts/calls';

import type { TrackLock } from '../call/call.js';

interface Locked {
  readonly participantProperties: ParticipantProperties;
  readonly locks: readonly TrackLock[];
}

const open = { mute: true, lock: false, deviceId: null };

/**
 * Returns the devices of a participant as the others see them. A locked track is off, even if the
 * participant's page says otherwise.
 */
export function withLocks({ participantProperties, locks }: Locked): ParticipantProperties {
  const streamStatus = { ...participantProperties.streamStatus };
  for (const [type, status] of Object.entries(streamStatus)) {
    const streamType = type as StreamType;
    const track = (kind: TrackKind) => {
      const locked = locks.includes(`${streamType}/${kind}`);
      return { ...status[kind], lock: locked, mute: locked || status[kind].mute };
    };
    streamStatus[streamType] = {
      audio: track('audio'),
      video: { ...status.video, ...track('video') },
    };
  }
  for (const lock of locks) {
    const [type, kind] = lock.split('/') as [StreamType, TrackKind];
    streamStatus[type] ??= { audio: open, video: open };
    streamStatus[type] = { ...streamStatus[type], [kind]: { ...open, lock: true } };
  }
  return { ...participantProperties, streamStatus };
}
