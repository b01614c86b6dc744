import SettingsIcon from '@mui/icons-material/Tune';

import { lazyPage } from '../layout/lazyPage.js';
import { defineResource } from '../resource/defineResource.js';

const SettingsPage = lazyPage(() => import('./SettingsPage.js'), 'SettingsPage');

/** The settings of the whole deployment. */
export const settings = defineResource({
  name: 'settings',
  section: 'oversight',
  access: { list: 'settings.manage' },
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: SettingsPage,
  icon: SettingsIcon,
});
