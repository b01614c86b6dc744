import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CHAT_TEXT_MAX, type ChatMessage } from '@foyer/contracts/chat';
import { sessionRoutes } from '@foyer/contracts/sessions';
import type { Client } from '@foyer/contracts/client';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { FakeSocket } from '#testing/fake-socket.js';
import { Queries } from '#testing/queries.js';
import { Channel } from '#wire/channel.js';
import { ChatAside } from './ChatAside.js';
import { ChatPanel } from './ChatPanel.js';
import { draftOf } from './composer/drafts.js';
import { ChatSession } from './session/chat-session.js';
import type { ChatRights } from './session/rights.js';
import { aMessage, CHANNEL, OTHER, own, SELF } from './testing/a-message.js';

const rights: ChatRights = {
  ...{ deleteOthers: false, forward: false, download: async () => new Blob() },
};

describe('the chat', () => {
  let socket: FakeSocket;
  let chat: ChatSession;
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Write a message');
  const log = () => screen.getByRole('log', { name: 'Messages' });
  const push = (name: string, payload: object) => act(() => socket.push(name, payload));

  let sessions: readonly { _id: string; channelId: string; sessionName: string }[] = [];
  const show = async (docs: readonly ChatMessage[] = [], changed: Partial<ChatRights> = {}) => {
    const call = async (route: unknown) =>
      route === sessionRoutes.listSessions
        ? { docs: sessions }
        : { docs, reads: [], hasNextPage: false };
    const api = { call };
    chat = new ChatSession({
      ...{ channelId: CHANNEL, selfId: SELF },
      ...{ channel: new Channel(socket), api: api as unknown as Client },
    });
    chat.open();
    render(<ChatPanel chat={chat} rights={{ ...rights, ...changed }} nameless="Visitor" />);
    await act(async () => undefined);
  };

  beforeEach(() => {
    socket = new FakeSocket();
    socket.answer('readMessages', () => ({}));
    socket.answer('send-typing-status', () => ({}));
    socket.answer('send-message', ({ _id, message }: { _id: string; message: string }) => ({
      message: aMessage(90, { _id, message, ...own }),
    }));
  });
  afterEach(() => {
    cleanup();
    chat.close();
    draftOf({ channelId: CHANNEL, selfId: SELF }).set('');
    sessionStorage.clear();
  });

  it('invites to write where nothing was said, and sends by Enter', async () => {
    await show();
    expect(screen.getByText('No messages yet')).toBeTruthy();
    await userEvent.type(field(), '   {Enter}');
    expect(socket.sent('send-message')).toEqual([]);
    await userEvent.clear(field());
    await userEvent.type(field(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
    expect(socket.sent('send-message')).toMatchObject([{ message: 'Hello\nthere', type: 'text' }]);
    expect(field().value).toBe('');
    expect(log().textContent).toContain('Hello\nthere');
  });

  it('sends nothing of which nothing would be seen', async () => {
    await show();
    for (const unseen of ['\u200f\u200e', '\u200b \u2800', '\u202e\n', '\ufeff']) {
      fireEvent.change(field(), { target: { value: unseen } });
      await userEvent.type(field(), '{Enter}');
    }
    expect(socket.sent('send-message')).toEqual([]);
    fireEvent.change(field(), { target: { value: '\u200fשלום' } });
    await userEvent.type(field(), '{Enter}');
    expect(socket.sent('send-message')).toMatchObject([{ message: '\u200fשלום' }]);
  });

  it('says when a message is too long, and cuts nothing off', async () => {
    await show();
    fireEvent.change(field(), { target: { value: 'a'.repeat(CHAT_TEXT_MAX - 10) } });
    expect(screen.getByText('10 characters left')).toBeTruthy();
    fireEvent.change(field(), { target: { value: 'a'.repeat(CHAT_TEXT_MAX + 2) } });
    expect(screen.getByRole('alert').textContent).toBe('2 characters too long');
    await userEvent.type(field(), '{Enter}');
    expect(socket.sent('send-message')).toEqual([]);
    expect(field().value).toHaveLength(CHAT_TEXT_MAX + 2);
  });

  it('keeps a draft while the page lives', async () => {
    await show();
    await userEvent.type(field(), 'Not yet');
    cleanup();
    await show();
    expect(field().value).toBe('Not yet');
  });

  it('changes an own message, which then says so, and no other one', async () => {
    await show([aMessage(2, { ...own, message: 'Helo' }), aMessage(1)]);
    socket.answer('updateMessage', ({ message }: { message: string }) => ({
      message: aMessage(2, {
        ...own,
        ...{ message, status: 'updated', updatedAt: '2026-11-23T11:00:00.000Z' },
      }),
    }));
    expect(screen.queryByRole('button', { name: /Words 1/ })).toBeNull();
    await userEvent.type(field(), '{ArrowUp}');
    const edit = screen.getByLabelText('Edit message');
    await userEvent.clear(edit);
    await userEvent.type(edit, 'Hello{Enter}');
    expect(socket.sent('updateMessage')).toEqual([{ messageId: 'm002', message: 'Hello' }]);
    expect(log().textContent).toContain('Hello');
    expect(log().textContent).toContain('edited');
    await userEvent.type(field(), '{ArrowUp}');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText('Edit message')).toBeNull();
  });

  it('asks before it deletes a message, and then removes its words', async () => {
    await show([aMessage(1, own)]);
    socket.answer('deleteMessage', () => ({
      message: aMessage(1, { ...own, status: 'deleted', message: '' }),
    }));
    const choose = async () => {
      await userEvent.click(screen.getByRole('button', { name: /Words 1/ }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
      return within(screen.getByRole('dialog', { name: 'Delete this message?' }));
    };
    await userEvent.click((await choose()).getByRole('button', { name: 'Keep' }));
    expect(socket.sent('deleteMessage')).toEqual([]);
    await userEvent.click((await choose()).getByRole('button', { name: 'Delete' }));
    expect(log().textContent).toContain('This message was deleted.');
    expect(log().textContent).not.toContain('Words 1');
  });

  it('says which documents are deleted with the message, and which stay', async () => {
    const ids = ['d1', 'd2', 'd3'].map((end) => `0199a000-0000-7000-8000-0000000000${end}`);
    const file = (at: number, goesWithMessage: boolean) => ({
      ...{ _id: ids[at], name: `Plan ${at}.pdf`, size: 3, type: 'application/pdf' },
      goesWithMessage,
    });
    const documents = [file(0, true), file(1, false), null].map((document, at) => ({
      documentId: ids[at] ?? '',
      document: document as never,
    }));
    await show([aMessage(1, { ...own, documents })]);
    await userEvent.click(screen.getByRole('button', { name: /Words 1/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const { textContent } = screen.getByRole('dialog', { name: 'Delete this message?' });
    expect(textContent).toContain('Deleted with it: Plan 0.pdf.');
    expect(textContent).toContain('Stays under “Documents”: Plan 1.pdf.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    const gone = documents.map(({ documentId }) => ({ documentId, document: null }));
    push('updateMessage', aMessage(1, { ...own, documents: gone }));
    expect(log().textContent).toContain('This document is no longer available.');
    expect(log().textContent).not.toContain('Plan 1.pdf');
  });

  it('offers to send messages on where there is another session, and closes that dialog alone', async () => {
    const actions = async () => {
      await userEvent.click(screen.getByRole('button', { name: /Words 1/ }));
      return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    };
    sessions = [{ _id: 's1', channelId: CHANNEL, sessionName: 'This one' }];
    await show([aMessage(1)], { deleteOthers: true, forward: true });
    expect(await actions()).toEqual(['Delete']);
    cleanup();

    sessions = [...sessions, { _id: 's2', channelId: OTHER, sessionName: 'Another one' }];
    let closed = 0;
    const close = () => {
      closed += 1;
    };
    const may = { ...rights, forward: true };
    render(<ChatAside chat={chat} rights={may} nameless="Visitor" onClose={close} />, {
      wrapper: Queries,
    });
    await screen.findByRole('button', { name: /Words 1/ });
    await act(async () => undefined);
    expect(await actions()).toEqual(['Forward']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Forward' }));
    const search = await screen.findByLabelText('Search sessions');
    fireEvent.keyDown(search, { key: 'Escape' });
    expect(closed).toBe(0);
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(closed).toBe(1);
  });

  it('says that a person is writing, even if the name is long', async () => {
    await show();
    const typing = (senderId: string) =>
      push('send-typing-status', {
        ...{ channelId: CHANNEL, typing: true, senderId },
        displayName: 'Maximiliana Theodora von und zu Hohenstein-Wartenberg',
      });
    typing('x');
    expect(screen.getByTestId('typing').textContent).toBe(
      'Maximiliana Theodora von und z… is typing …',
    );
    typing('y');
    expect(screen.getByTestId('typing').textContent).toBe(
      'Maximiliana The… and Maximiliana The… are typing …',
    );
  });

  it('lets a leader of a session delete the messages of others', async () => {
    await show([aMessage(1)], { deleteOthers: true });
    await userEvent.click(screen.getByRole('button', { name: /Words 1/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Delete',
    ]);
  });

  it('shows links that lead out of the page, and a name for a person without one', async () => {
    const sender = { _id: 'x', joinerType: 'Guest', displayName: null } as const;
    await show([aMessage(1, { sender, message: 'See https://example.org/a now' })]);
    const link = screen.getByRole<HTMLAnchorElement>('link');
    expect([link.href, link.target, link.rel]).toEqual([
      'https://example.org/a',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(within(log()).getByText('Visitor')).toBeTruthy();
  });

  it('says who is writing, and which of the user’s messages were seen', async () => {
    await show([aMessage(1, own)]);
    push('send-typing-status', {
      ...{ channelId: CHANNEL, typing: true, senderId: 'x', displayName: null },
    });
    expect(screen.getByText('Visitor is typing …')).toBeTruthy();
    expect(screen.queryByText('Seen')).toBeNull();
    push('readMessages', { channelId: CHANNEL, readerId: 'x', upTo: 'm001', order: 1 });
    expect(screen.getByText('Seen')).toBeTruthy();
  });

  it('reads what is in sight', async () => {
    await show([aMessage(1)]);
    expect(socket.sent('readMessages')).toEqual([{ channelId: CHANNEL, upTo: 'm001' }]);
    push('send-message', aMessage(2));
    expect(socket.sent('readMessages')).toHaveLength(2);
  });

  it('waits for no connection where there is one, and the server takes no more just then', async () => {
    await show();
    socket.refuse('send-message', 'TOO_MANY_REQUESTS');
    await userEvent.type(field(), 'Fast{Enter}');
    expect(screen.getByTestId('outgoing').dataset.state).toBe('waiting');
    expect(screen.getByText('Sending …')).toBeTruthy();
    expect(screen.queryByText('Waiting for the connection')).toBeNull();
    act(() => socket.drop());
    expect(screen.getByText('Waiting for the connection')).toBeTruthy();
  });

  it('marks what waits for the connection and what was refused', async () => {
    await show();
    act(() => socket.drop());
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    await userEvent.type(field(), 'Later{Enter}');
    expect(screen.getByText('Waiting for the connection')).toBeTruthy();
    socket.refuse('send-message', 'CHANNEL_READ_ONLY', 'Only read.');
    await act(async () => socket.restore());
    expect(screen.getByRole('alert').textContent).toContain('Not sent. Only read.');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByTestId('outgoing')).toBeNull();
  });
});
