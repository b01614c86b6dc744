import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { addParticipant, type AddParticipant as Add } from '../domain/add-participant.js';
import { comeToCall, type ComeToCall as Come } from '../domain/come-to-call.js';
import { joinCall, type JoinCall as Join } from '../domain/join-call.js';
import { loseConnection, type LoseConnection as Lose } from '../domain/lose-connection.js';
import { Call } from './streams.js';

/** Somebody else may join a call. */
export const AddParticipant = defineCommand({
  name: 'AddParticipant',
  correlation: ({ callId }: Add) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data, moment) => addParticipant(states, data, moment),
});
export type AddParticipant = CommandOf<typeof AddParticipant>;

/** Somebody comes to a call, and enters or knocks. */
export const ComeToCall = defineCommand({
  name: 'ComeToCall',
  correlation: ({ callId }: Come) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data, moment) => comeToCall(states, data, moment),
});
export type ComeToCall = CommandOf<typeof ComeToCall>;

/** Somebody enters a call, or is back in it. */
export const JoinCall = defineCommand({
  name: 'JoinCall',
  correlation: ({ callId }: Join) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => joinCall(states, data),
});
export type JoinCall = CommandOf<typeof JoinCall>;

/** A participant's connection to a call is gone; it may come back. */
export const LoseConnection = defineCommand({
  name: 'LoseConnection',
  correlation: ({ callId }: Lose) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => loseConnection(states, data),
});
export type LoseConnection = CommandOf<typeof LoseConnection>;
