import type { Participant } from '@foyer/contracts/calls';

type Devices = Pick<Participant, 'participantProperties'>;

/** True if no sound and no picture of a participant's own is sent, and none is on its way. */
export function sendsNothing({
  streams,
  participantProperties: { streamStatus },
}: Devices & Pick<Participant, 'streams'>): boolean {
  const { userCam } = streamStatus;
  // Of who has only just come it is not known yet what they send.
  if (!userCam || streams.some(({ mediaType }) => mediaType === 'userCam')) return false;
  return userCam.audio.mute && userCam.video.mute;
}

/** True if a participant cannot be heard, as there is no microphone, or no leave to use it. */
export const hasNoMicrophone = ({ participantProperties }: Devices): boolean =>
  participantProperties.isMicrophoneAvailable === false;

/** True if a participant cannot be seen, for the same reasons. */
export const hasNoCamera = ({ participantProperties }: Devices): boolean =>
  !participantProperties.isCameraAvailable;
