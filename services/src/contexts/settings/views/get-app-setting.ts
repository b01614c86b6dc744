import { defineQuery } from '#platform/cqrs';
import { DeploymentSettings } from './deployment-settings.js';
import { Licenses } from '../adapters/licenses.js';

/** All settings of the deployment, as administrators see them. */
export const GetAppSetting = defineQuery({
  name: 'GetAppSetting',
  needs: { settings: DeploymentSettings, licenses: Licenses },
  answer: async (_nothing: undefined, { needs: { settings, licenses } }) => {
    const current = await settings.current();
    return { ...current, license: await licenses.read(current.license.token) };
  },
});

/** Returns the settings for pages. */
export const GetPageSettings = defineQuery({
  name: 'GetPageSettings',
  needs: { settings: DeploymentSettings },
  answer: (_nothing: undefined, { needs: { settings } }) => settings.forPages(),
});
