import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { setCallStatus, type SetCallStatus as Change } from '../domain/set-call-status.js';
import { ringingAtDesk, TRIES } from './ringing.js';

/** An agent says whether it may ring. */
export const SetCallStatus = defineCommand({
  name: 'SetCallStatus',
  tries: TRIES,
  prepare: ({ memberId }: Change, { stateOf }) => ringingAtDesk(stateOf, memberId),
  correlation: (_, { visitId }) => visitId,
  streams: (_, { prepared: { desk, line } }) => ({ desk, line }),
  decide: (states, data, moment) => setCallStatus(states, data, moment),
});
export type SetCallStatus = CommandOf<typeof SetCallStatus>;
