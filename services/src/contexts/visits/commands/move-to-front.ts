import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { moveToFront, type MoveToFront as Move } from '../domain/move-to-front.js';
import { Line } from './streams.js';

/** A supervisor puts a visitor before all others of a line. */
export const MoveToFront = defineCommand({
  name: 'MoveToFront',
  correlation: ({ visitId }: Move) => visitId,
  stream: ({ portalId }: Move) => stream(Line, portalId),
  decide: moveToFront,
});
