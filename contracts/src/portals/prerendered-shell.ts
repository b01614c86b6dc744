import type { PublicPortal } from './read-models.js';

/** The element in which the server hands a visitor's page its portal, so that it need not ask first. */
export const PORTAL_ELEMENT_ID = 'portal';

/** Whether visitors may ring at a portal now. */
export function isOpen({ onlineStatus }: Pick<PublicPortal, 'onlineStatus'>): boolean {
  return onlineStatus !== 'closed' && onlineStatus !== 'offline';
}

/** What the console calls the messages with which it shows a visitors' page settings that are not saved yet. */
export const PORTAL_PREVIEW = 'foyer-portal-preview';
