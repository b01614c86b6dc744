import { Injectable } from '@nestjs/common';
import { chatMessages } from '@foyer/contracts/chat';
import { permits } from '@foyer/contracts/identity';
import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';

import type { ChatMessageDocument } from '@foyer/projections/chat';

import { guestRoom, Realtime, type Connection } from '#platform/realtime';
import { ChannelAccess } from '../domain/channel-access.service.js';
import type { Said } from '../domain/seen.js';
import { ChatReader } from './chat-reader.js';

/** The room, on the channel `sessionCallChat`, of those who have entered the chat of a call. */
export const roomOfCall = (callId: string): string => `call:${callId}`;

interface Typing extends Said {
  readonly typing: boolean;
  readonly senderId: string;
}

/** The recipients with another payload, or without any. */
interface Differing<Payload> {
  readonly exceptOf?: string;
  /** The payload for those who see only messages of the call. */
  readonly inCall?: () => Promise<Payload>;
}

/**
 * Pushes the messages of channels to the connections of those who may see them, and to no others.
 */
@Injectable()
export class ChatPushes {
  constructor(
    private readonly realtime: Realtime,
    private readonly access: ChannelAccess,
    private readonly reader: ChatReader,
  ) {}

  /** Pushes the present state of a message; does nothing if it is gone. */
  async message(
    message: (typeof chatMessages)['sendMessage' | 'updateMessage' | 'deleteMessage'],
    messageId: string,
  ): Promise<void> {
    const found = await this.reader.message(messageId);
    const [shown] = found ? await this.reader.show(found.channelId, [found]) : [];
    if (!found || !shown) return;
    const inCall = async () => ({ ...shown, order: await this.#placeInCall(found) });
    await this.#push(message, shown, found, { inCall });
  }

  /** Reports how far a person has read a channel. */
  async reading(channelId: string, messageId: string, readerId: string): Promise<void> {
    const found = await this.reader.message(messageId);
    if (!found) return;
    const { order } = found;
    const read = { channelId, upTo: messageId, order, readerId };
    const inCall = async () => ({ ...read, order: await this.#placeInCall(found) });
    await this.#push(chatMessages.readMessages, read, found, { inCall });
  }

  /** Reports to the others that a person is typing. */
  async typing({ senderId, typing, ...said }: Typing): Promise<void> {
    const displayName = await this.reader.nameOf(senderId);
    const { channelId } = said;
    const writes = { channelId, typing, senderId, displayName };
    await this.#push(chatMessages.sendTypingStatus, writes, said, { exceptOf: senderId });
  }

  async #placeInCall(found: ChatMessageDocument): Promise<number> {
    const [numbered] = await this.reader.numberedInCall([found], found);
    return numbered?.order ?? found.order;
  }

  async #push<M extends MessageDefinition>(
    message: M,
    payload: PushOf<M>,
    said: Said,
    { exceptOf, inCall }: Differing<PushOf<M>> = {},
  ): Promise<void> {
    const { connections, seesCallAlone } = await this.#hearers(said);
    let ofCall: PushOf<M> | undefined;
    for (const connection of connections) {
      const { id } = connection.actor;
      if (id === exceptOf) continue;
      if (inCall && seesCallAlone(id)) connection.push(message, (ofCall ??= await inCall()));
      else connection.push(message, payload);
    }
  }

  /**
   * The members of a session, and of those who have entered the chat of its call, those who are in
   * that call now.
   */
  async #hearers(said: Said) {
    const { memberIds, callId, hears, seesCallAlone } = await this.access.audienceOf(said);
    const entered =
      callId === null
        ? []
        : this.realtime
            .connectionsIn('sessionCallChat', roomOfCall(callId))
            .filter(({ actor }) => hears(actor.id))
            .flatMap(({ actor }) => roomsOf(actor));
    const rooms = new Set([...memberIds.map((id) => `member:${id}`), ...entered]);
    const connections = [...rooms].flatMap((room) => this.realtime.connectionsIn('chat', room));
    return { connections: new Set(connections.filter(mayHear)), seesCallAlone };
  }
}

function roomsOf(actor: Connection['actor']): readonly string[] {
  if (actor.type === 'member') return [`member:${actor.id}`];
  if (actor.type === 'visitor') return [`visit:${actor.id}`];
  return actor.type === 'guest' ? [guestRoom(actor.id, actor.placeId)] : [];
}

const mayHear = ({ actor: { role } }: Connection): boolean =>
  role !== 'system' && permits(chatMessages.sendMessage.policy, role);
