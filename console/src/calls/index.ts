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
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: CallList,
  show: CallShow,
  icon: CallIcon,
});
