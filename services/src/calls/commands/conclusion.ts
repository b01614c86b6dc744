import { Rejected, stream, type CommandRunner } from '../../platform/commands/index.js';
import { Desk, Visit } from '../../visits/index.js';
import { Call } from './streams.js';

/** The streams that the end of a call is written to: the call, the desk of its agent, the visit. */
export async function streamsOfConclusion(runner: CommandRunner, callId: string) {
  const call = await runner.stateOf(stream(Call, callId));
  if (call.stage === 'none') throw new Rejected('CALL_NOT_FOUND');
  // Who is in a call is settled when it starts, so that what was looked up here still holds when it is decided.
  return {
    call: stream(Call, callId),
    desk: stream(Desk, call.agentId),
    visit: stream(Visit, call.visitId),
  };
}
