import {
  maySendWith,
  pictureLimits,
  type MediaRules,
  type Participant,
  type PictureLimit,
} from '@foyer/contracts/calls';

import { noLimits, type Held, type MediaLimits } from './media-limits.js';

const onlyUpTo = (picture: PictureLimit) => ({ picture, best: picture });
const pick = ({ picture, best }: MediaLimits) => ({ picture, best });

/** Returns the limits of a participant: the rules of the place, and the locks of a host. */
export function limitsOf(
  { role, participantProperties }: Pick<Participant, 'role' | 'participantProperties'>,
  rules: MediaRules | null | undefined,
): MediaLimits {
  const { audio, video } = participantProperties.streamStatus.userCam ?? {};
  const may = (source: 'camera' | 'microphone') =>
    !rules || maySendWith(source, role, 'session', rules);
  const held = (mayUse: boolean, isLocked = false): Held => {
    if (!mayUse) return 'role';
    return isLocked ? 'lock' : null;
  };
  return {
    microphone: held(may('microphone'), audio?.lock),
    camera: held(may('camera'), video?.lock),
    ...(rules ? onlyUpTo(pictureLimits[rules.quality]) : pick(noLimits)),
  };
}
