import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChatMessage, ReadPosition } from '@foyer/contracts/chat';
import type { Client } from '@foyer/contracts/client';

import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { aMessage, CHANNEL, OTHER, own, SELF } from '../testing/a-message.js';
import { ChatSession } from './chat-session.js';
import { PAGE_SIZE } from './history.js';
import { unreadAfter } from './reading.js';

interface Query {
  readonly page: number;
  readonly upTo?: string;
}

/** A server that keeps messages, and answers as the real one. */
class FakeServer {
  messages: ChatMessage[] = [];
  reads: ReadPosition[] = [];
  failure: Error | null = null;
  readonly asked: Query[] = [];
  readonly client = {
    call: async (_: unknown, { query }: { query: Query }) => {
      this.asked.push(query);
      if (this.failure) throw this.failure;
      const to = this.messages.findIndex(({ _id }) => _id === query.upTo);
      const newestFirst = this.messages.slice(0, to < 0 ? undefined : to + 1).reverse();
      const from = (query.page - 1) * PAGE_SIZE;
      const docs = newestFirst.slice(from, from + PAGE_SIZE);
      return { docs, reads: this.reads, hasNextPage: from + PAGE_SIZE < newestFirst.length };
    },
  } as unknown as Client;

  holds(count: number): void {
    this.messages = Array.from({ length: count }, (_, index) => aMessage(index + 1));
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a chat', () => {
  let server: FakeServer;
  let socket: FakeSocket;
  let chat: ChatSession;
  const known = () => chat.history.state.get().messages.map(({ order }) => order);
  const waiting = () => chat.outbox.items.get().map(({ message, state }) => [message, state]);
  const sent = () => socket.sent('send-message') as { _id: string; message: string }[];
  const unread = () =>
    unreadAfter(chat.history.state.get().messages, chat.read.get().own, SELF).length;
  const upTo = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);

  const open = async () => {
    const channel = new Channel(socket);
    const place = { channelId: CHANNEL, selfId: SELF, channel, api: server.client, pauseMs: 1 };
    chat = new ChatSession(place);
    chat.open();
    await settled();
  };
  const takesMessages = () =>
    socket.answer('send-message', ({ _id, message }: { _id: string; message: string }) => ({
      message: aMessage(server.messages.length + 1, { _id, message, ...own }),
    }));

  beforeEach(() => {
    server = new FakeServer();
    socket = new FakeSocket();
    takesMessages();
    socket.answer('readMessages', () => ({}));
    socket.answer('send-typing-status', () => ({}));
  });
  afterEach(() => {
    chat.close();
    sessionStorage.clear();
  });

  it('loads the newest messages, and older ones on request, even if new ones come in between', async () => {
    server.holds(70);
    await open();
    expect(known()).toEqual(upTo(41, 70));
    server.messages.push(aMessage(71), aMessage(72));
    socket.push('send-message', aMessage(71));
    socket.push('send-message', aMessage(72));
    await chat.history.loadOlder();
    await chat.history.loadOlder();
    expect(known()).toEqual(upTo(1, 72));
    expect(chat.history.state.get().hasOlder).toBe(false);
  });

  it('says why it could not be loaded, and can be tried again', async () => {
    server.failure = new Error('down');
    await open();
    expect(chat.history.state.get()).toMatchObject({ phase: 'failed', failure: server.failure });
    server.failure = null;
    await chat.history.catchUp();
    expect(chat.history.state.get().phase).toBe('ready');
  });

  it('catches up after the connection was away, also where much was said', async () => {
    server.holds(5);
    await open();
    socket.drop();
    server.holds(50);
    socket.restore();
    await settled();
    expect(known()).toEqual(upTo(1, 50));
    socket.drop();
    server.holds(400);
    socket.restore();
    await settled();
    expect(known()).toEqual(upTo(281, 400));
    expect(chat.history.state.get().hasOlder).toBe(true);
  });

  it('takes no message of another channel', async () => {
    await open();
    socket.push('send-message', aMessage(1, { receiver: OTHER }));
    expect(known()).toEqual([]);
  });

  it('keeps what is written while the connection is away, and sends it once, in order', async () => {
    await open();
    socket.drop();
    chat.write('one');
    chat.write('two');
    await settled();
    expect(sent()).toEqual([]);
    expect(waiting()).toEqual([
      ['one', 'waiting'],
      ['two', 'waiting'],
    ]);
    socket.restore();
    await settled();
    expect(sent().map(({ message }) => message)).toEqual(['one', 'two']);
    expect(waiting()).toEqual([]);
  });

  it('sends under the same id again what was not answered', async () => {
    await open();
    const lost = () => {
      socket.drop();
      throw new Error('Cut off');
    };
    socket.answer('send-message', lost);
    chat.write('one');
    await settled();
    expect(waiting()).toEqual([['one', 'waiting']]);
    takesMessages();
    socket.restore();
    await settled();
    const [first, second] = sent();
    expect(second?._id).toBe(first?._id);
    expect(waiting()).toEqual([]);
  });

