import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import type { OutboxMail } from '@foyer/contracts/identity';
import type { ResourceProps } from 'react-admin';

import { OutboxList } from './OutboxList.js';
import { OutboxShow } from './OutboxShow.js';

/** The outbox: mails that were written down because no mail server is set up. */
export const outbox: Omit<ResourceProps, 'name'> = {
  list: OutboxList,
  show: OutboxShow,
  icon: OutboxIcon,
  recordRepresentation: ({ subject }: OutboxMail) => subject,
};
