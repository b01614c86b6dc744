import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import {
  openDesk,
  closeDesk,
  type CloseDesk as Close,
  loseDesk,
  type LoseDesk as Lose,
} from './desk-presence.js';
import { noteOtherCall, type NoteOtherCall as Noted } from './at-other-call.js';
import { endWrapUp, type EndWrapUp as End } from './end-wrap-up.js';
import { setAvailability, type SetAvailability as Availability } from './set-availability.js';
import { setAgentState, type SetAgentState as StateSet } from './set-agent-state.js';
import { ringingAtDesk, TRIES } from '../line/ringing.service.js';
import { Desk } from '../streams.js';

/** An agent is there. */
export const OpenDesk = defineCommand({
  name: 'OpenDesk',
  streams: ({ memberId }: { readonly memberId: string }) => ({ desk: stream(Desk, memberId) }),
  decide: (states, data, moment) => openDesk(states, data, moment),
});
export type OpenDesk = CommandOf<typeof OpenDesk>;

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

/** An agent is in another call than that with a visitor, or no longer. */
export const NoteOtherCall = defineCommand({
  name: 'NoteOtherCall',
  tries: TRIES,
  prepare: ({ memberId }: Noted, { stateOf }) => ringingAtDesk(stateOf, memberId),
  correlation: ({ callId }) => callId,
  streams: (_, { prepared: { desk, line } }) => ({ desk, line }),
  decide: (states, data, moment) => noteOtherCall(states, data, moment),
});

/** The time that an agent has after a call is over. */
export const EndWrapUp = defineCommand({
  name: 'EndWrapUp',
  streams: ({ memberId }: End) => ({ desk: stream(Desk, memberId) }),
  decide: endWrapUp,
});

/** Sets which visitors an agent is available for. */
export const SetAvailability = defineCommand({
  name: 'SetAvailability',
  tries: TRIES,
  prepare: ({ memberId }: Availability, { stateOf }) => ringingAtDesk(stateOf, memberId),
  correlation: (_, { visitId }) => visitId,
  streams: (_, { prepared: { desk, line } }) => ({ desk, line }),
  decide: (states, data, moment) => setAvailability(states, data, moment),
});
export type SetAvailability = CommandOf<typeof SetAvailability>;

/** A supervisor says what an agent is at. */
export const SetAgentState = defineCommand({
  name: 'SetAgentState',
  tries: TRIES,
  prepare: ({ memberId }: StateSet, { stateOf }) => ringingAtDesk(stateOf, memberId),
  correlation: (_, { visitId }) => visitId,
  streams: (_, { prepared: { desk, line } }) => ({ desk, line }),
  decide: (states, data, moment) => setAgentState(states, data, moment),
});
