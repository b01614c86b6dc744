import HistoryIcon from '@mui/icons-material/ManageSearch';
import { Route } from 'react-router-dom';

import { lazyPage } from '../layout/lazyPage.js';
import { defineResource } from '../resource/defineResource.js';

const AuditSearch = lazyPage(() => import('./AuditSearch.js'), 'AuditSearch');
const AuditTravel = lazyPage(() => import('./AuditTravel.js'), 'AuditTravel');

/**
 * Looking into the past: events by what they are, and things as they stood. Each look is recorded.
 */
export const audit = defineResource({
  name: 'audit',
  section: 'oversight',
  access: { list: 'audit.read' },
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: AuditSearch,
  icon: HistoryIcon,
  children: <Route path=":collection/:id" element={<AuditTravel />} />,
});
