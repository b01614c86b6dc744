import { accepted } from '@foyer/contracts/decision';

import { ClientSecrets } from '#contexts/identity';
import { defineCommand, Rejected, stream } from '#platform/cqrs';
import { returnToPlace } from './keep-place.js';
import { PlaceLinks } from '../adapters/place-links.js';
import { placeInLine, TRIES } from './ringing.service.js';
import { PortalAdmission, Visit } from '../streams.js';

export interface LinkUsed {
  readonly visitId: string;
  readonly code: string;
  readonly clientSecret: string;
}

/**
 * A visitor comes back by the link of a mail, in whichever browser: the visit is that browser's
 * from now on.
 */
export const ReturnByLink = defineCommand({
  name: 'ReturnByLink',
  tries: TRIES,
  needs: { links: PlaceLinks, secrets: ClientSecrets },
  prepare: async ({ visitId, code, clientSecret }: LinkUsed, { needs, stateOf }) => {
    const visit = await stateOf(stream(Visit, visitId));
    if (visit.stage === 'ended' && visit.reason === 'portal-closed') {
      throw new Rejected('PLACE_PORTAL_CLOSED');
    }
    // Once: of two who use it at a time, one is too late. A second try after a conflict, or after a
    // lost answer, has it already.
    const known = await needs.secrets.matches(visitId, clientSecret);
    if (
      visit.stage === 'none' ||
      visit.stage === 'ended' ||
      !(known || (await needs.links.use(code, clientSecret)))
    ) {
      throw new Rejected('PLACE_LINK_OVER');
    }
    await needs.secrets.replace(visitId, clientSecret);
    return { ...(await placeInLine(stateOf, visitId)), entryId: visit.entryId };
  },
  correlation: ({ visitId }) => visitId,
  streams: ({ visitId }, { prepared: { line, entryId } }) => ({
    visit: stream(Visit, visitId),
    line,
    entry: stream(PortalAdmission, entryId),
  }),
  decide: (states, { visitId }, { prepared: { portalId, entryId } }) => {
    const decision = returnToPlace(states, { visitId, portalId });
    if (decision.type === 'rejected') return decision;
    // A visitor who was sent on waits elsewhere, and the page of a deleted portal shows nothing.
    const pageId = states.entry.known ? entryId : portalId;
    return accepted(decision.events, { pageId });
  },
});
