import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import { leaveLine, type LeaveLine as Leave } from './leave-line.js';
import { moveInLine, type MoveInLine as Move } from './move-in-line.js';
import { moveToFront, type MoveToFront as ToFront } from './move-to-front.js';
import { atPlaceInLine } from './ringing.service.js';
import { Line } from '../streams.js';

/** A visitor goes, stays away, or is sent off. */
export const LeaveLine = defineCommand({
  name: 'LeaveLine',
  ...atPlaceInLine,
  decide: (states, data: Omit<Leave, 'portalId'>, moment) =>
    leaveLine(states, { ...data, portalId: moment.prepared.portalId }, moment),
});
export type LeaveLine = CommandOf<typeof LeaveLine>;

/** A supervisor puts a visitor at another place of a line. */
export const MoveInLine = defineCommand({
  name: 'MoveInLine',
  correlation: ({ visitId }: Move) => visitId,
  stream: ({ portalId }: Move) => stream(Line, portalId),
  decide: moveInLine,
});

/** A supervisor puts a visitor before all others of a line. */
export const MoveToFront = defineCommand({
  name: 'MoveToFront',
  correlation: ({ visitId }: ToFront) => visitId,
  stream: ({ portalId }: ToFront) => stream(Line, portalId),
  decide: moveToFront,
});
