import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import { takeVisitor, type TakeVisitor as Take } from './take-visitor.js';
import { TRIES } from '../line/ringing.service.js';
import { Desk, Line, Pickup, PortalAdmission, Visit } from '../streams.js';

/**
 * An agent takes a visitor. Refused with VISITOR_TAKEN, its details name the agent who was quicker
 * by `agentId`.
 */
export const TakeVisitor = defineCommand({
  name: 'TakeVisitor',
  tries: TRIES,
  prepare: async ({ visitId }: Omit<Take, 'callId'>, { stateOf }) => {
    const visit = await stateOf(stream(Visit, visitId));
    return { callId: visit.stage === 'none' ? visitId : visit.callId };
  },
  correlation: ({ visitId }) => visitId,
  streams: ({ portalId, visitId, agentId }, { prepared: { callId } }) => ({
    visit: stream(Visit, visitId),
    line: stream(Line, portalId),
    desk: stream(Desk, agentId),
    pickup: stream(Pickup, callId),
    admission: stream(PortalAdmission, portalId),
  }),
  decide: (states, data, moment) =>
    takeVisitor(states, { ...data, callId: moment.prepared.callId }, moment),
});
export type TakeVisitor = CommandOf<typeof TakeVisitor>;
