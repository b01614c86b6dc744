import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { endWrapUp, type EndWrapUp as End } from '../domain/end-wrap-up.js';
import { Desk } from './streams.js';

/** The time that an agent has after a call is over. */
export const EndWrapUp = defineCommand({
  name: 'EndWrapUp',
  streams: ({ memberId }: End) => ({ desk: stream(Desk, memberId) }),
  decide: endWrapUp,
});
