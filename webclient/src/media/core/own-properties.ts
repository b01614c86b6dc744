import type { ParticipantProperties } from '@foyer/contracts/calls';

import type { LocalState } from './local-state.js';

/** Returns the state of the user's devices that the others must know. */
export function ownProperties(state: LocalState): ParticipantProperties {
  const { audio, video, microphoneOn, cameraOn, hasCamera, choice, mayReturnForS } = state;
  const { angle } = choice;
  const track = (present: MediaStreamTrack | null, on: boolean) => ({
    mute: !present || !on,
    lock: false,
    deviceId: null,
  });
  return {
    streamStatus: {
      userCam: {
        audio: track(audio, microphoneOn),
        video: { ...track(video, cameraOn), ...(angle === 0 ? {} : { angle }) },
      },
    },
    isCameraAvailable: hasCamera,
    ...(mayReturnForS !== undefined && { mayReturnForS }),
  };
}
