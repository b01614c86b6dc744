import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { loseDesk, type LoseDesk as Lose } from '../domain/desk-presence.js';
import { ringingAtDesk, TRIES } from './ringing.js';

/** The connection of an agent at work is gone. */
export const LoseDesk = defineCommand({
  name: 'LoseDesk',
  tries: TRIES,
  prepare: ({ memberId }: Lose, { stateOf }) => ringingAtDesk(stateOf, memberId),
  correlation: (_, { visitId }) => visitId,
  streams: (_, { prepared: { desk, line } }) => ({ desk, line }),
  decide: (states, data, moment) => loseDesk(states, data, moment),
});
export type LoseDesk = CommandOf<typeof LoseDesk>;
