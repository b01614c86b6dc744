import { session } from '../../../session/session.js';
import { downloadAs } from './download-as.js';
import type { ChatRights } from './rights.js';

/** What a member of staff may do in any chat beside writing. */
export const staffRights: ChatRights = {
  deleteOthers: false,
  forward: true,
  download: downloadAs(() => session.token()),
};
