import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const TransactionList = lazyPage(() => import('./TransactionList.js'), 'TransactionList');
const TransactionShow = lazyPage(() => import('./TransactionShow.js'), 'TransactionShow');

/** Payments that were taken in calls, each with its receipts and its history. */
export const transactions = defineResource({
  name: 'transactions',
  section: 'payments',
  access: { list: 'payments.read-all', show: 'payments.read-all' },
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: TransactionList,
  show: TransactionShow,
  icon: PaymentsIcon,
});
