import { VisitMessageLeft } from '@foyer/contracts/visits';

import { defineJob, stream } from '#platform/cqrs';
import { Mail } from '#platform/operations/mail';
import { PortalDirectory } from '#contexts/portals';
import { PortalAdmission } from '../commands.js';
import { messageMail } from '../messages/message-mail.js';

const RETRIES = { firstMs: 30_000, maxMs: 30 * 60_000 };
const WEEK_MS = 7 * 24 * 3_600_000;

/** Mails what a visitor wrote to those who read it for the portal. */
export const MailWhatAVisitorWrote = defineJob({
  name: 'mail-visitor-message',
  on: [VisitMessageLeft],
  needs: { mail: Mail, portals: PortalDirectory },
  deadlineMs: WEEK_MS,
  retries: RETRIES,
  person: ({ data }) => data.visitId,
  run: async ({ data: { visitId, portalId, email, text } }, { needs, stateOf }) => {
    const { longestWait } = await stateOf(stream(PortalAdmission, portalId));
    const portal = await needs.portals.find(portalId);
    if (longestWait.email === '' || email === null || text === null) return;
    const portalName = portal?.name ?? '';
    await needs.mail.send(messageMail({ visitId, to: longestWait.email, email, text, portalName }));
  },
});
