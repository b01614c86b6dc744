import { settingsMessages } from '@foyer/contracts/settings';

import { defineLiveView, idsIn } from '#platform/realtime';
import { ROOM } from './app-setting.gateway.js';
import { DeploymentSettings } from '../views/deployment-settings.js';

/** Pushes the settings for pages to all that are connected. */
export const liveAppSetting = defineLiveView({
  name: 'live-app-setting',
  message: settingsMessages.appSettingChanged,
  needs: { settings: DeploymentSettings },
  dependsOn: { 'app-settings': (event) => idsIn(event, ['settingId']) },
  load: async (_ids, { needs, asOf }) => [{ asOf, settings: await needs.settings.forPages() }],
  room: () => ROOM,
});
