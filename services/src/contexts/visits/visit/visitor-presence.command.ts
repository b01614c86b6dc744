import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import {
  visitorWentAway,
  type VisitorWentAway as WentAway,
  visitorCameBack,
} from './visitor-presence.js';
import { endDesertedVisit } from './end-deserted-visit.js';
import { placeInLine, TRIES, type OfVisit } from '../line/ringing.service.js';
import { Visit } from '../streams.js';

/** A waiting visitor's connection is gone. */
export const VisitorWentAway = defineCommand({
  name: 'VisitorWentAway',
  tries: TRIES,
  prepare: ({ visitId }: Omit<WentAway, 'portalId'>, { stateOf }) => placeInLine(stateOf, visitId),
  correlation: ({ visitId }) => visitId,
  streams: (_, { prepared: { line, desk } }) => ({ line, desk }),
  decide: (states, data, moment) =>
    visitorWentAway(states, { ...data, portalId: moment.prepared.portalId }, moment),
});
export type VisitorWentAway = CommandOf<typeof VisitorWentAway>;

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

/** A visit without a visitor is over. */
export const EndDesertedVisit = defineCommand({
  name: 'EndDesertedVisit',
  correlation: ({ visitId }: OfVisit) => visitId,
  streams: ({ visitId }) => ({ visit: stream(Visit, visitId) }),
  decide: (states, data) => endDesertedVisit(states, data),
});
export type EndDesertedVisit = CommandOf<typeof EndDesertedVisit>;
