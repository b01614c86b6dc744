import { isSameValue } from '@foyer/contracts/schema';
import { settingsRoutes, type PageSettings } from '@foyer/contracts/settings';
import { useSyncExternalStore } from 'react';

import { api } from '../providers/api.js';
import { told } from '../page-settings/told.js';

/**
 * How often a page that is looked at asks, in milliseconds; what did not change costs next to
 * nothing.
 */
const ASKS_EVERY_MS = 15_000;

let present: PageSettings | undefined;
const listeners = new Set<() => void>();

/**
 * Returns the settings of the deployment, as the server has put them into the page, and as they
 * change.
 */
export function company(): PageSettings {
  present ??= told();
  return present;
}

/** Asks the server what the deployment has set; a failure leaves it as it was known. */
export async function askForCompany(): Promise<void> {
  const found = await api.call(settingsRoutes.getPageSettings, {}).catch(() => undefined);
  if (found?.appearance === undefined || isSameValue(found, present)) return;
  present = found;
  for (const listener of listeners) listener();
}

let timer: ReturnType<typeof setInterval> | undefined;
const look = () => {
  if (document.visibilityState === 'visible') void askForCompany();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(look, ASKS_EVERY_MS);
    document.addEventListener('visibilitychange', look);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Returns the settings of the deployment; the component is drawn again when they change. */
export const useCompany = (): PageSettings => useSyncExternalStore(subscribe, company);
