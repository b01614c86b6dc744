import FormerIcon from '@mui/icons-material/PersonOffOutlined';
import type { ResourceProps } from 'react-admin';

import { FormerMemberList } from './FormerMemberList.js';

/** Members who were deleted, some of them forgotten as well. */
export const formerMembers: Omit<ResourceProps, 'name'> = {
  list: FormerMemberList,
  icon: FormerIcon,
  recordRepresentation: 'displayName',
};
