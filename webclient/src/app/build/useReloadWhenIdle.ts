import { useEffect } from 'react';

import { isLeavingGuarded } from '../leaving.js';
import { ownBuild } from './own-build.js';
import { isPageIdle } from './page-in-use.js';

/** A page that waits to be idle looks so often whether it is, in milliseconds. */
const LOOK_MS = 1_000;
/**
 * Several servers may be of two builds for a while: a page is loaded for one of them this seldom,
 * in milliseconds.
 */
const AGAIN_MS = 10 * 60_000;
const KEPT_AS = 'foyer.loaded-for-build';

function mayLoadFor(build: string): boolean {
  const [before, at = '0'] = sessionStorage.getItem(KEPT_AS)?.split(' ') ?? [];
  return before !== build || Date.now() - Number(at) > AGAIN_MS;
}

/**
 * Reloads an idle page where the server has another build of it.
 * @param build The server's; null while it is not known.
 * @param idleMs How long the page must not have been touched.
 * @returns Whether the page is of another build than the server's.
 */
export function useReloadWhenIdle(
  build: string | null,
  idleMs: number,
  reload: () => void = () => globalThis.location.reload(),
): boolean {
  const own = ownBuild();
  const newer = own === undefined || own === build ? null : build;
  useEffect(() => {
    if (newer === null) return undefined;
    const timer = setInterval(() => {
      if (isLeavingGuarded() || !isPageIdle(idleMs) || !mayLoadFor(newer)) return;
      sessionStorage.setItem(KEPT_AS, `${newer} ${Date.now()}`);
      reload();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [newer, idleMs, reload]);
  return newer !== null;
}
