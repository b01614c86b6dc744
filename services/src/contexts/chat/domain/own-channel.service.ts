import { isOfOtherPlace, stream, type Actor, type CommandRunner } from '#platform/cqrs';
import { ChatCall } from '../streams.js';

interface Whose {
  readonly channelId: string;
  readonly actor: Actor;
}

/**
 * False for a guest whose link leads to another place than the channel: the guest may be in the
 * call there, and the holder of the link is not.
 */
export async function isOwnChannel(
  { channelId, actor }: Whose,
  stateOf: CommandRunner['stateOf'],
): Promise<boolean> {
  if (!isOfOtherPlace(actor, channelId)) return true;
  const call = await stateOf(stream(ChatCall, channelId));
  return call.stage !== 'none' && !isOfOtherPlace(actor, call.origin.id);
}
