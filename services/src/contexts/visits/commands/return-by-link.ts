import { accepted, rejected } from '@foyer/contracts/decision';

import { ClientSecrets } from '../../identity/index.js';
import { Rejected, stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { returnToPlace } from '../domain/keep-place.js';
import { PlaceLinks } from '../ports/place-links.js';
import { placeInLine, TRIES } from './ringing.js';
import { Visit } from './streams.js';

export interface LinkUsed {
  readonly visitId: string;
  readonly code: string;
  readonly clientSecret: string;
}

/** A visitor comes back by the link of a mail, in whichever browser: the visit is that browser's from now on. */
export const ReturnByLink = defineCommand({
  name: 'ReturnByLink',
  tries: TRIES,
  needs: { links: PlaceLinks, secrets: ClientSecrets },
  prepare: async ({ visitId, code, clientSecret }: LinkUsed, { needs, stateOf }) => {
    const { stage } = await stateOf(stream(Visit, visitId));
    // The link works once: of two simultaneous uses, one is too late. A repeat after a conflict has
    // used it already.
    const known = await needs.secrets.matches(visitId, clientSecret);
    if (stage === 'none' || stage === 'ended' || !(known || (await needs.links.use(code)))) {
      throw new Rejected('PLACE_LINK_OVER');
    }
    await needs.secrets.replace(visitId, clientSecret);
    return placeInLine(stateOf, visitId);
  },
  correlation: ({ visitId }) => visitId,
  streams: ({ visitId }, { prepared: { line } }) => ({ visit: stream(Visit, visitId), line }),
  decide: (states, { visitId }, { prepared: { portalId } }) => {
    const decision = returnToPlace(states, { visitId, portalId });
    if (decision.type === 'rejected') return decision;
    if (states.visit.stage === 'none') return rejected('PLACE_LINK_OVER');
    return accepted(decision.events, { entryId: states.visit.entryId });
  },
});
