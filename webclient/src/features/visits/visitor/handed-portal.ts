import { PORTAL_ELEMENT_ID, type PublicPortal } from '@foyer/contracts/portals';

const element = () => document.getElementById(PORTAL_ELEMENT_ID);

/** The portal that the server handed over with the page, where it is the one that is looked for. */
export function handedPortal(idOrShortlink: string): PublicPortal | undefined {
  const text = element()?.textContent;
  if (text === undefined || text === '') return undefined;
  const portal = JSON.parse(text) as PublicPortal;
  return [portal._id, portal.shortlink].includes(idOrShortlink) ? portal : undefined;
}

/** Takes it out of the page, so that no one who comes back later sees it as it was. @returns whether it was there */
export function takeHandedPortal(idOrShortlink: string): boolean {
  if (handedPortal(idOrShortlink) === undefined) return false;
  element()?.remove();
  return true;
}
