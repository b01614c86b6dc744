import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import {
  changeClientStatus,
  type ChangeClientStatus as Change,
} from '../domain/change-client-status.js';
import { Visit } from './streams.js';

/** A visitor's page says how far it has come. */
export const ChangeClientStatus = defineCommand({
  name: 'ChangeClientStatus',
  correlation: ({ visitId }: Change) => visitId,
  streams: ({ visitId }) => ({ visit: stream(Visit, visitId) }),
  decide: (states, data) => changeClientStatus(states, data),
});
export type ChangeClientStatus = CommandOf<typeof ChangeClientStatus>;
