import { accepted, rejected } from '@foyer/contracts/decision';
import { visitEvents } from '@foyer/contracts/visits';

import { defineAggregate, stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { startCall, type StartCall as Start } from '../domain/start-call.js';
import { CallOrigins } from '../ports/call-origins.js';
import { Call } from './streams.js';

/** Whether an id is a visit's, whose first call will have it. */
const IdOfVisit = defineAggregate<boolean, { readonly type: string; readonly data: object }>({
  name: 'visit',
  initial: false,
  evolve: () => true,
  events: visitEvents,
});

/** A call begins, of whatever origin; what it came from takes part in the same append, and may refuse. */
export const StartCall = defineCommand({
  name: 'StartCall',
  needs: { origins: CallOrigins },
  prepare: ({ origin }: Start, { needs }) => needs.origins.of(origin.kind),
  correlation: ({ callId }) => callId,
  streams: ({ callId, origin }, { prepared }) => ({
    ...prepared.streams(origin, callId),
    call: stream(Call, callId),
    sameIdVisit: origin.kind === 'queue' ? undefined : stream(IdOfVisit, callId),
  }),
  decide: (states, data, tools) => {
    // Who belongs to this call must not come to be in that visitor's.
    if (states.sameIdVisit === true) return rejected('ID_ALREADY_USED');
    const started = startCall(states, data, tools);
    if (started.type === 'rejected' || started.events.call.length === 0) return started;
    const atOrigin = tools.prepared.onStart(states, data, tools);
    if (atOrigin.type === 'rejected') return atOrigin;
    return accepted({ ...atOrigin.events, ...started.events });
  },
});
export type StartCall = CommandOf<typeof StartCall>;
