import type { DeskView } from '@foyer/contracts/visits';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { debug } from '#debug.js';
import { usePageHidden } from './usePageHidden.js';
import { useTabIcon } from './useTabIcon.js';

/** The visitors of a desk's lines who are there. */
const waitingAt = (view: DeskView): number =>
  view.line.filter(({ away, kept }) => !away && !kept).length;

/** Only installed apps have an icon to count on. */
function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  done.catch((error: unknown) => debug('badge', error));
}

/**
 * Counts who waits on the icons of the tab and of the installed app.
 *
 * @returns The text for the tab while its page is hidden; null otherwise.
 */
export function useWhoWaits(view: DeskView | null): string | null {
  const { t } = useTranslation();
  const hidden = usePageHidden();
  const count = view ? waitingAt(view) : 0;
  useTabIcon(count);
  useEffect(() => setBadge(count), [count]);
  useEffect(() => () => setBadge(0), []);
  return hidden && count > 0 ? t('desk.waitingNow', { count }) : null;
}
