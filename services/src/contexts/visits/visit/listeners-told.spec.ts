import { expect, test } from '@jest/globals';
import {
  APP_SETTING_ID as settingId,
  STANDARD_SETTINGS,
  type AppSettingEvent,
} from '@foyer/contracts/settings';

import { evolveListenersTold } from './listeners-told.js';

const saved = (group: string, value: Record<string, unknown>): AppSettingEvent => ({
  type: 'AppSettingSaved',
  data: { settingId, group, value },
});
const reset: AppSettingEvent = { type: 'AppSettingReset', data: { settingId, group: 'legal' } };
const untold = saved('legal', { ...STANDARD_SETTINGS.legal, tellsOfListeners: false });

test('visitors learn of listeners until an administrator turns it off, and again after a reset', () => {
  const after = (...events: AppSettingEvent[]) => events.reduce(evolveListenersTold, true);
  expect(after()).toBe(true);
  expect(after(untold)).toBe(false);
  expect(after(untold, saved('sounds', {}))).toBe(false);
  expect(after(untold, saved('legal', {}))).toBe(true);
  expect(after(untold, reset)).toBe(true);
});
