import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import type { OutboxMail } from '@foyer/contracts/identity';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const OutboxList = lazyPage(() => import('./OutboxList.js'), 'OutboxList');
const OutboxShow = lazyPage(() => import('./OutboxShow.js'), 'OutboxShow');

/** The outbox: mails that were stored because no mail server is set up. */
export const outbox = defineResource({
  name: 'outbox',
  section: 'oversight',
  access: 'members.manage',
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: OutboxList,
  show: OutboxShow,
  icon: OutboxIcon,
  recordRepresentation: ({ subject }: OutboxMail) => subject,
});
