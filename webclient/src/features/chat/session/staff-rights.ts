import { session } from '#session/session.js';
import { downloadAs } from './download-as.js';
import type { ChatRights } from './rights.js';

/** The rights of staff in any chat in addition to writing. */
export const staffRights: ChatRights = {
  deleteOthers: false,
  forward: true,
  download: downloadAs(() => session.token()),
};
