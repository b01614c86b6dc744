import { type CommandContext, type CommandRunner, defineCommand, Rejected } from '#platform/cqrs';
import { deleteMessage, editMessage } from './change-message.js';
import { isOwnChannel } from './own-channel.service.js';
import { channelStreamsOf, messageStream, streamsOf } from '../streams.js';

interface OfMessage {
  readonly messageId: string;
  /** The person who changes it. */
  readonly by: string;
}

interface Tools {
  readonly context: Pick<CommandContext, 'actor'>;
  readonly stateOf: CommandRunner['stateOf'];
}

/**
 * Returns the channel of a message, and the call in which it was sent.
 * @throws Rejected MESSAGE_NOT_FOUND
 */
export async function whereIs(messageId: string, { context: { actor }, stateOf }: Tools) {
  const message = await stateOf(messageStream(messageId));
  if (message.stage === 'none') throw new Rejected('MESSAGE_NOT_FOUND');
  const { channelId } = message;
  if (!(await isOwnChannel({ channelId, actor }, stateOf))) throw new Rejected('MESSAGE_NOT_FOUND');
  const sentIn = message.callId ?? undefined;
  return { ...(await channelStreamsOf(channelId, stateOf)), sentIn };
}

/** The sender words a message differently. */
export const EditMessage = defineCommand({
  name: 'EditMessage',
  prepare: ({ messageId }: OfMessage & { readonly text: string }, tools) =>
    whereIs(messageId, tools),
  correlation: (_data, { sentIn }) => sentIn,
  streams: ({ messageId }, { prepared }) => ({
    message: messageStream(messageId),
    ...streamsOf(prepared),
  }),
  decide: (states, data) => editMessage(states, data),
});

/** The sender deletes a message, or a person who moderates its session. */
export const DeleteMessage = defineCommand({
  name: 'DeleteMessage',
  prepare: ({ messageId }: OfMessage, tools) => whereIs(messageId, tools),
  correlation: (_data, { sentIn }) => sentIn,
  streams: ({ messageId }, { prepared }) => ({
    message: messageStream(messageId),
    ...streamsOf(prepared),
  }),
  decide: (states, data) => deleteMessage(states, data),
});
