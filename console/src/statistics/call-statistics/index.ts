import ChartIcon from '@mui/icons-material/InsightsOutlined';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const CallStatistics = lazyPage(() => import('./CallStatistics.js'), 'CallStatistics');

/** The results of calls within a range, of all portals or of one. */
export const callStatistics = defineResource({
  name: 'callStatistics',
  section: 'reception',
  access: { list: 'statistics.read' },
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: CallStatistics,
  icon: ChartIcon,
});
