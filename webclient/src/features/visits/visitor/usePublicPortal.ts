import { ApiError } from '@foyer/contracts/client';
import { spokenPortal, type PublicPortal, PORTAL_ELEMENT_ID } from '@foyer/contracts/portals';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from '#i18n/language.js';
import { loadPortal } from './load-portal.js';
import { readPortal } from './stored-visit.js';
import { visitWorld } from './visit-world.js';

const element = () => document.getElementById(PORTAL_ELEMENT_ID);

/** The portal that the server handed over with the page, where it is the one that is looked for. */
function handedPortal(idOrShortlink: string): PublicPortal | undefined {
  const text = element()?.textContent;
  if (text === undefined || text === '') return undefined;
  const portal = JSON.parse(text) as PublicPortal;
  return [portal._id, portal.shortlink].includes(idOrShortlink) ? portal : undefined;
}

/**
 * Removes it from the page, so that a visitor who returns later does not see its old state.
 * @returns whether it was there
 */
function takeHandedPortal(idOrShortlink: string): boolean {
  if (handedPortal(idOrShortlink) === undefined) return false;
  element()?.remove();
  return true;
}

/** A portal as its visitors see it, while it is loaded, found, missing or out of reach. */
export type PortalLoad =
  | { readonly phase: 'loading' }
  | { readonly phase: 'found'; readonly portal: PublicPortal }
  | { readonly phase: 'missing' }
  /** The number of failures in a row. */
  | { readonly phase: 'failed'; readonly error: unknown; readonly times: number };

/** The interval of updates of a portal's start page while it is visible, in milliseconds. */
const LOOK_AGAIN_MS = 15_000;

/** When a portal opens, the pages that wait for it load it within this time. */
const SPREAD_MS = 100;
/** A longer timer of a browser runs out at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Loads a portal by id or short link and keeps it fresh.
 * @param watching True if it is loaded again at intervals; a page in the background is not.
 */
export function usePublicPortal(
  idOrShortlink: string,
  watching: boolean,
): [PortalLoad, () => void] {
  const [load, setLoad] = useState<PortalLoad>(() => {
    // A browser with a stored visit shows it before the portal is loaded.
    const portal = handedPortal(idOrShortlink) ?? readPortal(visitWorld.storage, idOrShortlink);
    return portal === undefined ? { phase: 'loading' } : { phase: 'found', portal };
  });

  const isInside = useRef(false);
  const isGone = useRef(false);
  const look = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const portal = await loadPortal(visitWorld, idOrShortlink, signal);
        setLoad({ phase: 'found', portal });
      } catch (error) {
        if (signal?.aborted) return;
        const missing = error instanceof ApiError && [400, 404].includes(error.status);
        const inside = isInside.current;
        isGone.current = missing && inside;
        // A portal that was seen before stays on the page while the server cannot be reached, and
        // around a visit.
        setLoad((before) =>
          before.phase === 'found' && (!missing || inside)
            ? before
            : missing
              ? { phase: 'missing' }
              : { phase: 'failed', error, times: before.phase === 'failed' ? before.times + 1 : 1 },
        );
      }
    },
    [idOrShortlink],
  );

  useEffect(() => {
    // A portal that came with the page is as fresh as an answer would be.
    if (takeHandedPortal(idOrShortlink)) return undefined;
    const aborted = new AbortController();
    const lookAtOnce = async () => look(aborted.signal);
    void lookAtOnce();
    return () => aborted.abort();
  }, [look, idOrShortlink]);

  useEffect(() => {
    isInside.current = !watching;
    if (!watching) return undefined;
    const again = () => {
      if (document.visibilityState === 'visible') void look();
    };
    // This comes only now: a visitor has just returned to the start page.
    if (isGone.current) again();
    const timer = setInterval(again, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look, watching]);

  const opensAt = load.phase === 'found' ? load.portal.nextOpening : null;
  useEffect(() => {
    if (!watching || opensAt === null) return undefined;
    const ms = Date.parse(opensAt) - Date.now();
    // Not all pages in the same millisecond.
    const spread = Math.random() * SPREAD_MS;
    if (ms < 0 || ms > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => void look(), ms + spread);
    return () => clearTimeout(timer);
  }, [look, watching, opensAt]);

  // The page is drawn again when its language changes, and the portal speaks the new one.
  useTranslation();
  const language = currentLanguage();
  const spoken = useMemo<PortalLoad>(
    () =>
      load.phase === 'found' ? { ...load, portal: spokenPortal(load.portal, language) } : load,
    [load, language],
  );
  return [spoken, () => void look()];
}
