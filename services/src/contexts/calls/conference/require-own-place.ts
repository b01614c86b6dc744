import {
  Rejected,
  stream,
  type Actor,
  type CommandRunner,
} from '../../../platform/eventing/commands/index.js';
import { Call } from '../commands/index.js';

/** True for a guest whose link leads to another place: its token is good for that place only. */
export const isOfOtherPlace = (actor: Actor, placeId: string): boolean =>
  actor.type === 'guest' && actor.placeId !== placeId;

/**
 * Refuses a guest whose link leads to another place than the call's. An invited guest has one id in
 * all meetings, so that the id alone does not say which call the guest may enter.
 * @throws Rejected NOT_IN_CALL
 */
export async function requireOwnPlace(
  runner: Pick<CommandRunner, 'stateOf'>,
  callId: string,
  actor: Actor,
): Promise<void> {
  if (actor.type !== 'guest') return;
  const call = await runner.stateOf(stream(Call, callId));
  if (call.stage === 'on' && isOfOtherPlace(actor, call.origin.id)) {
    throw new Rejected('NOT_IN_CALL');
  }
}
