import { describe, expect, test } from '@jest/globals';
import {
  APP_SETTING_FILES_MAX,
  STANDARD_SETTINGS,
  type AppAppearance,
  type AppSettingEvent,
  type AppSettingFilePurpose,
} from '@foyer/contracts/settings';
import fc from 'fast-check';

import { addFile } from './add-file.js';
import { APP_SETTING_ID, evolveAppSetting, initialAppSetting } from './app-setting.js';
import { resetAppSetting, saveAppSetting } from './save-app-setting.js';

const settingId = APP_SETTING_ID;
const fileIdOf = (n: number): string => `01990000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const after = (...events: AppSettingEvent[]) => events.reduce(evolveAppSetting, initialAppSetting);
const file = (n: number, purpose: AppSettingFilePurpose = 'logo') => ({
  ...{ fileId: fileIdOf(n), purpose, name: 'logo.png', contentType: 'image/webp' },
  ...{ size: 10, hash: 'hash' },
});
const added = (n: number, purpose?: AppSettingFilePurpose): AppSettingEvent => ({
  type: 'AppSettingFileAdded',
  data: { settingId, ...file(n, purpose) },
});
const saved = (group: string, value: Record<string, unknown>): AppSettingEvent => ({
  type: 'AppSettingSaved',
  data: { settingId, group, value },
});
const look: AppAppearance = { title: 'Town hall', defaultWhiteboardDoc: null, primary: '#204060' };

describe('the settings of the deployment', () => {
  test('are the standard until something is set', () => {
    expect(after().values).toEqual(STANDARD_SETTINGS);
  });

  test('are saved group by group, each that changes as one event', () => {
    const sounds = { ...STANDARD_SETTINGS.sounds, call: { ringTone: 4, volume: 1 } };
    expect(saveAppSetting(after(), { values: { appearance: look, sounds } })).toMatchObject({
      events: [saved('appearance', look), saved('sounds', sounds)],
    });
  });

  test('change nothing where they are as they were', () => {
    const state = after(saved('appearance', look));
    expect(saveAppSetting(state, { values: { appearance: { ...look } } })).toMatchObject({
      events: [],
    });
    const absent = { ...look, logo: undefined } as unknown as AppAppearance;
    expect(saveAppSetting(state, { values: { appearance: absent } })).toMatchObject({ events: [] });
  });

  test('show only files that are kept, each as what it was uploaded for', () => {
    const state = after(added(1), added(2, 'favicon'));
    const showing = (appearance: Partial<AppAppearance>) =>
      saveAppSetting(state, { values: { appearance: { ...look, ...appearance } } });
    expect(showing({ logo: fileIdOf(1), favicon: fileIdOf(2) })).toMatchObject({
      type: 'accepted',
    });
    const missing = { code: 'APP_SETTING_FILE_NOT_FOUND' };
    expect(showing({ logo: fileIdOf(3) })).toMatchObject(missing);
    expect(showing({ logo: fileIdOf(2) })).toMatchObject(missing);
    expect(showing({ defaultWhiteboardDoc: fileIdOf(1) })).toMatchObject(missing);
  });

  test('are not replaced by who has not seen what others did to the same group', () => {
    const state = after(saved('appearance', look), saved('modules', { other: true }));
    const mine = { ...look, title: 'Mine' };
    expect(
      saveAppSetting(state, { values: { appearance: mine }, revisions: { appearance: 0 } }),
    ).toMatchObject({ code: 'APP_SETTING_CHANGED_MEANWHILE' });
    expect(
      saveAppSetting(state, { values: { appearance: mine }, revisions: { appearance: 1 } }),
    ).toMatchObject({ type: 'accepted' });
    // A change without a revision replaces knowingly; the same value is no replacement.
    expect(saveAppSetting(state, { values: { appearance: mine } })).toMatchObject({
      type: 'accepted',
    });
    expect(
      saveAppSetting(state, { values: { appearance: look }, revisions: { appearance: 0 } }),
    ).toMatchObject({ events: [] });
  });

  test('go back to the standard, once', () => {
    const state = after(saved('appearance', look));
    const reset: AppSettingEvent = {
      type: 'AppSettingReset',
      data: { settingId, group: 'appearance' },
    };
    const asked = { id: settingId, group: 'appearance' } as const;
    expect(resetAppSetting(state, asked)).toMatchObject({ events: [reset] });
    expect(after(saved('appearance', look), reset).values).toEqual(STANDARD_SETTINGS);
    expect(resetAppSetting(after(), asked)).toMatchObject({ events: [] });
    expect(resetAppSetting(state, { ...asked, id: fileIdOf(9) })).toMatchObject({
      code: 'APP_SETTING_NOT_FOUND',
    });
  });

  test('pass over what a later version has added, and give fields that an earlier one lacked their standard', () => {
    expect(after(saved('weather', { sunny: true })).values).toEqual(STANDARD_SETTINGS);
    expect(after(saved('appearance', { title: 'Old' })).values.appearance).toEqual({
      title: 'Old',
      defaultWhiteboardDoc: null,
    });
  });

  test('keep so many files, and of those that give way never one that is shown', () => {
    const many = Array.from({ length: APP_SETTING_FILES_MAX }, (_, n) => added(n));
    const state = after(...many, saved('appearance', { ...look, logo: fileIdOf(0) }));
    const decision = addFile(state, file(99));
    expect(decision).toMatchObject({ result: [fileIdOf(1)] });
    const next =
      decision.type === 'accepted' ? decision.events.reduce(evolveAppSetting, state) : state;
    expect(next.files).toHaveLength(APP_SETTING_FILES_MAX);
    expect(next.files.map(({ fileId }) => fileId)).toContain(fileIdOf(0));
    expect(addFile(state, file(0))).toMatchObject({ events: [] });
  });

  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  const appearance = fc.record(
    {
      title: fc.string({ minLength: 1, maxLength: 20 }),
      defaultWhiteboardDoc: fc.constantFrom(null, fileIdOf(7)),
      primary: colour,
      logo: fc.constantFrom(fileIdOf(1), fileIdOf(2)),
    },
    { requiredKeys: ['title', 'defaultWhiteboardDoc'] },
  );
  const step = fc.oneof(
    appearance.map((value) => ({ kind: 'save' as const, value })),
    fc.constant({ kind: 'reset' as const }),
    fc.constantFrom(1, 2).map((n) => ({ kind: 'upload' as const, n })),
  );

  test('are always the last look that was accepted, and the standard after a reset', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state = initialAppSetting;
        let expected: object = STANDARD_SETTINGS.appearance;
        for (const one of steps) {
          const decision =
            one.kind === 'save'
              ? saveAppSetting(state, { values: { appearance: one.value } })
              : one.kind === 'reset'
                ? resetAppSetting(state, { id: settingId, group: 'appearance' })
                : addFile(state, file(one.n));
          if (decision.type === 'accepted') {
            state = decision.events.reduce(evolveAppSetting, state);
            if (one.kind === 'save') expected = one.value;
            if (one.kind === 'reset') expected = STANDARD_SETTINGS.appearance;
          }
          expect(state.values.appearance).toEqual(expected);
        }
      }),
    );
  });
});
