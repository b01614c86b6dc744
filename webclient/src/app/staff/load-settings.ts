import { ApiError } from '@foyer/contracts/client';
import { accountRoutes, type Profile, type ShownPreference } from '@foyer/contracts/identity';
import { callSettingRoutes } from '@foyer/contracts/settings';

import { callSetting } from '#state/call-setting.js';
import { api } from '../api.js';

export interface Settings {
  readonly profile: Profile;
  readonly preference: ShownPreference;
}

/**
 * Loads the member's account, and how the member's calls begin: none may begin with a camera that
 * its owner wants off, so that the pages wait for both.
 */
export async function loadSettings(signal: AbortSignal): Promise<Settings> {
  const [own, calls] = await Promise.all([
    api.call(accountRoutes.viewMySettings, { signal }),
    api.call(callSettingRoutes.getCallSetting, { signal }).catch(noneYet),
  ]);
  if (calls) callSetting.set(calls);
  return own;
}

/** A member who has to choose a password first has no calls, and loads this again afterwards. */
function noneYet(error: unknown): null {
  if (error instanceof ApiError && error.code === 'PASSWORD_TO_CHANGE') return null;
  throw error;
}
