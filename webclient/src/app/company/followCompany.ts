import { settingsMessages, settingsRoutes } from '@foyer/contracts/settings';

import { debug } from '../../debug.js';
import { showCompany } from '#state/company.js';
import type { Channel } from '#wire/channel.js';
import { publicApi } from '../api.js';

/**
 * A visitor who is not signed in has no connection: the page asks this often while it is visible,
 * in milliseconds.
 */
const ASKS_EVERY_MS = 10_000;

/** Asks for what the deployment has set; what did not change comes from the browser's own store. */
async function ask(): Promise<void> {
  try {
    showCompany(await publicApi.call(settingsRoutes.getPageSettings, {}));
  } catch (error) {
    debug('company', error);
  }
}

/**
 * Follows what the deployment sets over a connection; what was pushed while it was away is asked
 * for.
 */
export function followCompany(application: Channel): () => void {
  const stops = [
    application.on(settingsMessages.appSettingChanged, ({ settings }) => showCompany(settings)),
    application.onUp(() => void ask()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Follows the deployment's settings without a connection; the page already contains the first ones.
 */
export function askForCompany(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  const timer = setInterval(look, ASKS_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
