import type { AppSetting } from '@foyer/contracts/settings';

/** What each tab of the settings is given. */
export interface TabProps {
  readonly setting: AppSetting;
}
