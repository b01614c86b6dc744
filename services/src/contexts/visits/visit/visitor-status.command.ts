import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import { changeClientStatus, type ChangeClientStatus as Change } from './change-client-status.js';
import { setCallStatus, type SetCallStatus as CallStatus } from './set-call-status.js';
import { reportClientError, type ReportClientError as Report } from './report-client-error.js';
import { atPlaceInLine, ringingAtDesk, TRIES } from '../line/ringing.service.js';
import { Visit } from '../streams.js';

/** A visitor's page says how far it has come. */
export const ChangeClientStatus = defineCommand({
  name: 'ChangeClientStatus',
  correlation: ({ visitId }: Change) => visitId,
  streams: ({ visitId }) => ({ visit: stream(Visit, visitId) }),
  decide: (states, data) => changeClientStatus(states, data),
});
export type ChangeClientStatus = CommandOf<typeof ChangeClientStatus>;

/** An agent says whether it may ring. */
export const SetCallStatus = defineCommand({
  name: 'SetCallStatus',
  tries: TRIES,
  prepare: ({ memberId }: CallStatus, { stateOf }) => ringingAtDesk(stateOf, memberId),
  correlation: (_, { visitId }) => visitId,
  streams: (_, { prepared: { desk, line } }) => ({ desk, line }),
  decide: (states, data, moment) => setCallStatus(states, data, moment),
});
export type SetCallStatus = CommandOf<typeof SetCallStatus>;

/** A visitor's page cannot go on. */
export const ReportClientError = defineCommand({
  name: 'ReportClientError',
  ...atPlaceInLine,
  decide: (states, data: Omit<Report, 'portalId'>, moment) =>
    reportClientError(states, { ...data, portalId: moment.prepared.portalId }, moment),
});
export type ReportClientError = CommandOf<typeof ReportClientError>;
