import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import { rateVisit, type RateVisit as Rate } from './rate-visit.js';
import { placeInLine } from '../line/ringing.service.js';
import { PortalAdmission, Visit } from '../streams.js';

/** A visitor says how it was. */
export const RateVisit = defineCommand({
  name: 'RateVisit',
  prepare: ({ visitId }: Rate, { stateOf }) => placeInLine(stateOf, visitId),
  correlation: ({ visitId }) => visitId,
  streams: ({ visitId }, { prepared: { portalId } }) => ({
    visit: stream(Visit, visitId),
    admission: stream(PortalAdmission, portalId),
  }),
  decide: (states, data) => rateVisit(states, data),
});
export type RateVisit = CommandOf<typeof RateVisit>;
