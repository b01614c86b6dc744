import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import { isSameValue } from '@foyer/contracts/schema';
import {
  STANDARD_SETTINGS,
  type AppSettingEvent,
  type AppSettingFilePurpose,
  type AppSettingGroup,
  type AppSettingValues,
} from '@foyer/contracts/settings';

import { APP_SETTING_ID, GROUPS, shownFiles, type AppSettingState } from './app-setting.js';

const settingId = APP_SETTING_ID;

export interface AppSettingSave {
  /** Each group that is given is replaced as a whole. */
  readonly values: Partial<AppSettingValues>;
  /** The revisions at which groups were read; one that is not given is replaced knowingly. */
  readonly revisions?: Readonly<Partial<Record<AppSettingGroup, number>>> | undefined;
}

/** Saves groups of settings; one that is as it was changes nothing. */
export function saveAppSetting(
  state: AppSettingState,
  { values, revisions = {} }: AppSettingSave,
): Decision<readonly AppSettingEvent[]> {
  const next = { ...state.values, ...values };
  const groups = GROUPS.filter((group) => !isSameValue(next[group], state.values[group]));
  const isOld = (group: AppSettingGroup) =>
    revisions[group] !== undefined && revisions[group] !== state.revisions[group];
  const isToCome = (group: AppSettingGroup) => (revisions[group] ?? 0) > state.revisions[group];
  if (groups.some(isOld) || GROUPS.some(isToCome)) return rejected('APP_SETTING_CHANGED_MEANWHILE');
  if (groups.includes('appearance') && !showsKeptFiles(state, next)) {
    return rejected('APP_SETTING_FILE_NOT_FOUND');
  }
  return accepted(
    groups.map((group) => ({
      type: 'AppSettingSaved' as const,
      data: { settingId, group, value: withoutAbsent(next[group]) },
    })),
  );
}

/** Takes a group back to its standard; one that is there already stays. */
export function resetAppSetting(
  { values }: AppSettingState,
  { id, group }: { readonly id: string; readonly group: AppSettingGroup },
): Decision<readonly AppSettingEvent[]> {
  if (id !== settingId) return rejected('APP_SETTING_NOT_FOUND');
  if (isSameValue(values[group], STANDARD_SETTINGS[group])) return accepted([]);
  return accepted([{ type: 'AppSettingReset', data: { settingId, group } }]);
}

function showsKeptFiles({ files }: AppSettingState, next: AppSettingValues): boolean {
  const shown = Object.entries(shownFiles(next)) as [AppSettingFilePurpose, string | undefined][];
  return shown.every(
    ([purpose, id]) =>
      id === undefined || files.some((file) => file.fileId === id && file.purpose === purpose),
  );
}

/** A field that is there and undefined is absent. */
function withoutAbsent(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}
