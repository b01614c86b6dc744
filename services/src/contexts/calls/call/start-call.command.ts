import { accepted } from '@foyer/contracts/decision';

import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import { startCall, type StartCall as Start } from './start-call.js';
import { CallOrigins } from '../ports/call-origins.js';
import { Call } from '../streams.js';

/** Starts a call of any origin; its origin takes part in the same append, and may refuse. */
export const StartCall = defineCommand({
  name: 'StartCall',
  needs: { origins: CallOrigins },
  prepare: ({ origin }: Start, { needs: { origins } }) => origins.of(origin.kind),
  correlation: ({ callId }) => callId,
  streams: ({ callId, origin }, { prepared: rules }) => ({
    ...rules.streams(origin, callId),
    call: stream(Call, callId),
    ...rules.ids.streams(callId),
  }),
  decide: (states, data, tools) => {
    const started = startCall(states, data, tools);
    if (started.type === 'rejected' || started.events.call.length === 0) return started;
    const { onStart, ids } = tools.prepared;
    const atOrigin = onStart(states, data, tools);
    if (atOrigin.type === 'rejected') return atOrigin;
    // A call takes the chat, the documents and the participants of its id.
    const both = accepted({ ...atOrigin.events, ...started.events });
    return ids.claiming(states, data.callId, both);
  },
});
export type StartCall = CommandOf<typeof StartCall>;
