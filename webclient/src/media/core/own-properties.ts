import type { ParticipantProperties } from '@foyer/contracts/calls';

import type { LocalState } from './local-state.js';

/** True while it may still turn out what is sent: devices are asked for, or will be. */
const isOpen = ({ phase, audio, video, microphoneOn, cameraOn }: LocalState): boolean =>
  (phase === 'asking' || (phase === 'idle' && (microphoneOn || cameraOn))) && !(audio ?? video);

/**
 * Returns the state of the user's devices that the others must know. Devices that are still asked
 * for are left out, so that a person who sends nothing does not look like a slow connection.
 */
export function ownProperties(state: LocalState): ParticipantProperties {
  const { audio, video, microphoneOn, cameraOn, hasCamera, hasMicrophone, phase } = state;
  const { angle } = state.choice;
  const { mayReturnForS } = state;
  const hasSome = phase !== 'failed';
  const track = (present: MediaStreamTrack | null, on: boolean) => ({
    mute: !present || !on,
    lock: false,
    deviceId: null,
  });
  const userCam = {
    audio: track(audio, microphoneOn),
    video: { ...track(video, cameraOn), ...(angle === 0 ? {} : { angle }) },
  };
  const isKnown = !isOpen(state);
  // A track that is there is sent, also after another one could not be had.
  const isSeen = video !== null || (hasSome && hasCamera);
  const isHeard = audio !== null || (hasSome && hasMicrophone);
  return {
    streamStatus: isKnown ? { userCam } : {},
    isCameraAvailable: !isKnown || isSeen,
    ...(isKnown && !isHeard && { isMicrophoneAvailable: false }),
    ...(mayReturnForS !== undefined && { mayReturnForS }),
  };
}
