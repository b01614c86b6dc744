import { accepted, rejected } from '@foyer/contracts/decision';

import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import { startCall, type StartCall as Start } from './start-call.js';
import { CallOrigins } from '../ports/call-origins.js';
import { Call } from '../streams.js';

/** Starts a call of any origin; its origin takes part in the same append, and may refuse. */
export const StartCall = defineCommand({
  name: 'StartCall',
  needs: { origins: CallOrigins },
  prepare: ({ origin, callId }: Start, { needs: { origins } }) => {
    const rules = origins.of(origin.kind);
    return { rules, idUses: rules.idUses(callId) };
  },
  correlation: ({ callId }) => callId,
  streams: ({ callId, origin }, { prepared }) => ({
    ...prepared.rules.streams(origin, callId),
    call: stream(Call, callId),
    ...prepared.idUses,
  }),
  decide: (states, data, tools) => {
    const started = startCall(states, data, tools);
    if (started.type === 'rejected' || started.events.call.length === 0) return started;
    // A call takes the chat, the documents and the participants of its id.
    const uses: Readonly<Record<string, unknown>> = states;
    const isUsed = Object.keys(tools.prepared.idUses).some((name) => uses[name] === true);
    if (isUsed) return rejected('ID_ALREADY_USED');
    const atOrigin = tools.prepared.rules.onStart(states, data, tools);
    if (atOrigin.type === 'rejected') return atOrigin;
    return accepted({ ...atOrigin.events, ...started.events });
  },
});
export type StartCall = CommandOf<typeof StartCall>;
