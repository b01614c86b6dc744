import { callEvents } from '@foyer/contracts/calls';

import { defineAggregate, stream } from '#platform/cqrs';
import { evolveCall, noCall } from './call/call.js';

/** A call: `call-<id>`; of a visit, its id is that of the visit. */
export const Call = defineAggregate({
  name: 'call',
  initial: noCall,
  evolve: evolveCall,
  events: callEvents,
});

interface OfCall {
  readonly callId: string;
}

/** The declarations that all commands about one call share: they read and write its stream only. */
export const aboutOneCall = {
  correlation: ({ callId }: OfCall) => callId,
  streams: ({ callId }: OfCall) => ({ call: stream(Call, callId) }),
};
