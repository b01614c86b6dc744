import { PORTAL_PREVIEW, type PublicPortal } from '@foyer/contracts/portals';

/** Tells every draft that the console around this page shows. @returns what ends it */
export function followDraft(show: (draft: Partial<PublicPortal>) => void): () => void {
  const told = ({ origin, source, data }: MessageEvent) => {
    const { type, portal } = (data ?? {}) as { type?: unknown; portal?: Partial<PublicPortal> };
    if (origin === location.origin && source === parent && type === PORTAL_PREVIEW && portal) {
      show(portal);
    }
  };
  addEventListener('message', told);
  parent.postMessage({ type: `${PORTAL_PREVIEW}-ready` }, location.origin);
  return () => removeEventListener('message', told);
}
