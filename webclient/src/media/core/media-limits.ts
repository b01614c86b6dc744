import { pictureLimits, type PictureLimit } from '@foyer/contracts/calls';

/**
 * The reason why a device may not be used in a call: forbidden by the role, or locked by a host;
 * null if it may be used.
 */
export type Held = 'role' | 'lock' | null;

/** The limits of the user's devices in a call, and of the picture's quality. */
export interface MediaLimits {
  readonly microphone: Held;
  readonly camera: Held;
  readonly picture: PictureLimit;
  /**
   * How good a picture may be chosen at most: where no host has set it, better than the usual one.
   */
  readonly best: PictureLimit;
}

export const noLimits: MediaLimits = {
  microphone: null,
  camera: null,
  picture: pictureLimits.HD,
  best: pictureLimits['4K'],
};

/** Applies the user's choice of quality to the limits; never exceeds them. */
export function asChosen(
  allowed: MediaLimits,
  { quality }: { readonly quality: keyof typeof pictureLimits | null },
): MediaLimits {
  if (quality === null) return allowed;
  const chosen = pictureLimits[quality];
  const picture = chosen.bitrate > allowed.best.bitrate ? allowed.best : chosen;
  return picture === allowed.picture ? allowed : { ...allowed, picture };
}

/** How large a picture is asked of a camera; null for the usual one. */
export const sizeOf = ({ picture }: MediaLimits): PictureLimit | null =>
  picture === noLimits.picture ? null : picture;
