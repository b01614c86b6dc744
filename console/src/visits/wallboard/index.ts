import BoardIcon from '@mui/icons-material/ConnectedTvOutlined';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const Wallboard = lazyPage(() => import('./Wallboard.js'), 'Wallboard');

/** How the reception does right now, in big numbers for a screen on the wall. */
export const wallboard = defineResource({
  name: 'wallboard',
  section: 'reception',
  access: { list: 'lines.supervise' },
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: Wallboard,
  icon: BoardIcon,
});
