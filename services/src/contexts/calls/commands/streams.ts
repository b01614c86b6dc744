import { callEvents } from '@foyer/contracts/calls';

import { defineAggregate } from '../../../platform/eventing/commands/index.js';
import { evolveCall, noCall } from '../domain/call.js';

/** A call: `call-<id>`; of a visit, its id is that of the visit. */
export const Call = defineAggregate({
  name: 'call',
  initial: noCall,
  evolve: evolveCall,
  events: callEvents,
});
