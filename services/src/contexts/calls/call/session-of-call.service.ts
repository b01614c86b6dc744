import { stream, type CommandRunner } from '#platform/cqrs';
import { Call } from '../streams.js';

/** The session that a call came from; null for any other call, and for one that is not there. */
export async function sessionOfCall(
  callId: string,
  stateOf: CommandRunner['stateOf'],
): Promise<string | null> {
  const call = await stateOf(stream(Call, callId));
  return call.stage !== 'none' && call.origin.kind === 'session' ? call.origin.id : null;
}
