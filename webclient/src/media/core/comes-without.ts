import type { LocalState } from './local-state.js';

/**
 * Returns what a person comes without into a call; null while that is not known. A microphone that
 * is turned off counts, though its track is kept.
 */
export function comesWithout({ phase, audio, video, microphoneOn, cameraOn }: LocalState) {
  if (phase !== 'ready' && phase !== 'failed') return null;
  return [
    ...(video && cameraOn ? [] : (['camera'] as const)),
    ...(audio && microphoneOn ? [] : (['microphone'] as const)),
  ];
}
