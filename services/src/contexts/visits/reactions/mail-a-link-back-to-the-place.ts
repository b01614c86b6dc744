import { BASE_PATH } from '@foyer/contracts/identity';
import { VisitorCalledBack } from '@foyer/contracts/visits';

import { defineJob, stream } from '#platform/cqrs';
import { Mail, wasNotSent } from '#platform/operations/mail';
import { PublicAddress } from '#platform/operations/start';
import { CausedMailBudget } from '#contexts/identity';
import { PortalDirectory } from '#contexts/portals';
import { Line, Visit } from '../commands.js';
import { visitorInLine } from '../line/state.js';
import { placeMail } from '../messages/place-mail.js';
import { PlaceLinks } from '../adapters/place-links.js';

const RETRIES = { firstMs: 5_000, maxMs: 60_000 };
const DAY_MS = 24 * 3_600_000;

/**
 * Mails the link back to a place that is kept. A crash in between mails another one, which puts out
 * the first.
 */
export const MailALinkBackToThePlace = defineJob({
  name: 'mail-place-link',
  on: [VisitorCalledBack],
  needs: {
    links: PlaceLinks,
    mail: Mail,
    address: PublicAddress,
    portals: PortalDirectory,
    budget: CausedMailBudget,
  },
  deadlineMs: DAY_MS,
  until: ({ data }) => data.expiresAt,
  retries: RETRIES,
  person: ({ data }) => data.visitId,
  inLine: ({ data }) => data.visitId,
  run: async ({ data: { portalId, visitId, expiresAt } }, { needs, stateOf }) => {
    const visit = await stateOf(stream(Visit, visitId));
    const line = await stateOf(stream(Line, portalId));
    // Back already, or gone for good.
    if (visit.stage !== 'waiting' || !visitorInLine(line, visitId)?.kept) return;
    const { email, language, entryId } = visit;
    const { links, mail, address, portals, budget } = needs;
    if (email === null || email === '') return;
    if (address.origin === '') throw new Error('The server does not know its own address yet');
    const portal = await portals.firstOf(entryId, portalId);
    const url = `${address.origin}${BASE_PATH}/shortlink/~${await links.issue(visitId)}`;
    const to = { visitId, email, language, portalName: portal?.name ?? '', url };
    const recipients = [{ email, isColleague: false }];
    const paid = await budget.spend({ kind: 'place', authorId: visitId, recipients });
    const timeZone = portal?.timeZone ?? 'UTC';
    await mail.send(placeMail({ ...to, expiresAt, timeZone })).catch(async (error: unknown) => {
      if (wasNotSent(error)) await paid.giveBack();
      throw error;
    });
  },
});
