import { callEvents } from '@foyer/contracts/calls';

import { defineAggregate } from '../../platform/commands/index.js';
import { evolveCall, noCall } from '../domain/call.js';

/** A call: `call-<id>`, its id that of the visit. */
export const Call = defineAggregate({
  name: 'call',
  initial: noCall,
  evolve: evolveCall,
  events: callEvents,
});
