import { PORTAL_PREVIEW, spokenPortal, type PublicPortal } from '@foyer/contracts/portals';

import { currentLanguage } from '../../../i18n/language.js';

type Draft = Partial<PublicPortal> &
  Pick<PublicPortal, 'messages' | 'messagesEn' | 'callButton' | 'recording'>;

/** Tells every draft that the console around this page shows. @returns what ends it */
export function followDraft(show: (draft: Partial<PublicPortal>) => void): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    const { type, portal } = (data ?? {}) as { type?: unknown; portal?: Draft };
    if (origin === location.origin && source === parent && type === PORTAL_PREVIEW && portal) {
      show(spokenPortal(portal, currentLanguage()));
    }
  };
  addEventListener('message', onMessage);
  parent.postMessage({ type: `${PORTAL_PREVIEW}-ready` }, location.origin);
  return () => removeEventListener('message', onMessage);
}
