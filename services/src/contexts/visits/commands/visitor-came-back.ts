import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { visitorCameBack } from '../domain/visitor-presence.js';
import { placeInLine, type OfVisit } from './ringing.js';

/** A visitor who was away is there again. */
export const VisitorCameBack = defineCommand({
  name: 'VisitorCameBack',
  prepare: ({ visitId }: OfVisit, { stateOf }) => placeInLine(stateOf, visitId),
  correlation: ({ visitId }) => visitId,
  streams: (_, { prepared: { line } }) => ({ line }),
  decide: (states, { visitId }, { prepared: { portalId } }) =>
    visitorCameBack(states, { visitId, portalId }),
});
export type VisitorCameBack = CommandOf<typeof VisitorCameBack>;
