import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import {
  reportClientError,
  type ReportClientError as Report,
} from '../domain/report-client-error.js';
import { atPlaceInLine } from './ringing.js';

/** A visitor's page cannot go on. */
export const ReportClientError = defineCommand({
  name: 'ReportClientError',
  ...atPlaceInLine,
  decide: (states, data: Omit<Report, 'portalId'>, moment) =>
    reportClientError(states, { ...data, portalId: moment.prepared.portalId }, moment),
});
export type ReportClientError = CommandOf<typeof ReportClientError>;
