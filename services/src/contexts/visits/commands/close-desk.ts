import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { closeDesk, type CloseDesk as Close } from '../domain/desk-presence.js';
import { ringingAtDesk, TRIES } from './ringing.js';

/** An agent is gone. */
export const CloseDesk = defineCommand({
  name: 'CloseDesk',
  tries: TRIES,
  prepare: ({ memberId }: Close, { stateOf }) => ringingAtDesk(stateOf, memberId),
  correlation: (_, { visitId }) => visitId,
  streams: (_, { prepared: { desk, line } }) => ({ desk, line }),
  decide: (states, data, moment) => closeDesk(states, data, moment),
});
export type CloseDesk = CommandOf<typeof CloseDesk>;
