import HistoryIcon from '@mui/icons-material/ManageSearch';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

import { lazyPage } from '../layout/lazyPage.js';

const AuditSearch = lazyPage(() => import('./AuditSearch.js'), 'AuditSearch');
const AuditTravel = lazyPage(() => import('./AuditTravel.js'), 'AuditTravel');

/** Looking into the past: events by what they are, and things as they stood. Each look is recorded. */
export const audit: Omit<ResourceProps, 'name'> = {
  list: AuditSearch,
  icon: HistoryIcon,
  children: <Route path=":collection/:id" element={<AuditTravel />} />,
};
