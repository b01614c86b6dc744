import { rejected } from '@foyer/contracts/decision';
import { STANDARD_SETTINGS } from '@foyer/contracts/settings';

import { defineCommand, Rejected } from '#platform/cqrs';
export type { AppSettingSave } from './save-app-setting.js';
import { refusalOfSave } from './may-save.js';
import { resetAppSetting, saveAppSetting, type AppSettingSave } from './save-app-setting.js';
import { Licenses } from '../adapters/licenses.js';
import { appSettingStream } from '../streams.js';

/** Save settings of the deployment. */
export const SaveAppSetting = defineCommand({
  name: 'SaveAppSetting',
  needs: { licenses: Licenses },
  prepare: async ({ values }: AppSettingSave, { needs: { licenses } }) => {
    const token = values.license?.token ?? null;
    if (token === null) return;
    const { state } = await licenses.read(token);
    if (state === 'unrestricted') throw new Rejected('LICENSE_NOT_TAKEN');
    // One that has ended is taken all the same: it is shown with when it did.
    if (state === 'invalid') throw new Rejected('LICENSE_INVALID');
  },
  stream: () => appSettingStream,
  decide: (state, data, { context }) => {
    const refusal = refusalOfSave(state.values, data.values, context.actor);
    return refusal ? rejected(refusal) : saveAppSetting(state, data);
  },
});

/** Take a group of settings back to its standard. */
export const ResetAppSetting = defineCommand({
  name: 'ResetAppSetting',
  stream: () => appSettingStream,
  decide: (state, data: Parameters<typeof resetAppSetting>[1], { context }) => {
    const standard = { [data.group]: STANDARD_SETTINGS[data.group] };
    const refusal = refusalOfSave(state.values, standard, context.actor);
    return refusal ? rejected(refusal) : resetAppSetting(state, data);
  },
});
