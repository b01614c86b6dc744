import { Rejected, stream, type CommandRunner } from '../../../platform/eventing/commands/index.js';
import type { CallOrigins } from '../ports/call-origins.js';
import { Call } from './streams.js';

/**
 * A call's stream and those of what it came from, with the rules that hold there.
 * @throws Rejected CALL_NOT_FOUND
 */
export async function withOrigin(
  { callId }: { readonly callId: string },
  stateOf: CommandRunner['stateOf'],
  origins: CallOrigins,
) {
  const call = await stateOf(stream(Call, callId));
  if (call.stage === 'none') throw new Rejected('CALL_NOT_FOUND');
  // What a call came from is settled when it starts, so that what was looked up here still holds when it is decided.
  const rules = origins.of(call.origin.kind);
  return {
    rules,
    streams: { ...rules.streams(call.origin, callId), call: stream(Call, callId) },
  };
}
