import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import type { OutboxMail } from '@foyer/contracts/identity';
import type { ResourceProps } from 'react-admin';

import { lazyPage } from '../layout/lazyPage.js';

const OutboxList = lazyPage(() => import('./OutboxList.js'), 'OutboxList');
const OutboxShow = lazyPage(() => import('./OutboxShow.js'), 'OutboxShow');

/** The outbox: mails that were written down because no mail server is set up. */
export const outbox: Omit<ResourceProps, 'name'> = {
  list: OutboxList,
  show: OutboxShow,
  icon: OutboxIcon,
  recordRepresentation: ({ subject }: OutboxMail) => subject,
};
