import { isOfOtherPlace, Rejected, stream, type Actor, type CommandRunner } from '#platform/cqrs';
import { Call } from '../streams.js';

/**
 * Refuses a guest whose link leads to another place than the call's, also once the call is over.
 * @throws Rejected NOT_IN_CALL
 */
export async function requireOwnPlace(
  runner: Pick<CommandRunner, 'stateOf'>,
  callId: string,
  actor: Actor,
): Promise<void> {
  if (actor.type !== 'guest') return;
  const call = await runner.stateOf(stream(Call, callId));
  if (call.stage !== 'none' && isOfOtherPlace(actor, call.origin.id)) {
    throw new Rejected('NOT_IN_CALL');
  }
}
