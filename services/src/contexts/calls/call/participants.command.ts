import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import { addParticipant, type AddParticipant as Add } from './add-participant.js';
import { comeToCall, type ComeToCall as Come } from './come-to-call.js';
import { joinCall, type JoinCall as Join } from './join-call.js';
import { loseConnection, type LoseConnection as Lose } from './lose-connection.js';
import { Call } from '../streams.js';

/** Lets another person join a call. */
export const AddParticipant = defineCommand({
  name: 'AddParticipant',
  correlation: ({ callId }: Add) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data, moment) => addParticipant(states, data, moment),
});
export type AddParticipant = CommandOf<typeof AddParticipant>;

/** Lets a person come to a call, and enter or knock. */
export const ComeToCall = defineCommand({
  name: 'ComeToCall',
  correlation: ({ callId }: Come) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data, moment) => comeToCall(states, data, moment),
});
export type ComeToCall = CommandOf<typeof ComeToCall>;

/** Lets a person enter a call, or return to it. */
export const JoinCall = defineCommand({
  name: 'JoinCall',
  correlation: ({ callId }: Join) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => joinCall(states, data),
});
export type JoinCall = CommandOf<typeof JoinCall>;

/** Records that the connection of a participant to a call was lost; it may be restored. */
export const LoseConnection = defineCommand({
  name: 'LoseConnection',
  correlation: ({ callId }: Lose) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => loseConnection(states, data),
});
export type LoseConnection = CommandOf<typeof LoseConnection>;
