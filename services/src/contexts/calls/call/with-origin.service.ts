import { Rejected, stream, type CommandRunner } from '#platform/cqrs';
import type { CallOrigins } from '../ports/call-origins.js';
import type { Call as CallState } from './call.js';
import { Call } from '../streams.js';

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
  const rules = origins.of(call.origin.kind);
  return {
    call,
    rules,
    streams: {
      ...rules.streams(call.origin, callId, colleagueOf(call)),
      call: stream(Call, callId),
    },
    /** True if the prepared data is still current: agents change when a call is handed over. */
    holds: (now: CallState) => now.stage !== 'on' || isSame(call, now),
  };
}

const colleagueOf = (call: CallState) =>
  call.stage === 'on' ? (call.consult?.colleagueId ?? null) : null;

const agentOf = (call: CallState) =>
  call.stage !== 'none' && call.origin.kind === 'queue' ? call.origin.agentId : null;

const isSame = (before: CallState, now: CallState) =>
  agentOf(before) === agentOf(now) && colleagueOf(before) === colleagueOf(now);
