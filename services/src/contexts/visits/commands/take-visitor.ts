import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { takeVisitor, type TakeVisitor as Take } from '../domain/take-visitor.js';
import { Desk, Line, Pickup, PortalAdmission, Visit } from './streams.js';

/** An agent takes a visitor. Refused with VISITOR_TAKEN, its details name the agent who was quicker by `agentId`. */
export const TakeVisitor = defineCommand({
  name: 'TakeVisitor',
  correlation: ({ visitId }: Take) => visitId,
  streams: ({ portalId, visitId, agentId }) => ({
    visit: stream(Visit, visitId),
    line: stream(Line, portalId),
    desk: stream(Desk, agentId),
    pickup: stream(Pickup, visitId),
    admission: stream(PortalAdmission, portalId),
  }),
  decide: (states, data, moment) => takeVisitor(states, data, moment),
});
export type TakeVisitor = CommandOf<typeof TakeVisitor>;