  it.each(['TIMEOUT', 'TOO_MANY_REQUESTS', 'SHOWN_LATER'])(
    'tries again automatically if the server could not take or show it at first: %s',
    async (code) => {
      await open();
      if (code === 'SHOWN_LATER') socket.answer('send-message', () => ({ code, message: 'Done.' }));
      else socket.refuse('send-message', code);
      chat.write('one');
      await settled();
      expect(waiting()).toEqual([['one', 'waiting']]);
      takesMessages();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(waiting()).toEqual([]);
      expect(new Set(sent().map(({ _id }) => _id)).size).toBe(1);
    },
  );

  it('sends what waited before a reload, once and in order, and then keeps nothing of it', async () => {
    await open();
    socket.drop();
    chat.write('one');
    chat.write('two', [{ documentId: 'd1', name: 'b.jpg' }]);
    const ids = chat.outbox.items.get().map(({ _id }) => _id);
    chat.close();
    socket = new FakeSocket();
    takesMessages();
    await open();
    expect(sent().map(({ _id, message }) => [_id, message])).toEqual([
      [ids[0], 'one'],
      [ids[1], 'two'],
    ]);
    expect(sent()[1]).toMatchObject({ type: 'document', documents: [{ documentId: 'd1' }] });
    expect(waiting()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it('sends nothing that another person or another chat left in the same tab', async () => {
    await open();
    socket.drop();
    chat.write('one');
    chat.close();
    const channel = new Channel(new FakeSocket());
    const { client: api } = server;
    for (const who of [
      { channelId: OTHER, selfId: SELF },
      { channelId: CHANNEL, selfId: OTHER },
    ])
      expect(new ChatSession({ ...who, channel, api }).outbox.items.get()).toEqual([]);
  });

  it('continues slowly, in order, if there is more to send than the server takes at once', async () => {
    await open();
    let left = 2;
    socket.answer('send-message', ({ _id, message }: { _id: string; message: string }) => {
      left -= 1;
      if (left < 0) {
        left = 2;
        return { ok: false, code: 'TOO_MANY_REQUESTS', message: 'Too fast' };
      }
      return { message: aMessage(Number(message), { _id, message, ...own }) };
    });
    for (const number of upTo(1, 7)) chat.write(String(number));
    for (let rest = 100; rest > 0 && waiting().length > 0; rest -= 1) await settled();
    expect(waiting()).toEqual([]);
    expect(known()).toEqual(upTo(1, 7));
  });

  it('has sent what comes back to it, also without an answer', async () => {
    await open();
    socket.drop();
    chat.write('one');
    const _id = chat.outbox.items.get()[0]?._id ?? '';
    socket.push('send-message', aMessage(1, { _id, ...own }));
    expect(waiting()).toEqual([]);
    expect(known()).toEqual([1]);
  });

  it('marks what was refused, which can be tried again and holds nothing else up', async () => {
    await open();
    socket.refuse('send-message', 'CHANNEL_READ_ONLY', 'Only read.');
    chat.write('one');
    await settled();
    takesMessages();
    chat.write('two');
    await settled();
    expect(waiting()).toEqual([['one', 'failed']]);
    chat.outbox.retry(sent()[0]?._id ?? '');
    await settled();
    expect(waiting()).toEqual([]);
    expect(sent().map(({ message }) => message)).toEqual(['one', 'two', 'one']);
  });

  it('counts unread messages, and reports once that they were read', async () => {
    server.holds(3);
    server.reads = [
      { readerId: SELF, upTo: 'm001', order: 1 },
      { readerId: OTHER, upTo: 'm002', order: 2 },
    ];
    await open();
    expect(unread()).toBe(2);
    expect(chat.read.get().others).toBe(2);
    chat.markRead();
    chat.markRead();
    expect(unread()).toBe(0);
    expect(socket.sent('readMessages')).toEqual([{ channelId: CHANNEL, upTo: 'm003' }]);
    // Another tab of the same person, which is behind.
    socket.push('readMessages', { channelId: CHANNEL, readerId: SELF, upTo: 'm002', order: 2 });
    expect(unread()).toBe(0);
    socket.push('readMessages', { channelId: CHANNEL, readerId: OTHER, upTo: 'm003', order: 3 });
    expect(chat.read.get().others).toBe(3);
  });

  it('shows who is writing until they stop, and reports writing, but not with every key', async () => {
    await open();
    const typing = (senderId: string, is: boolean) =>
      socket.push('send-typing-status', {
        ...{ channelId: CHANNEL, typing: is, senderId, displayName: 'Bea' },
      });
    typing(OTHER, true);
    typing(OTHER, true);
    expect(chat.typing.writers.get()).toEqual([{ id: OTHER, name: 'Bea' }]);
    typing(OTHER, false);
    expect(chat.typing.writers.get()).toEqual([]);
    chat.typing.typed();
    chat.typing.typed();
    chat.write('one');
    await settled();
    expect(socket.sent('send-typing-status')).toEqual([
      { channelId: CHANNEL, typing: true },
      { channelId: CHANNEL, typing: false },
    ]);
  });
});
