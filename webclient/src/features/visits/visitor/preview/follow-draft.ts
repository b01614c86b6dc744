import {
  PORTAL_PREVIEW,
  spokenPortal,
  type ContentSlot,
  type PreviewedPart,
  type PublicPortal,
} from '@foyer/contracts/portals';

import { currentLanguage } from '#i18n/language.js';

/** The draft in the console, and the step of a visitor's way that is shown. */
export interface Draft {
  readonly portal: Partial<PublicPortal>;
  readonly station: ContentSlot;
  /**
   * The piece of content that is being edited there, which is shown first; null where it is none of
   * them.
   */
  readonly itemId: string | null;
  /** The part of the page that is being edited; null where it is none of them. */
  readonly part: PreviewedPart | null;
}

interface Message {
  readonly type?: unknown;
  readonly portal?: Partial<PublicPortal> &
    Pick<PublicPortal, 'messages' | 'messagesEn' | 'callButton' | 'recording'>;
  readonly station?: ContentSlot;
  readonly itemId?: string;
  readonly part?: PreviewedPart;
}

/** Tells every draft that the console around this page shows. @returns what ends it */
export function followDraft(show: (draft: Draft) => void): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    const {
      type,
      portal,
      station = 'welcome',
      itemId = null,
      part = null,
    } = (data ?? {}) as Message;
    if (origin === location.origin && source === parent && type === PORTAL_PREVIEW && portal) {
      show({ portal: spokenPortal(portal, currentLanguage()), station, itemId, part });
    }
  };
  addEventListener('message', onMessage);
  parent.postMessage({ type: `${PORTAL_PREVIEW}-ready` }, location.origin);
  return () => removeEventListener('message', onMessage);
}
