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

/** Of a member who has something else to do first; the pages load this again afterwards. */
export const FIRST = ['PASSWORD_TO_CHANGE', 'FACTOR_TO_SET_UP'];

/** A member who has something else to do first has no calls. */
function noneYet(error: unknown): null {
  if (error instanceof ApiError && FIRST.includes(error.code)) return null;
  throw error;
}
