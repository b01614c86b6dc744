import { callSetting } from '#state/call-setting.js';
import { LocalMedia } from './local-media.js';

/** Makes camera and microphone for a member's call, which begins by the member's settings. */
export function mediaForOwnCall(): LocalMedia {
  const { startWith, mediaSettings } = callSetting.get();
  const { quality } = mediaSettings;
  return new LocalMedia(navigator.mediaDevices, localStorage, undefined, undefined, {
    camera: startWith.video,
    microphone: startWith.audio,
    // The usual quality is no wish: a call may have a better one.
    quality: quality === 'HD' ? null : quality,
  });
}
