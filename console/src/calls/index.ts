import CallIcon from '@mui/icons-material/Videocam';
import type { ResourceProps } from 'react-admin';

import { CallList } from './CallList.js';
import { CallShow } from './CallShow.js';

/** Calls and visits that never became one, each with its whole history. */
export const calls: Omit<ResourceProps, 'name'> = {
  list: CallList,
  show: CallShow,
  icon: CallIcon,
};
