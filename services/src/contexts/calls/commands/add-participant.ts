import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { addParticipant, type AddParticipant as Add } from '../domain/add-participant.js';
import { Call } from './streams.js';

/** Somebody else may join a call. */
export const AddParticipant = defineCommand({
  name: 'AddParticipant',
  correlation: ({ callId }: Add) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data, moment) => addParticipant(states, data, moment),
});
export type AddParticipant = CommandOf<typeof AddParticipant>;
