import { useStore } from '../../state/store.js';
import { namedBuild } from './named-build.js';
import { usePageInUse } from './page-in-use.js';
import { useReloadWhenIdle } from './useReloadWhenIdle.js';

/**
 * Time without a touch after which a page of visitors or guests may reload by itself, in
 * milliseconds.
 */
const UNTOUCHED_MS = 20_000;

/**
 * Loads another build of the server without a word, once a page of visitors or guests is idle. Such
 * a page has no connection before somebody is let in, so that the answers to its calls name the
 * build.
 * @param inUse Whether somebody would lose something, or be disturbed.
 */
export function usePublicBuild(inUse: boolean, reload?: () => void): void {
  usePageInUse(inUse);
  useReloadWhenIdle(useStore(namedBuild), UNTOUCHED_MS, reload);
}
