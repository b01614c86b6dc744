import JobIcon from '@mui/icons-material/PendingActionsOutlined';
import type { Job } from '@foyer/contracts/jobs';

import { lazyPage } from '../layout/lazyPage.js';
import { defineResource } from '../resource/defineResource.js';

const JobList = lazyPage(() => import('./JobList.js'), 'JobList');

/** The background work of the program, such as sending mails. */
export const jobs = defineResource({
  name: 'jobs',
  section: 'oversight',
  access: 'jobs.manage',
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: JobList,
  icon: JobIcon,
  recordRepresentation: ({ kind }: Job) => kind,
});
