import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { moveInLine, type MoveInLine as Move } from '../domain/move-in-line.js';
import { Line } from './streams.js';

/** A supervisor puts a visitor at another place of a line. */
export const MoveInLine = defineCommand({
  name: 'MoveInLine',
  correlation: ({ visitId }: Move) => visitId,
  stream: ({ portalId }: Move) => stream(Line, portalId),
  decide: moveInLine,
});
