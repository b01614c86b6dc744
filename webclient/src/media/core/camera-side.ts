import type { CameraSide } from './device-choice.js';
import type { LocalMedia } from './local-media.js';
import type { LocalState } from './local-state.js';

/** The side of the phone that a camera is on; undefined for one that is on neither. */
export const sideOf = (camera: MediaStreamTrack | null): CameraSide | undefined =>
  (['user', 'environment'] as const).find((side) => side === camera?.getSettings().facingMode);

/** True for a phone that looks to its user and away from them, with a camera that is on. */
export const mayTurnCamera = ({ video, devices }: LocalState): boolean =>
  sideOf(video) !== undefined && devices.cameras.length > 1;

/** Takes the camera of the other side; the one before where that cannot be had. */
export async function turnCamera(media: LocalMedia): Promise<void> {
  const before = sideOf(media.state.get().video) ?? 'user';
  await media.choose({ side: before === 'user' ? 'environment' : 'user' });
  if (media.state.get().video) return;
  await media.choose({ side: before });
  await media.setCamera(true);
}
