import FormerIcon from '@mui/icons-material/PersonOffOutlined';
import type { ResourceProps } from 'react-admin';

import { lazyPage } from '../layout/lazyPage.js';

const FormerMemberList = lazyPage(() => import('./FormerMemberList.js'), 'FormerMemberList');

/** Members who were deleted, some of them forgotten as well. */
export const formerMembers: Omit<ResourceProps, 'name'> = {
  list: FormerMemberList,
  icon: FormerIcon,
  recordRepresentation: 'displayName',
};
