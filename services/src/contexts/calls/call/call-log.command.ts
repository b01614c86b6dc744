import { callLogEvents } from '@foyer/contracts/calls';

import { defineAggregate, defineCommand, stream } from '#platform/cqrs';
import {
  evolveCallLog,
  newCallLog,
  seeMissedCalls,
  type SeeMissedCalls as See,
} from './call-log.js';

/** The entries of their own call log that a member has seen: `calllog-<member>`. */
const CallLog = defineAggregate({
  name: 'calllog',
  initial: newCallLog,
  evolve: evolveCallLog,
  events: callLogEvents,
});

/** A member has seen missed calls in the log. */
export const SeeMissedCalls = defineCommand({
  name: 'SeeMissedCalls',
  stream: ({ memberId }: See) => stream(CallLog, memberId),
  decide: seeMissedCalls,
});
