import { defineCommand, stream } from '#platform/cqrs';
import { leaveMessage, type LeaveMessage as Leave } from './leave-message.js';
import { placeInLine, TRIES } from '../line/ringing.service.js';
import { PortalAdmission, Visit } from '../streams.js';

/** A visitor who has waited for long writes to the portal instead. */
export const LeaveMessage = defineCommand({
  name: 'LeaveMessage',
  tries: TRIES,
  prepare: ({ visitId }: Omit<Leave, 'portalId'>, { stateOf }) => placeInLine(stateOf, visitId),
  correlation: ({ visitId }) => visitId,
  streams: ({ visitId }, { prepared: { portalId, line, desk } }) => ({
    visit: stream(Visit, visitId),
    line,
    desk,
    admission: stream(PortalAdmission, portalId),
  }),
  decide: (states, data, moment) =>
    leaveMessage(states, { ...data, portalId: moment.prepared.portalId }, moment),
});
