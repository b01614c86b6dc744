import { test } from '@jest/globals';
import { STANDARD_SETTINGS, type AppSettingEvent } from '@foyer/contracts/settings';

import { describeProjection } from '../testing/index.js';
import { appSettings } from './app-settings.js';

const settingId = '01900000-0000-7000-8000-0000000a5e77';
const fileId = '01990000-0000-7000-8000-000000000001';
const look = { title: 'Town hall', defaultWhiteboardDoc: null, primary: '#204060' };
const none = {
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
const standard = { _id: settingId, ...STANDARD_SETTINGS, revisions: none, files: [] };
const saved = (group: string, value: Record<string, unknown>): AppSettingEvent => ({
  type: 'AppSettingSaved',
  data: { settingId, group, value },
});
const file = {
  ...{ fileId, purpose: 'logo' as const, name: 'logo.png', contentType: 'image/webp' },
  ...{ size: 10, hash: 'hash' },
};

describeProjection<AppSettingEvent>(appSettings, (given) => {
  test('shows what was saved last, and counts the changes of each group', () =>
    given(
      saved('appearance', look),
      saved('appearance', { ...look, title: 'Other' }),
      saved('language', { defaultLanguage: 'en' }),
    ).thenDocuments('appSettings', [
      {
        ...standard,
        appearance: { ...look, title: 'Other' },
        language: { defaultLanguage: 'en' },
        revisions: { ...none, appearance: 2, language: 1 },
      },
    ]));

  test('shows the standard after a reset', () =>
    given(saved('appearance', look), {
      type: 'AppSettingReset',
      data: { settingId, group: 'appearance' },
    }).thenDocuments('appSettings', [{ ...standard, revisions: { ...none, appearance: 2 } }]));

  test('shows the files that are kept', async () => {
    const added: AppSettingEvent = { type: 'AppSettingFileAdded', data: { settingId, ...file } };
    await given(added).thenDocuments('appSettings', [{ ...standard, files: [file] }]);
    await given(added, {
      type: 'AppSettingFileRemoved',
      data: { settingId, fileId },
    }).thenDocuments('appSettings', [standard]);
  });

  test('passes over a group of a later version', () =>
    given(saved('weather', { sunny: true })).thenDocuments('appSettings', []));
});
