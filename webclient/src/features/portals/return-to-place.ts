import { ApiError } from '@foyer/contracts/client';
import { BASE_PATH } from '@foyer/contracts/identity';
import { visitRoutes } from '@foyer/contracts/visits';

import { publicApi } from '#app/api.js';

/** Codes of which this page asked already: a link counts once, and a page may be drawn twice. */
const asked = new Map<string, Promise<string>>();

/**
 * The last link that this browser used, and at which portal: opened again, it leads there again.
 */
const LAST_USED = `${BASE_PATH}/place-link`;

/** The link under way, with its secret: after a lost answer this browser asks the same again. */
const UNDER_WAY = `${BASE_PATH}/place-link-under-way`;

const portalPage = (queueId: string): string => `/web-client-v2/queue/${queueId}`;

/** Transfers a kept place to this browser. @returns the page on which the visitor continues */
export function returnToPlace(code: string): Promise<string> {
  const [used, queueId] = (localStorage.getItem(LAST_USED) ?? '').split(' ');
  if (used === code && queueId) return Promise.resolve(portalPage(queueId));
  const target = asked.get(code) ?? takeOver(code);
  asked.set(code, target);
  return target;
}

async function takeOver(code: string): Promise<string> {
  const [before, known] = (localStorage.getItem(UNDER_WAY) ?? '').split(' ');
  // 150 random bits in the letters that the server takes.
  const minted = (crypto.randomUUID() + crypto.randomUUID()).slice(0, 43);
  const clientSecret = before === code && known ? known : minted;
  localStorage.setItem(UNDER_WAY, `${code} ${clientSecret}`);
  try {
    const body = { code, clientSecret };
    const { _id: visitId, queueId } = await publicApi.call(visitRoutes.returnByLink, { body });
    // As `stored-visit` reads it, which would make the visitor's page heavier if it were shared; a
    // spec holds them together.
    const visit = { visitId, clientSecret, visitorName: '' };
    localStorage.setItem(`${BASE_PATH}/visit/${queueId}`, JSON.stringify(visit));
    localStorage.setItem(LAST_USED, `${code} ${queueId}`);
    localStorage.removeItem(UNDER_WAY);
    return portalPage(queueId);
  } catch (error) {
    // The next press asks again, with the same secret.
    asked.delete(code);
    const reason = error instanceof ApiError ? error.code : '';
    if (reason === 'PLACE_PORTAL_CLOSED') return '/error/Closed';
    return reason === 'PLACE_LINK_OVER' ? '/error/410' : '/error/404';
  }
}
