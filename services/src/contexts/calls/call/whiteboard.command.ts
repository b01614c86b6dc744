import { type CommandOf, defineCommand } from '#platform/cqrs';
import { aboutOneCall } from '../streams.js';
import { setWhiteboard, type SetWhiteboard as Set } from './whiteboard.js';

/** Opens or closes the whiteboard of a call. */
export const SetWhiteboard = defineCommand({
  name: 'SetWhiteboard',
  ...aboutOneCall,
  decide: (states, data: Set) => setWhiteboard(states, data),
});
export type SetWhiteboard = CommandOf<typeof SetWhiteboard>;
