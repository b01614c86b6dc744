import {
  appSettingEvents,
  callSettingEvents,
  STANDARD_CALL_SETTING,
  type AppSettingEvent,
  type CallSettingEvent,
  type ShownCallSetting,
} from '@foyer/contracts/settings';

import { defineAggregate, stream } from '#platform/cqrs';
import {
  APP_SETTING_ID,
  evolveAppSetting,
  initialAppSetting,
  type AppSettingState,
} from './domain/app-setting.js';
import { evolveCallSetting } from './domain/call-setting.js';

/** Stream `appsetting-<id>`, one for the deployment. */
const AppSetting = defineAggregate<AppSettingState, AppSettingEvent>({
  name: 'appsetting',
  initial: initialAppSetting,
  evolve: evolveAppSetting,
  events: appSettingEvents,
});
export const appSettingStream = stream(AppSetting, APP_SETTING_ID);

/** Streams `callsetting-<memberId>`. */
export const CallSettings = defineAggregate<ShownCallSetting, CallSettingEvent>({
  name: 'callsetting',
  initial: { ...STANDARD_CALL_SETTING, revision: -1 },
  evolve: evolveCallSetting,
  events: callSettingEvents,
});
