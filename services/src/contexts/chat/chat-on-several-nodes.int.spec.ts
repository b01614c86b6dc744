import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { openTestNodes, type TestNodes } from '#platform/testing/test-nodes.js';
import { ChatFixture, type Page } from './testing/chat-fixture.js';

/** Longest that anything here may take, in milliseconds. */
const TIME = 10_000;

describe('the chat of people who came to two nodes', () => {
  let nodes: TestNodes<ChatFixture>;
  /** On the first. */
  let ada: Page;
  /** On the second. */
  let tom: Page;
  let gil: Page;
  let sessionId: string;
  let callId: string;

  beforeAll(async () => {
    nodes = await openTestNodes((options) => ChatFixture.open(options));
    const { first, second } = nodes;
    ada = await first.member('Ada');
    tom = await second.member('Tom');
    sessionId = await first.session(ada, tom);
    gil = await second.guest('Gil', sessionId);
    callId = await first.sessionCall(sessionId, ada, gil);
    expect(await gil.callChat('connectSessionCallChat', callId)).toMatchObject({
      channelId: sessionId,
    });
  });
  afterAll(() => nodes.close());

  const write = async (by: Page, message: string) => {
    const _id = nodes.first.id();
    const sent = { _id, receiver: sessionId, message, type: 'text' };
    expect(await by.send('send-message', sent)).toMatchObject({ ok: true });
    return _id;
  };
  const heard = (page: Page, messageId: string, name = 'send-message') =>
    eventually(
      `${name} comes`,
      () => page.heard(name).filter(({ _id }) => _id === messageId).length === 1,
      TIME,
    );

  test('is sent to all of them, with every change, deletion and reading', async () => {
    for (const [by, others] of [
      [ada, [tom, gil]],
      [gil, [ada, tom]],
    ] as const) {
      const messageId = await write(by, 'Hello');
      for (const page of others) await heard(page, messageId);
      await by.send('updateMessage', { messageId, message: 'Good morning' });
      for (const page of others) await heard(page, messageId, 'updateMessage');
      const [reader] = others;
      await reader.send('readMessages', { channelId: sessionId, upTo: messageId });
      await eventually(
        'it is read',
        () => by.pushed('readMessages').some(({ readerId }) => readerId === reader.id),
        TIME,
      );
      await by.send('deleteMessage', { messageId });
      for (const page of others) await heard(page, messageId, 'deleteMessage');
    }
  });

  test('tells each of them once who writes just now', async () => {
    for (const [by, others] of [
      [ada, [tom, gil]],
      [gil, [ada, tom]],
    ] as const) {
      const typing = (page: Page) =>
        page.pushed('send-typing-status').filter(({ senderId }) => senderId === by.id);
      await by.send('send-typing-status', { channelId: sessionId, typing: true });
      for (const page of others) {
        await eventually('typing is told', () => typing(page).length > 0, TIME);
      }
      // Notes made earlier have arrived together with this later one.
      nodes.first.app.clock.advance(1_000);
      await by.send('send-typing-status', { channelId: sessionId, typing: false });
      for (const page of others) {
        await eventually(
          'its end is told',
          () => typing(page).some(({ typing: is }) => is === false),
          TIME,
        );
        expect(typing(page).map(({ typing: is }) => is)).toEqual([true, false]);
      }
      expect(typing(by)).toEqual([]);
    }
  });

  test('says nothing more to who has left the call on another node', async () => {
    await nodes.first.left(callId, gil.id);
    await eventually(
      'the guest is told',
      () => gil.pushed('leaveSessionCallChat').length > 0,
      TIME,
    );
    const later = await write(ada, 'Gone');
    await heard(tom, later);
    await gil.send('unknown', {});
    expect(gil.heard('send-message').some(({ _id }) => _id === later)).toBe(false);
  });
});
