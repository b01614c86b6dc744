import CallIcon from '@mui/icons-material/Videocam';
import type { ResourceProps } from 'react-admin';

import { lazyPage } from '../layout/lazyPage.js';

const CallList = lazyPage(() => import('./CallList.js'), 'CallList');
const CallShow = lazyPage(() => import('./CallShow.js'), 'CallShow');

/** Calls and visits that never became one, each with its whole history. */
export const calls: Omit<ResourceProps, 'name'> = {
  list: CallList,
  show: CallShow,
  icon: CallIcon,
};
