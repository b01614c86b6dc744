import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import {
  reportClientError,
  type ReportClientError as Report,
} from '../domain/report-client-error.js';
import { placeInLine, TRIES } from './ringing.js';
import { Visit } from './streams.js';

/** A visitor's page cannot go on. */
export const ReportClientError = defineCommand({
  name: 'ReportClientError',
  tries: TRIES,
  prepare: ({ visitId }: Omit<Report, 'portalId'>, { stateOf }) => placeInLine(stateOf, visitId),
  correlation: ({ visitId }) => visitId,
  streams: ({ visitId }, { prepared: { line, desk } }) => ({
    visit: stream(Visit, visitId),
    line,
    desk,
  }),
  decide: (states, data, moment) =>
    reportClientError(states, { ...data, portalId: moment.prepared.portalId }, moment),
});
export type ReportClientError = CommandOf<typeof ReportClientError>;
