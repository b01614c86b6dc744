import { BASE_PATH } from '@foyer/contracts/identity';
import { VisitorPlaceClosed } from '@foyer/contracts/visits';

import { defineJob, stream } from '#platform/cqrs';
import { Mail, wasNotSent } from '#platform/operations/mail';
import { PublicAddress } from '#platform/operations/start';
import { CausedMailBudget } from '#contexts/identity';
import { PortalDirectory } from '#contexts/portals';
import { Visit } from '../commands.js';
import { placeClosedMail } from '../messages/place-closed-mail.js';

const RETRIES = { firstMs: 5_000, maxMs: 60_000 };
const DAY_MS = 24 * 3_600_000;

/** Mails to a visitor who has gone and kept a place that the portal has closed meanwhile. */
export const MailThatAKeptPlaceIsOver = defineJob({
  name: 'mail-place-closed',
  on: [VisitorPlaceClosed],
  needs: { mail: Mail, address: PublicAddress, portals: PortalDirectory, budget: CausedMailBudget },
  deadlineMs: DAY_MS,
  retries: RETRIES,
  person: ({ data }) => data.visitId,
  inLine: ({ data }) => data.visitId,
  run: async ({ data: { portalId, visitId } }, { needs, stateOf }) => {
    const visit = await stateOf(stream(Visit, visitId));
    if (visit.stage !== 'ended') return;
    const { email, language, entryId } = visit;
    if (email === null || email === '') return;
    const { mail, address, portals, budget } = needs;
    const portal = await portals.firstOf(entryId, portalId);
    // The page of a deleted portal shows nothing.
    const isThere = portal !== undefined && address.origin !== '';
    const page = `${BASE_PATH}/web-client-v2/queue/${portal?.portalId}`;
    const url = isThere ? `${address.origin}${page}` : null;
    const recipients = [{ email, isColleague: false }];
    const paid = await budget.spend({ kind: 'place', authorId: visitId, recipients });
    const to = { visitId, email, language, portalName: portal?.name ?? '', url };
    await mail.send(placeClosedMail(to)).catch(async (error: unknown) => {
      if (wasNotSent(error)) await paid.giveBack();
      throw error;
    });
  },
});
