import { spokenPortal, type PublicPortal } from '@foyer/contracts/portals';
import { useEffect, useState } from 'react';

import { currentLanguage } from '#i18n/language.js';
import { loadPortal } from './load-portal.js';
import { visitWorld } from './visit-world.js';

/** All who wait at a portal learn of a change at once, and load it within this time. */
const SPREAD_MS = 1_000;

interface AtPortal {
  readonly queueId: string;
  /** Of the portal's settings; absent where the server is of an earlier build. */
  readonly portalRevision?: number;
}

/**
 * The portal at which a visit is, with its present settings: the page's own, until a supervisor or
 * an agent has transferred the visitor.
 */
export function usePortalOfVisit(own: PublicPortal, view?: AtPortal | null): PublicPortal {
  const [other, setOther] = useState(own);
  const queueId = view?.queueId ?? own._id;
  const revision = view?.portalRevision;
  const isOther = queueId !== own._id;
  const newer = (other.revision ?? 0) > (own.revision ?? 0);
  const known = other._id === queueId && (isOther || newer) ? other : own;
  const isStale = known._id !== queueId || (revision !== undefined && known.revision !== revision);
  useEffect(() => {
    if (!isStale) return undefined;
    const load = () => {
      // If it cannot be loaded, the page stays unchanged: the visitor must not lose a place for it.
      loadPortal(visitWorld, queueId).then(setOther, () => undefined);
    };
    const timer = setTimeout(load, isOther ? 0 : Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [isStale, isOther, queueId, revision]);
  return known === own ? own : spokenPortal(known, currentLanguage());
}
