import {
  chatMessages,
  chatRoutes,
  type ChatMessage,
  type ReadPosition,
} from '@foyer/contracts/chat';
import type { Client } from '@foyer/contracts/client';
import { cleanParagraph } from '@foyer/contracts/schema';

import { newId } from '#app/new-id.js';
import { debug } from '#debug.js';
import { makeStore, type Store } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import { isLink } from '../messages/links.js';
import { History, PAGE_SIZE } from './history.js';
import { keptLetters } from './kept-letters.js';
import type { Letter } from './letter.js';
import { Outbox } from './outbox.js';
import { afterReading, unreadAfter, UNREAD, type ReadState } from './reading.js';
import { Typing } from './typing.js';

/** Which chat it is, who takes part in it here, and how the server is reached. */
export interface ChatPlace {
  readonly channelId: string;
  /** The member, guest or visitor. */
  readonly selfId: string;
  readonly channel: Channel;
  readonly api: Client;
  /** A message that could not be sent is tried again after this time, in milliseconds. */
  readonly pauseMs?: number;
}

const PAUSE_MS = 3_000;

/** One chat, for as long as the user takes part in it, whether it is shown or not. */
export class ChatSession {
  readonly history: History;
  readonly outbox: Outbox;
  readonly typing: Typing;
  readonly #read = makeStore(UNREAD);
  #stop: readonly (() => void)[] = [];

  constructor(readonly place: ChatPlace) {
    const { channelId, channel, api } = place;
    this.history = new History(async (page, upTo) => {
      const query = { channelId, page, limit: PAGE_SIZE, ...(upTo !== undefined && { upTo }) };
      const loaded = await api.call(chatRoutes.listMessages, { query });
      this.#heardOf(loaded.reads);
      return loaded;
    });
    this.outbox = new Outbox({
      send: async ({ documents: sent, ...letter }) => {
        const documents = sent.map(({ documentId }) => ({ documentId }));
        const payload = { ...letter, documents, receiver: channelId };
        return (await channel.emit(chatMessages.sendMessage, payload)).message;
      },
      isUp: () => channel.state.get() === 'up' && navigator.onLine,
      onSent: (message) => this.history.take(message),
      now: Date.now,
      pauseMs: place.pauseMs ?? PAUSE_MS,
      kept: keptLetters(globalThis.sessionStorage, place),
    });
    const notify = (typing: boolean) => {
      if (channel.state.get() !== 'up') return;
      const sent = channel.emit(chatMessages.sendTypingStatus, { channelId, typing });
      sent.catch((error: unknown) => debug('chat', 'typing', error));
    };
    this.typing = new Typing(notify, () => performance.now());
  }

  get read(): Store<ReadState> {
    return this.#read;
  }

  /** Begins to receive the chat. @returns How to stop */
  open(): () => void {
    const { channel, channelId } = this.place;
    const take = (message: ChatMessage) => this.#take(message);
    const catchUp = () => this.catchUp();
    this.#stop = [
      channel.on(chatMessages.sendMessage, take),
      channel.on(chatMessages.updateMessage, take),
      channel.on(chatMessages.deleteMessage, take),
      channel.on(chatMessages.readMessages, (push) => {
        if (push.channelId === channelId) this.#heardOf([push]);
      }),
      channel.on(
        chatMessages.sendTypingStatus,
        ({ typing, senderId: id, displayName: name, ...push }) => {
          if (push.channelId === channelId) this.typing.heard({ id, name }, typing);
        },
      ),
      channel.onUp(catchUp),
      // A network that was gone for a moment takes what was said with it, and leaves the
      // connection.
      () => globalThis.removeEventListener('online', catchUp),
    ];
    globalThis.addEventListener('online', catchUp);
    return () => this.close();
  }

  /** Loads messages that came while the connection was down, and sends the waiting ones. */
  catchUp(): void {
    void this.history.catchUp();
    void this.outbox.flush();
  }

  close(): void {
    for (const stop of this.#stop) stop();
    this.#stop = [];
    this.typing.close();
    this.outbox.close();
  }

  /** Writes a message; it is sent as soon as that is possible. */
  write(text: string, documents: Letter['documents'] = []): void {
    const message = cleanParagraph(text).trim();
    const kind = isLink(message) ? 'link' : 'text';
    const type = documents.length > 0 ? 'document' : kind;
    this.typing.stopped();
    this.outbox.add({ _id: newId(), message, type, documents });
  }

  /** @throws ApiError when the message can no longer be changed. */
  async edit(messageId: string, text: string): Promise<void> {
    this.typing.stopped();
    const payload = { messageId, message: text.trim() };
    const ack = await this.place.channel.emit(chatMessages.updateMessage, payload);
    this.history.take(ack.message);
  }

  /** @throws ApiError when the message cannot be deleted. */
  async remove(messageId: string): Promise<void> {
    const ack = await this.place.channel.emit(chatMessages.deleteMessage, { messageId });
    this.history.take(ack.message);
  }

  /**
   * Sends a message on to another channel.
   * @param _id The id of the new message, the same one where it is tried again
   * @throws ApiError when it may not be sent there.
   */
  async forward(_id: string, messageId: string, receiver: string): Promise<void> {
    await this.place.channel.emit(chatMessages.forwardMessage, { _id, messageId, receiver });
  }

  /** Marks all known messages as read. The others and the user's other tabs are notified. */
  markRead(): void {
    const { channel, channelId, selfId } = this.place;
    const before = this.#read.get();
    const newest = unreadAfter(this.history.state.get().messages, before.own, selfId).at(-1);
    if (!newest || channel.state.get() !== 'up') return;
    const { _id: upTo, order } = newest;
    this.#read.set((read) => ({ ...read, own: order }));
    channel.emit(chatMessages.readMessages, { channelId, upTo }).catch((error: unknown) => {
      debug('chat', 'read', error);
      this.#read.set((read) => (read.own === order ? { ...read, own: before.own } : read));
    });
  }

  #take(message: ChatMessage): void {
    const { channelId } = this.place;
    if (message.receiver !== channelId) return;
    // The acknowledgement of an own one may have been lost.
    this.outbox.drop(message._id);
    this.history.take(message);
  }

  #heardOf(positions: readonly ReadPosition[]): void {
    this.#read.set((read) => afterReading(read, positions, this.place.selfId));
  }
}
