import type { LocalMedia } from '#media/core/local-media.js';
import type { MediaProblem } from '#media/core/media-problem.js';
import type { ClientEvent } from '../state/client-state.js';

/** Camera and microphone that could not be had are asked for again this often, in milliseconds. */
export const ASK_AGAIN_MS = 10_000;

/** Problems that say that the browser does not let this page use them. */
const FORBIDDEN: readonly MediaProblem[] = ['denied', 'dismissed', 'blocked-by-system', 'insecure'];

/**
 * Keeps a kiosk's camera and microphone open, without a person to press a button, and reports their
 * state.
 * @returns How to stop.
 */
export function followDevices(media: LocalMedia, say: (event: ClientEvent) => void): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    const { phase, problem } = media.state.get();
    if (phase === 'ready') {
      clearTimeout(again);
      again = undefined;
      say({ type: 'recovered', part: 'devices' });
      say({ type: 'permission', granted: true });
    }
    if (phase !== 'failed' || problem === null) return;
    if (FORBIDDEN.includes(problem)) say({ type: 'permission', granted: false });
    else say({ type: 'failed', part: 'devices', note: `Camera and microphone: ${problem}` });
    again ??= setTimeout(() => {
      again = undefined;
      void media.open(true);
    }, ASK_AGAIN_MS);
  };
  follow();
  const stop = media.state.subscribe(follow);
  return () => {
    clearTimeout(again);
    stop();
  };
}
