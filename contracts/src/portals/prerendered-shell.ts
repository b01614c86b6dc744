import type { Language } from '../schema/language.js';
import type { PublicPortal } from './read-models.js';

/**
 * The element in which the server hands a visitor's page its portal, so that it need not ask first.
 */
export const PORTAL_ELEMENT_ID = 'portal';

/** True if visitors may ring at a portal now. */
export function isOpen({ onlineStatus }: Pick<PublicPortal, 'onlineStatus'>): boolean {
  return onlineStatus !== 'closed' && onlineStatus !== 'offline';
}

/** The console's name for messages that show unsaved settings on a visitors' page. */
export const PORTAL_PREVIEW = 'foyer-portal-preview';

/** A part of the visitors' page to which a preview scrolls while it is edited. */
export type PreviewedPart = 'callButton';

type Texts = Pick<PublicPortal, 'messages' | 'messagesEn' | 'callButton' | 'recording'>;

/** A portal that speaks one language in all its texts; what is empty in it is said in the other. */
export function spokenPortal<P extends Texts>(portal: P, language: Language): P {
  const said = (german: string, english = '') =>
    language === 'en' ? english || german : german || english;
  const { messages, messagesEn, callButton, recording } = portal;
  const spoken = Object.entries(messages).map(([name, text]) => [
    name,
    said(text, messagesEn[name as keyof Texts['messages']]),
  ]);
  return {
    ...portal,
    messages: Object.fromEntries(spoken) as Texts['messages'],
    callButton: {
      ...callButton,
      callButtonName: said(callButton.callButtonName, callButton.callButtonNameEn),
    },
    recording: {
      ...recording,
      optInMessage: said(recording.optInMessage, recording.optInMessageEn),
    },
  };
}

/**
 * Returns the address of a picture of a portal's own look. A preview gives the address of one that
 * is not saved yet.
 */
export function portalPicture(portalId: string, documentId: string): string {
  return documentId.startsWith('blob:')
    ? documentId
    : `/api/v2/queue/${portalId}/media/${documentId}`;
}
