import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { endOffer, type EndOffer as End } from '../domain/end-offer.js';
import { Desk, Line } from './streams.js';

/** It stops ringing at a desk, and the visitor's place stays. */
export const EndOffer = defineCommand({
  name: 'EndOffer',
  correlation: ({ visitId }: End) => visitId,
  streams: ({ portalId, agentId }) => ({
    line: stream(Line, portalId),
    desk: stream(Desk, agentId),
  }),
  decide: (states, data, moment) => endOffer(states, data, moment),
});
export type EndOffer = CommandOf<typeof EndOffer>;
