import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { setAvailability, type SetAvailability as Change } from '../domain/set-availability.js';
import { ringingAtDesk, TRIES } from './ringing.js';

/** An agent says how far visitors may come. */
export const SetAvailability = defineCommand({
  name: 'SetAvailability',
  tries: TRIES,
  prepare: ({ memberId }: Change, { stateOf }) => ringingAtDesk(stateOf, memberId),
  correlation: (_, { visitId }) => visitId,
  streams: (_, { prepared: { desk, line } }) => ({ desk, line }),
  decide: (states, data, moment) => setAvailability(states, data, moment),
});
export type SetAvailability = CommandOf<typeof SetAvailability>;
