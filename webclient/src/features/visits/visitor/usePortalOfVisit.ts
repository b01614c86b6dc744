import { spokenPortal, type PublicPortal } from '@foyer/contracts/portals';
import { useEffect, useState } from 'react';

import { currentLanguage } from '#i18n/language.js';
import { loadPortal } from './load-portal.js';
import { visitWorld } from './visit-world.js';

/**
 * The portal at which a visit is: the page's own, until a supervisor or an agent has transferred
 * the visitor.
 */
export function usePortalOfVisit(own: PublicPortal, queueId = own._id): PublicPortal {
  const [other, setOther] = useState(own);
  useEffect(() => {
    // If it cannot be loaded, the page stays unchanged: the visitor must not lose a place for it.
    if (queueId !== own._id) loadPortal(visitWorld, queueId).then(setOther, () => undefined);
  }, [queueId, own._id]);
  if (queueId === own._id || other._id !== queueId) return own;
  return spokenPortal(other, currentLanguage());
}
