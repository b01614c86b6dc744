import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { leaveLine, type LeaveLine as Leave } from '../domain/leave-line.js';
import { atPlaceInLine } from './ringing.js';

/** A visitor goes, stays away, or is sent off. */
export const LeaveLine = defineCommand({
  name: 'LeaveLine',
  ...atPlaceInLine,
  decide: (states, data: Omit<Leave, 'portalId'>, moment) =>
    leaveLine(states, { ...data, portalId: moment.prepared.portalId }, moment),
});
export type LeaveLine = CommandOf<typeof LeaveLine>;
