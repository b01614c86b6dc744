import { adminSessionRoutes } from '@foyer/contracts/sessions';
import MeetingRoomIcon from '@mui/icons-material/MeetingRoom';

import { lazyPage } from '../layout/lazyPage.js';
import { defineResource } from '../resource/defineResource.js';

const SessionEdit = lazyPage(() => import('./SessionEdit.js'), 'SessionEdit');
const SessionList = lazyPage(() => import('./SessionList.js'), 'SessionList');

/** Sessions: the rooms in which staff meet. */
export const sessions = defineResource({
  name: 'sessions',
  section: 'people',
  access: 'sessions.manage-all',
  writes: [adminSessionRoutes.sessionResource.update.body],
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: SessionList,
  edit: SessionEdit,
  icon: MeetingRoomIcon,
  recordRepresentation: 'sessionName',
});
