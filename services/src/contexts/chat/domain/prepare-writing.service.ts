import { Rejected, type CommandContext, type CommandRunner } from '#platform/cqrs';
import { placeIn } from './channel.js';
import { callIdOf } from './chat-session.js';
import type { Writing } from './message.js';
import type { ChannelDocuments, DraftDocument } from '../ports/channel-documents.js';
import { isOwnChannel } from './own-channel.service.js';
import { channelOf, type ChannelStreams } from '../streams.js';

interface Tools {
  readonly context: Pick<CommandContext, 'actor'>;
  readonly stateOf: CommandRunner['stateOf'];
  readonly needs: { readonly documents: ChannelDocuments };
}

/** The data around a message before it is decided. */
export interface PreparedWriting extends ChannelStreams {
  /** The correlation of the message: the call in which the sender is. */
  readonly correlationId: string | undefined;
  readonly mayAttach: boolean;
  /** The drafts that the message publishes. */
  readonly drafts: readonly DraftDocument[];
}

/**
 * Looks up the channel of a message, and if its documents may be sent there.
 * @throws Rejected CHANNEL_NOT_FOUND
 */
export async function prepareWriting(
  { channelId, senderId }: Pick<Writing, 'channelId' | 'senderId'>,
  documentIds: readonly string[],
  { context: { actor }, stateOf, needs: { documents } }: Tools,
): Promise<PreparedWriting> {
  if (!(await isOwnChannel({ channelId, actor }, stateOf))) {
    throw new Rejected('CHANNEL_NOT_FOUND');
  }
  const channel = await channelOf(channelId, stateOf);
  const place = placeIn(channel, { channelId, personId: senderId });
  const attachable = async (sessionId: string | null) =>
    documents.areAttachable(documentIds, { channelId, sessionId, senderId });
  return {
    channelId,
    sessionCallId: callIdOf(channel.session),
    correlationId: place?.callId ?? undefined,
    mayAttach: place !== undefined && (await attachable(place.sessionId)),
    drafts: place
      ? await documents.drafts(documentIds, { channelId, sessionId: place.sessionId, senderId })
      : [],
  };
}
