import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { leaveLine, type LeaveLine as Leave } from '../domain/leave-line.js';
import { placeInLine, TRIES } from './ringing.js';
import { Visit } from './streams.js';

/** A visitor goes, stays away, or is sent off. */
export const LeaveLine = defineCommand({
  name: 'LeaveLine',
  tries: TRIES,
  prepare: ({ visitId }: Omit<Leave, 'portalId'>, { stateOf }) => placeInLine(stateOf, visitId),
  correlation: ({ visitId }) => visitId,
  streams: ({ visitId }, { prepared: { line, desk } }) => ({
    visit: stream(Visit, visitId),
    line,
    desk,
  }),
  decide: (states, data, moment) =>
    leaveLine(states, { ...data, portalId: moment.prepared.portalId }, moment),
});
export type LeaveLine = CommandOf<typeof LeaveLine>;
