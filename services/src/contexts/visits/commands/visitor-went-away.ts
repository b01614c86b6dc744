import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { visitorWentAway, type VisitorWentAway as WentAway } from '../domain/visitor-presence.js';
import { placeInLine, TRIES } from './ringing.js';

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
