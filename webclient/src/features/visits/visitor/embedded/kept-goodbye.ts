import { BASE_PATH } from '@foyer/contracts/identity';
import { GOODBYE_KEEPS_MS } from '@foyer/contracts/visits';

import { forgetVisit } from '../stored-visit.js';

interface Goodbye {
  readonly visitId: string;
  /** In milliseconds since 1970. */
  readonly until: number;
}

const keyOf = (portalId: string) => `${BASE_PATH}/goodbye/${portalId}`;

function read(storage: Storage, portalId: string): Goodbye | null {
  try {
    return JSON.parse(storage.getItem(keyOf(portalId)) ?? 'null') as Goodbye | null;
  } catch {
    return null;
  }
}

/** Notes the end of a visit; the page that shows it again keeps it no longer. */
export function noteGoodbye(storage: Storage, portalId: string, visitId: string): void {
  if (read(storage, portalId)?.visitId === visitId) return;
  const goodbye: Goodbye = { visitId, until: Date.now() + GOODBYE_KEEPS_MS };
  storage.setItem(keyOf(portalId), JSON.stringify(goodbye));
}

/**
 * Forgets a visit whose documents and receipts are given out no more. Until then a panel that was
 * closed by mistake shows them again: it is a new page each time that it opens.
 */
export function forgetPastGoodbye(storage: Storage, portalId: string): void {
  const until = read(storage, portalId)?.until ?? 0;
  if (Date.now() < until) return;
  storage.removeItem(keyOf(portalId));
  forgetVisit(storage, portalId);
}
