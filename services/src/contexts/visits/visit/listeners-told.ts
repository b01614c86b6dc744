import { LegalSetting, STANDARD_SETTINGS, type AppSettingEvent } from '@foyer/contracts/settings';

const { tellsOfListeners: standard } = STANDARD_SETTINGS.legal;

/**
 * Folds settings to true if visitors are notified while a supervisor listens. Only an explicit
 * choice of an administrator makes it false.
 */
export function evolveListenersTold(told: boolean, event: AppSettingEvent): boolean {
  if (!('group' in event.data) || event.data.group !== 'legal') return told;
  if (event.type !== 'AppSettingSaved') return standard;
  const saved = LegalSetting.pick({ tellsOfListeners: true }).safeParse({
    tellsOfListeners: event.data.value.tellsOfListeners,
  });
  return saved.success ? saved.data.tellsOfListeners : standard;
}
