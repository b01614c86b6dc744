import type { DeskView } from '@foyer/contracts/visits';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { ringVolume } from '#state/ring-volume.js';
import { useStore } from '#state/store.js';
import { notificationPermission } from '#app/notification-permission.js';
import { callOf } from './call-of.js';
import { show } from './show.js';
import { usePageHidden } from './usePageHidden.js';

/**
 * Notifies an agent on another page that a visitor rings, or waits to be taken by hand; while that
 * is so and the page is hidden.
 * @param view The desk as it stands; null for a tab that is not to tell.
 * @param wanted True if the agent wants notifications.
 */
export function useDesktopNotification(view: DeskView | null, wanted: boolean): void {
  const { t, i18n } = useTranslation();
  const hidden = usePageHidden();
  const allowed = useStore(notificationPermission()) === 'granted';
  const call = view ? callOf(view) : undefined;
  const seen = useRef<string>(undefined);

  const kind = call?.kind;
  const key = call?.key;
  const name = call?.name ?? t('desk.visitor');
  const title = t(`desk.${kind ?? 'rings'}Title`, { name });
  const body = call?.place ?? '';
  const lang = i18n.language;

  useEffect(() => {
    if (!hidden) seen.current = key;
    // A waiting visitor whom the agent saw and left waiting does not notify after a mere change of
    // tabs.
    const known = kind === 'waits' && seen.current === key;
    if (key === undefined || !hidden || !wanted || !allowed || known) return undefined;
    const silent = kind !== 'waits' || ringVolume.get() === 0;
    return show({ title, body, lang }, { kind: kind ?? 'rings', key }, silent);
  }, [key, kind, hidden, wanted, allowed, title, body, lang]);
}
