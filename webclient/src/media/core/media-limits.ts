import {
  maySendWith,
  pictureLimits,
  type MediaRules,
  type Participant,
  type PictureLimit,
} from '@foyer/contracts/calls';

/** Why somebody may not use a device in a call: not by their role, or locked by a host; null where they may. */
export type Held = 'role' | 'lock' | null;

/** What of one's own may be sent in a call, and how well. */
export interface MediaLimits {
  readonly microphone: Held;
  readonly camera: Held;
  readonly picture: PictureLimit;
}

export const noLimits: MediaLimits = {
  microphone: null,
  camera: null,
  picture: pictureLimits.HD,
};

/** What may be sent where somebody wants to send no better than that. */
export function asChosen(
  allowed: MediaLimits,
  { quality }: { readonly quality: keyof typeof pictureLimits | null },
): MediaLimits {
  const chosen = quality === null ? allowed.picture : pictureLimits[quality];
  return chosen.bitrate < allowed.picture.bitrate ? { ...allowed, picture: chosen } : allowed;
}

/** How large a picture is asked of a camera; null for the usual one. */
export const sizeOf = ({ picture }: MediaLimits): PictureLimit | null =>
  picture === noLimits.picture ? null : picture;

/** Whether limits say the same. */
export const isSame = (some: readonly MediaLimits[], others: readonly MediaLimits[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** What somebody may send by how the place is set, and but for what a host has locked. */
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
    picture: rules ? pictureLimits[rules.quality] : noLimits.picture,
  };
}
