import {
  appSettingGroups,
  STANDARD_SETTINGS,
  type AppSettingEvent,
  type AppSettingGroup,
} from '@foyer/contracts/settings';

import {
  defineProjection,
  type Documents,
  type Evolve,
  type ProjectedEvent,
} from '../platform/runner/index.js';
import type { AppSettingCollections, AppSettingDocument } from './app-settings.model.js';

type Settings = Documents<AppSettingCollections>;

const evolve: Evolve<AppSettingCollections, AppSettingEvent> = {
  AppSettingSaved: (event, documents) =>
    changed(event, documents, { value: event.data.value, reset: false }),
  AppSettingReset: (event, documents) => changed(event, documents, { value: {}, reset: true }),
  AppSettingFileAdded: async ({ data: { settingId, ...file } }, documents) => {
    const before = await settingsOf(documents, settingId);
    return [put({ ...before, files: [...before.files, file] })];
  },
  AppSettingFileRemoved: async ({ data: { settingId, fileId } }, documents) => {
    const before = await settingsOf(documents, settingId);
    return [put({ ...before, files: before.files.filter((file) => file.fileId !== fileId) })];
  },
};

/** The settings of the deployment, their files, and every change of them. */
export const appSettings = defineProjection({
  name: 'app-settings',
  version: 4,
  essential: true,
  collections: {
    appSettings: { indexes: [] },
    appSettingChanges: {
      indexes: [{ key: { group: 1, number: -1 } }],
      sorts: ['number'],
    },
  },
  evolve,
});

async function changed(
  event: ProjectedEvent<Extract<AppSettingEvent, { data: { group: string } }>>,
  documents: Settings,
  { value, reset }: { readonly value: object; readonly reset: boolean },
) {
  const { group, settingId } = event.data;
  // One of a later version says nothing to this one.
  if (!isGroup(group)) return [];
  const before = await settingsOf(documents, settingId);
  const after = { ...STANDARD_SETTINGS[group], ...value };
  const { actor, at } = event.metadata;
  return [
    put({
      ...before,
      [group]: after,
      revisions: { ...before.revisions, [group]: before.revisions[group] + 1 },
    }),
    {
      op: 'put',
      collection: 'appSettingChanges',
      doc: {
        _id: event.id,
        group,
        reset,
        value: shown(group, after),
        before: shown(group, before[group]),
        at,
        number: event.revision,
        memberId: actor.type === 'member' ? actor.id : null,
      },
    },
  ] as const;
}

async function settingsOf(documents: Settings, settingId: string): Promise<AppSettingDocument> {
  const found = await documents.get('appSettings', settingId);
  const revisions = {
    appearance: 0,
    sounds: 0,
    modules: 0,
    language: 0,
    security: 0,
    secondFactor: 0,
    legal: 0,
    retention: 0,
    license: 0,
  };
  return found ?? { _id: settingId, ...STANDARD_SETTINGS, revisions, files: [] };
}

/** Of a licence a history says only whether there was one: it is long, and no one reads it. */
function shown(group: AppSettingGroup, value: object): Readonly<Record<string, unknown>> {
  if (group !== 'license') return { ...value };
  return { present: (value as { token: string | null }).token !== null };
}

function isGroup(group: string): group is AppSettingGroup {
  return group in appSettingGroups;
}

function put(doc: AppSettingDocument) {
  return { op: 'put', collection: 'appSettings', doc } as const;
}
