import { pictureLimits, type PictureLimit } from '@foyer/contracts/calls';

/** Why somebody may not use a device in a call: not by their role, or locked by a host; null where they may. */
export type Held = 'role' | 'lock' | null;

/** What of one's own may be sent in a call, and how well. */
export interface MediaLimits {
  readonly microphone: Held;
  readonly camera: Held;
  readonly picture: PictureLimit;
  /** How good a picture may be chosen at most: where no host has set it, better than the usual one. */
  readonly best: PictureLimit;
}

export const noLimits: MediaLimits = {
  microphone: null,
  camera: null,
  picture: pictureLimits.HD,
  best: pictureLimits['4K'],
};

/** What may be sent where somebody has chosen how good a picture; never better than may be. */
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

/** Whether limits say the same. */
export const isSame = (some: readonly MediaLimits[], others: readonly MediaLimits[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);
