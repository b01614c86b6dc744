import CallIcon from '@mui/icons-material/Videocam';

import { lazyPage } from '../layout/lazyPage.js';
import { defineResource } from '../resource/defineResource.js';

const CallList = lazyPage(() => import('./CallList.js'), 'CallList');
const CallShow = lazyPage(() => import('./CallShow.js'), 'CallShow');

/** Calls and visits that never became one, each with its whole history. */
export const calls = defineResource({
  name: 'calls',
  section: 'reception',
  access: { list: 'calls.read-all', show: 'calls.read-all' },
  texts: {
    en: async () => (await import('./en.js')).en,
    de: async () => (await import('./de.js')).de,
  },
  list: CallList,
  show: CallShow,
  icon: CallIcon,
});
