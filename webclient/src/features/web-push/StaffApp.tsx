import { BASE_PATH } from '@foyer/contracts/identity';
import { STAFF_MANIFEST } from '@foyer/contracts/web-push';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { session } from '#session/session.js';
import { readClaims } from '#session/token.js';
import { useStore } from '#state/store.js';
import { endNoticesWithTheSignIn, lookAtNotices } from './device-notices.js';
import type { PageMessage } from './worker/scope.js';

/** Only pages of staff can be installed: their head names the manifest. */
function useManifest(): void {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = `${BASE_PATH}/${STAFF_MANIFEST}`;
    document.head.append(link);
    return () => link.remove();
  }, []);
}

/** Makes an app of the pages of staff: it can be installed, and shows notices on this device. */
export function StaffApp() {
  const navigate = useNavigate();
  useManifest();
  useEffect(() => endNoticesWithTheSignIn(), []);
  const { token } = useStore(session.state);
  const signIn = token === null ? undefined : readClaims(token)?.sid;
  useEffect(() => {
    // The notices end with the sign-in that they belong to, also where another one is in its place.
    if (signIn !== undefined) void lookAtNotices();
  }, [signIn]);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const hear = ({ data }: MessageEvent<PageMessage | null>) => {
      if (data?.type === 'foyer-push-changed') void lookAtNotices();
      // A ring is answered on each page; there is nowhere to go for it.
      else if (data?.type === 'foyer-notice' && !data.isRing) void navigate(data.path);
    };
    serviceWorker.addEventListener('message', hear);
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', hear);
  }, [navigate]);
  return null;
}
