import type { AppSetting } from '@foyer/contracts/settings';

/** The properties of each tab of the settings. */
export interface TabProps {
  readonly setting: AppSetting;
}
