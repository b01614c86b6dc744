import {
  APP_SETTING_ID,
  appSettingGroups,
  STANDARD_SETTINGS,
  type AppSettingEvent,
  type AppSettingFilePurpose,
  type AppSettingGroup,
  type AppSettingValues,
} from '@foyer/contracts/settings';

export { APP_SETTING_ID };

/** The settings of the deployment, and the facts for decisions on them. */
export interface AppSettingState {
  readonly values: AppSettingValues;
  /** How often each group was changed. */
  readonly revisions: Readonly<Record<AppSettingGroup, number>>;
  /** Files that are kept, the oldest first. */
  readonly files: readonly KeptFile[];
}

export interface KeptFile {
  readonly fileId: string;
  readonly purpose: AppSettingFilePurpose;
}

export const GROUPS = Object.keys(appSettingGroups) as readonly AppSettingGroup[];
const isGroup = (group: string): group is AppSettingGroup =>
  (GROUPS as readonly string[]).includes(group);

export const initialAppSetting: AppSettingState = {
  values: STANDARD_SETTINGS,
  revisions: {
    appearance: 0,
    sounds: 0,
    modules: 0,
    language: 0,
    security: 0,
    secondFactor: 0,
    legal: 0,
    retention: 0,
    license: 0,
  },
  files: [],
};

export function evolveAppSetting(state: AppSettingState, event: AppSettingEvent): AppSettingState {
  switch (event.type) {
    case 'AppSettingSaved':
      return changed(state, event.data.group, event.data.value);
    case 'AppSettingReset':
      return changed(state, event.data.group, {});
    case 'AppSettingFileAdded': {
      const { fileId, purpose } = event.data;
      return { ...state, files: [...state.files, { fileId, purpose }] };
    }
    case 'AppSettingFileRemoved':
      return {
        ...state,
        files: state.files.filter(({ fileId }) => fileId !== event.data.fileId),
      };
  }
}

/**
 * A group that this version does not know is ignored; a field that an older one did not know has
 * its standard.
 */
function changed(state: AppSettingState, group: string, value: object): AppSettingState {
  if (!isGroup(group)) return state;
  return {
    ...state,
    values: { ...state.values, [group]: { ...STANDARD_SETTINGS[group], ...value } },
    revisions: { ...state.revisions, [group]: state.revisions[group] + 1 },
  };
}

/** The files that the company's look shows. */
export function shownFiles({
  appearance: { logo, favicon, defaultWhiteboardDoc },
}: AppSettingValues): Readonly<Record<AppSettingFilePurpose, string | undefined>> {
  return { logo, favicon, whiteboard: defaultWhiteboardDoc ?? undefined };
}
