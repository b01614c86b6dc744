import { isOpen, portalRoutes, type PublicPortal } from '@foyer/contracts/portals';
import { fullPath } from '@foyer/contracts/schema';

/** A page that comes back to sight reads the state again after this time, in milliseconds. */
const OLD_MS = 60_000;
/** A longer timer of a browser runs out at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** When a portal opens, the pages that wait for it do not ask in the same moment. */
const SPREAD_MS = 5_000;

const path = (portal: string): string =>
  fullPath(portalRoutes.getPublicPortal).replace('{idOrShortlink}', encodeURIComponent(portal));

/**
 * Follows whether a portal is open, without asking at intervals: at first, at the time that it
 * opens next, and when a page comes back to sight. A portal that does not answer is
 * shown without its state: the site's policy may forbid to ask.
 */
export function followOpening(
  origin: string,
  portal: string,
  show: (isOpen: boolean) => void,
): void {
  let readAt = 0;
  const read = async (): Promise<void> => {
    readAt = performance.now();
    const answer = await fetch(origin + path(portal), { credentials: 'omit' });
    if (!answer.ok) return;
    const found = (await answer.json()) as PublicPortal;
    show(isOpen(found));
    if (found.nextOpening === null) return;
    const wait = Date.parse(found.nextOpening) - Date.now();
    if (wait > 0 && wait < LONGEST_TIMER_MS)
      setTimeout(readAgain, wait + Math.random() * SPREAD_MS);
  };
  const readAgain = () => void read().catch(() => undefined);
  readAgain();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - readAt > OLD_MS) readAgain();
  });
}
