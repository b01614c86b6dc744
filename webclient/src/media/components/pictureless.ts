import type { MediaRules, Participant } from '@foyer/contracts/calls';

import { limitsOf } from '../core/limits-of.js';
import { hasNoCamera, hasNoMicrophone } from '../core/silence.js';

/** Returns the sentence that says why there is no picture of a participant. */
export function pictureless(participant: Participant, rules: MediaRules | null) {
  const { camera: held } = limitsOf(participant, rules);
  if (held !== null) return `call.cameraHeldOf.${held}` as const;
  if (!hasNoCamera(participant)) return 'call.cameraOffOf';
  return hasNoMicrophone(participant) ? 'call.noDevicesOf' : 'call.noCameraOf';
}
