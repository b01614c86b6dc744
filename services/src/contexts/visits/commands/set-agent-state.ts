import { defineCommand } from '../../../platform/eventing/index.js';
import { setAgentState, type SetAgentState as Change } from '../domain/set-agent-state.js';
import { ringingAtDesk, TRIES } from './ringing.js';

/** A supervisor says what an agent is at. */
export const SetAgentState = defineCommand({
  name: 'SetAgentState',
  tries: TRIES,
  prepare: ({ memberId }: Change, { stateOf }) => ringingAtDesk(stateOf, memberId),
  correlation: (_, { visitId }) => visitId,
  streams: (_, { prepared: { desk, line } }) => ({ desk, line }),
  decide: (states, data, moment) => setAgentState(states, data, moment),
});
