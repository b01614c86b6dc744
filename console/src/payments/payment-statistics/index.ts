import ChartIcon from '@mui/icons-material/BarChartOutlined';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const PaymentStatistics = lazyPage(() => import('./PaymentStatistics.js'), 'PaymentStatistics');

/** Figures of payments and closings within a range. */
export const paymentStatistics = defineResource({
  name: 'paymentStatistics',
  section: 'payments',
  access: { list: 'statistics.read' },
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: PaymentStatistics,
  icon: ChartIcon,
});
