import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { endDesertedVisit } from '../domain/end-deserted-visit.js';
import type { OfVisit } from './ringing.js';
import { Visit } from './streams.js';

/** A visit without a visitor is over. */
export const EndDesertedVisit = defineCommand({
  name: 'EndDesertedVisit',
  correlation: ({ visitId }: OfVisit) => visitId,
  streams: ({ visitId }) => ({ visit: stream(Visit, visitId) }),
  decide: (states, data) => endDesertedVisit(states, data),
});
export type EndDesertedVisit = CommandOf<typeof EndDesertedVisit>;
