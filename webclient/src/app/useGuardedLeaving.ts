import { BASE_PATH } from '@foyer/contracts/identity';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { guardLeaving } from './leaving.js';

interface Leaving {
  /** Continues the navigation that the user was about to make; null if there is none. */
  readonly go: (() => void) | null;
  readonly stay: () => void;
}

/** The router counts the entries of the history that are its own. */
const placeInHistory = () => (globalThis.history.state as { idx?: number } | null)?.idx ?? 0;

/** The link that a click follows in this tab, if it follows one. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const target = event.target instanceof Element ? event.target : undefined;
  const link = target?.closest<HTMLAnchorElement>('a[href]');
  return link && (link.target === '' || link.target === '_self') ? link : undefined;
}

/**
 * Holds a user who leaves a part of the pages by a link, by going back or by {@link leave}, so that
 * the page can ask. If the whole page is closed or loaded again, the browser asks.
 *
 * The `useBlocker` of react-router would do the first two, but it needs a data router. The data
 * router is in the one module of react-router that the visitor's first page loads too: 19.4 kB more
 * after gzip, measured with 7.18, where little is left of the budget. Another chunk does not help,
 * as a module is never split. A data router costs a visitor nothing only once that page reads its
 * address without react-router, of which it needs `useParams` alone. A blocker also sees no link to
 * the console or to another site: there the browser would ask.
 * @param part The part within which navigation is not leaving, as a path below the base.
 */
export function useGuardedLeaving(guarded: boolean, part: string): Leaving {
  const navigate = useNavigate();
  const { key } = useLocation();
  const place = useRef(0);
  const [held, setHeld] = useState<{ readonly go: () => void } | null>(null);

  useEffect(() => {
    place.current = placeInHistory();
  }, [key]);

  useEffect(() => {
    if (!guarded) return undefined;
    const inside = `${BASE_PATH}${part}`;
    const isInside = (path: string) => path === inside || path.startsWith(`${inside}/`);
    let leaves = false;
    const hold = (go: () => void) => setHeld({ go });

    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || isInside(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      hold(() => {
        leaves = true;
        const isOurs =
          link.origin === location.origin &&
          link.pathname.startsWith(`${BASE_PATH}/`) &&
          !link.pathname.startsWith(`${BASE_PATH}/console`);
        if (isOurs) void navigate(link.pathname.slice(BASE_PATH.length) + link.search);
        else location.assign(link.href);
      });
    };
    let isTurningBack = false;
    const onPopState = (event: PopStateEvent) => {
      const steps = placeInHistory() - place.current;
      if (isTurningBack || leaves || isInside(location.pathname)) {
        if (isTurningBack) event.stopImmediatePropagation();
        isTurningBack = false;
        return;
      }
      // The address has changed already, but its page is not drawn yet.
      event.stopImmediatePropagation();
      isTurningBack = true;
      globalThis.history.go(-steps);
      hold(() => {
        leaves = true;
        globalThis.history.go(steps);
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaves) event.preventDefault();
    };
    const endGuard = guardLeaving((go) =>
      hold(() => {
        leaves = true;
        go();
      }),
    );
    document.addEventListener('click', onClick, { capture: true });
    globalThis.addEventListener('popstate', onPopState, { capture: true });
    globalThis.addEventListener('beforeunload', onUnload);
    return () => {
      endGuard();
      document.removeEventListener('click', onClick, { capture: true });
      globalThis.removeEventListener('popstate', onPopState, { capture: true });
      globalThis.removeEventListener('beforeunload', onUnload);
    };
  }, [guarded, part, navigate]);

  return { go: held?.go ?? null, stay: () => setHeld(null) };
}
