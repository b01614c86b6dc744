import type { LocalState } from './local-state.js';

/** Returns what a person comes without into a call; null while that is not known. */
export function comesWithout({ phase, audio, video }: LocalState) {
  if (phase !== 'ready' && phase !== 'failed') return null;
  return [...(video ? [] : (['camera'] as const)), ...(audio ? [] : (['microphone'] as const))];
}
