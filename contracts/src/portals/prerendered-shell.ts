import type { Language } from '../identity/availability.js';
import type { PublicPortal } from './read-models.js';

/** The element in which the server hands a visitor's page its portal, so that it need not ask first. */
export const PORTAL_ELEMENT_ID = 'portal';

/** Whether visitors may ring at a portal now. */
export function isOpen({ onlineStatus }: Pick<PublicPortal, 'onlineStatus'>): boolean {
  return onlineStatus !== 'closed' && onlineStatus !== 'offline';
}

/** What the console calls the messages with which it shows a visitors' page settings that are not saved yet. */
export const PORTAL_PREVIEW = 'foyer-portal-preview';

type Messages = PublicPortal['messages'];

/** What a portal says in one language; what is empty in it is said in the other. */
export function spokenMessages(
  { messages, messagesEn }: Pick<PublicPortal, 'messages' | 'messagesEn'>,
  language: Language,
): Messages {
  const [first, second] = language === 'en' ? [messagesEn, messages] : [messages, messagesEn];
  return Object.fromEntries(
    Object.entries(first).map(([name, text]) => [name, text || second[name as keyof Messages]]),
  ) as Messages;
}

/** Where a picture of a portal's own look is. */
export function portalPicture(portalId: string, documentId: string): string {
  return `/api/v2/queue/${portalId}/media/${documentId}`;
}
