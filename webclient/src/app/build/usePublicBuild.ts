import { useStore } from '#state/store.js';
import { namedBuild } from './named-build.js';
import { usePageInUse } from './page-in-use.js';
import { useReloadWhenIdle } from './useReloadWhenIdle.js';

/**
 * Time without a touch after which a page of visitors or guests may reload automatically, in
 * milliseconds.
 */
const UNTOUCHED_MS = 20_000;

/**
 * Loads another build of the server without a word, once a page of visitors or guests is idle. It
 * has no connection before the admission, so that the answers to its calls name the build.
 * @param inUse True if a reload would lose something or disturb the user.
 */
export function usePublicBuild(inUse: boolean, reload?: () => void): void {
  usePageInUse(inUse);
  useReloadWhenIdle(useStore(namedBuild), UNTOUCHED_MS, reload);
}
