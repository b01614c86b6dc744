import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { loseConnection, type LoseConnection as Lose } from '../domain/lose-connection.js';
import { Call } from './streams.js';

/** A participant's connection to a call is gone; it may come back. */
export const LoseConnection = defineCommand({
  name: 'LoseConnection',
  correlation: ({ callId }: Lose) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => loseConnection(states, data),
});
export type LoseConnection = CommandOf<typeof LoseConnection>;
