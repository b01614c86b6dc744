import { pictureLimits, type PictureLimit } from '@foyer/contracts/calls';

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
