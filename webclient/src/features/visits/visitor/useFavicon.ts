import { portalPicture, type PublicPortal } from '@foyer/contracts/portals';
import { useEffect } from 'react';

/** Shows a portal's own picture on the browser's tab, for as long as its page is there. */
export function useFavicon(portal: Pick<PublicPortal, '_id' | 'appearance'> | null): void {
  const favicon = portal?.appearance.favicon;
  const href = portal && favicon && portalPicture(portal._id, favicon);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('[rel=icon]');
    if (!icon || !href) return undefined;
    const before = icon.href;
    icon.href = href;
    icon.removeAttribute('type');
    return () => {
      icon.href = before;
    };
  }, [href]);
}
