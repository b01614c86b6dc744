import EventIcon from '@mui/icons-material/Event';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const MeetingList = lazyPage(() => import('./MeetingList.js'), 'MeetingList');
const MeetingShow = lazyPage(() => import('./MeetingShow.js'), 'MeetingShow');

/** Meetings that members have planned. */
export const meetings = defineResource({
  name: 'meetings',
  section: 'people',
  access: {
    list: 'calendar.manage-all',
    show: 'calendar.manage-all',
    delete: 'calendar.manage-all',
  },
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: MeetingList,
  show: MeetingShow,
  icon: EventIcon,
  recordRepresentation: 'name',
});
