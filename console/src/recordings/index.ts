import type { AdminRecording } from '@foyer/contracts/recordings';
import RecordingIcon from '@mui/icons-material/RadioButtonCheckedOutlined';

import { lazyPage } from '../layout/lazyPage.js';
import { defineResource } from '../resource/defineResource.js';

const RecordingList = lazyPage(() => import('./RecordingList.js'), 'RecordingList');
const RecordingShow = lazyPage(() => import('./RecordingShow.js'), 'RecordingShow');

/** Recordings of calls, who agreed to them, and how long they are kept. */
export const recordings = defineResource({
  name: 'recordings',
  section: 'reception',
  access: {
    list: 'recordings.read-all',
    show: 'recordings.read-all',
    delete: 'recordings.manage',
  },
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: RecordingList,
  show: RecordingShow,
  icon: RecordingIcon,
  recordRepresentation: ({ fileName }: AdminRecording) => fileName,
});
