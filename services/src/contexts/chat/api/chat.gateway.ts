import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { chatMessages } from '@foyer/contracts/chat';

import type { Actor, ContextCommand } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Spends } from '#platform/http/admission';
import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { ChannelAccess } from '../domain/channel-access.service.js';
import {
  DeleteMessage,
  EditMessage,
  ForwardMessage,
  ReadMessages,
  SendMessage,
} from '../commands.js';
import { senderOf } from '../domain/sender-of.service.js';
import { Typing } from '../views/typing.js';
import { GetMessage } from '../views/find-messages.js';

type Input<Name extends keyof typeof chatMessages> = MessageInput<(typeof chatMessages)[Name]>;

/**
 * A person writes a few messages in a row, or sends a stack of them on, and then no faster than one
 * types.
 */
const WRITES = { burst: 20, perSecond: 2 };
/** Pages say it once while a person types, and once when they stop. */
const TYPING = { burst: 10, perSecond: 2 };
/** A page says it for what has come into sight. */
const READS = { burst: 30, perSecond: 5 };

/** Messages as they are written, changed and read. */
@Gateway('chat')
export class ChatGateway {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly access: ChannelAccess,
    private readonly writes: Typing,
  ) {}

  @Listens(chatMessages.sendMessage)
  @Spends(WRITES)
  async send({ payload, actor, context }: Input<'sendMessage'>) {
    const { _id: messageId, receiver: channelId, message: text, type: messageType } = payload;
    const documentIds = payload.documents.map(({ documentId }) => documentId);
    const content = { messageType, text, documentIds };
    const writing = { messageId, channelId, ...senderOf(actor) };
    return this.#write(new SendMessage(context, { ...writing, content }), messageId, actor);
  }

  @Listens(chatMessages.forwardMessage)
  @Spends(WRITES)
  async forward({ payload, actor, context }: Input<'forwardMessage'>) {
    const { _id: messageId, messageId: sourceId, receiver: channelId } = payload;
    const writing = { messageId, channelId, ...senderOf(actor) };
    return this.#write(new ForwardMessage(context, { ...writing, sourceId }), messageId, actor);
  }

  @Listens(chatMessages.updateMessage)
  @Spends(WRITES)
  async update({ payload, actor, context }: Input<'updateMessage'>) {
    const { messageId, message: text } = payload;
    return this.#write(
      new EditMessage(context, { messageId, by: actor.id, text }),
      messageId,
      actor,
    );
  }

  @Listens(chatMessages.deleteMessage)
  @Spends(WRITES)
  async delete({ payload, actor, context }: Input<'deleteMessage'>) {
    const { messageId } = payload;
    return this.#write(new DeleteMessage(context, { messageId, by: actor.id }), messageId, actor);
  }

  @Listens(chatMessages.readMessages)
  @Spends(READS)
  async read({ payload, actor, context }: Input<'readMessages'>): Promise<void> {
    const { channelId, upTo: messageId } = payload;
    const { position } = await this.commands.execute(
      new ReadMessages(context, { channelId, messageId, readerId: actor.id }),
    );
    await this.freshness.waitFor(position, ['chat']);
  }

  @Listens(chatMessages.sendTypingStatus)
  @Spends(TYPING)
  async typing({ payload, actor }: Input<'sendTypingStatus'>): Promise<void> {
    const { channelId, typing } = payload;
    const { callId, sessionId } = await this.access.writing(channelId, actor);
    await this.writes.says({ channelId, sessionId, callId, typing, senderId: actor.id });
  }

  async #write(command: ContextCommand<unknown, unknown>, messageId: string, reader: Actor) {
    const { position } = await this.commands.execute(command);
    // A message may have published its documents.
    await this.freshness.waitFor(position, ['chat', 'documents', 'sessions']);
    return { message: await this.queries.execute(new GetMessage({ messageId, reader })) };
  }
}
