import LinesIcon from '@mui/icons-material/FormatListNumberedOutlined';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const LinesPage = lazyPage(() => import('./LinesPage.js'), 'LinesPage');

/** The lines of all portals, as they change. */
export const lines = defineResource({
  name: 'lines',
  section: 'reception',
  access: { list: 'lines.supervise' },
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: LinesPage,
  icon: LinesIcon,
});
