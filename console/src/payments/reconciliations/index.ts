import { paymentAdminRoutes } from '@foyer/contracts/payments';
import ReconciliationIcon from '@mui/icons-material/BalanceOutlined';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const ReconciliationList = lazyPage(() => import('./ReconciliationList.js'), 'ReconciliationList');
const ReconciliationShow = lazyPage(() => import('./ReconciliationShow.js'), 'ReconciliationShow');
const ReconciliationCreate = lazyPage(
  () => import('./ReconciliationCreate.js'),
  'ReconciliationCreate',
);

/** Closings of terminals' days, each with what was compared and what was different. */
export const reconciliations = defineResource({
  name: 'reconciliations',
  section: 'payments',
  access: {
    list: 'payments.read-all',
    show: 'payments.read-all',
    create: 'payments.manage',
  },
  writes: [paymentAdminRoutes.adminStartReconciliation.body],
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: ReconciliationList,
  show: ReconciliationShow,
  create: ReconciliationCreate,
  icon: ReconciliationIcon,
});
