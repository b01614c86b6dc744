import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ChatMessage } from '@foyer/contracts/chat';

import { eventually } from '#platform/testing/eventually.js';
import { ChatFixture, type Page } from './testing/chat-fixture.js';

interface Listed {
  readonly docs: readonly ChatMessage[];
  readonly totalDocs: number;
  readonly reads: readonly object[];
}

/**
 * Gil is in a call of Ada's session, which is not his: he sees its messages while he is there and
 * not sent to wait.
 */
describe('of the chat of a call', () => {
  let fixture: ChatFixture;
  let ada: Page;
  let tom: Page;
  let gil: Page;
  let sessionId: string;
  let callId: string;

  beforeAll(async () => {
    fixture = await ChatFixture.open();
    ada = await fixture.member('Ada');
    tom = await fixture.member('Tom');
  });
  beforeEach(async () => {
    fixture.app.clock.advance(10_000);
    sessionId = await fixture.session(ada, tom);
    gil = await fixture.member('Gil');
    callId = await fixture.sessionCall(sessionId, ada, gil);
    await gil.callChat('connectSessionCallChat', callId);
  });
  afterAll(() => fixture.close());

  const said = async (by: Page, message: string) => {
    const payload = { _id: fixture.id(), receiver: sessionId, message, type: 'text' };
    const { message: sent, code } = await by.send('send-message', payload);
    if (!sent) throw new Error(`It was not sent: ${code}`);
    return sent;
  };
  const list = async (by: Page, more = '') => {
    const path = `GET /message/byChannel?channelId=${sessionId}${more}` as const;
    const { status, body } = await fixture.app.call(path, { token: by.token });
    return { status, ...(body as Listed) };
  };
  const shown = async (by: Page) =>
    (await list(by)).docs.map(({ message, order }) => [order, message]);
  const edit = (by: Page, { _id: messageId }: ChatMessage, message: string) =>
    by.send('updateMessage', { messageId, message });
  const read = (by: Page, { _id: upTo }: ChatMessage) =>
    by.send('readMessages', { channelId: sessionId, upTo });
  const waits = () => fixture.sentToWait(callId, gil.id, ada);

  describe('who was sent to wait', () => {
    test('is shown nothing that is said meanwhile by wording a message differently', async () => {
      for (const text of ['One', 'Two', 'Three']) await said(ada, text);
      const [, two] = (await list(ada)).docs;
      if (!two) throw new Error('It was sent');
      await waits();
      expect(await edit(ada, two, 'Among us')).toMatchObject({ ok: true });
      await read(tom, two);
      const seen = await list(gil);
      expect(JSON.stringify(seen)).not.toContain('Among us');
      expect(seen).toMatchObject({ totalDocs: 2, reads: [{ readerId: tom.id, order: 1 }] });
      // The others keep the numbers that they have.
      expect(await shown(gil)).toEqual([
        [3, 'Three'],
        [1, 'One'],
      ]);
      expect((await list(gil, `&upTo=${two._id}`)).status).toBe(404);
      await fixture.resumed(callId, gil.id, ada);
      expect(await shown(gil)).toEqual([
        [3, 'Three'],
        [2, 'Among us'],
        [1, 'One'],
      ]);
    });

    test('has read what was there before, and nothing that is said meanwhile', async () => {
      const [before, changed] = [await said(ada, 'Before'), await said(ada, 'Changed')];
      await waits();
      await edit(ada, changed, 'Among us');
      const meanwhile = await said(ada, 'Aside');
      for (const message of [changed, meanwhile]) {
        expect(await read(gil, message)).toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
      }
      expect(await read(gil, before)).toMatchObject({ ok: true });
      const isGils = ({ readerId }: Readonly<Record<string, unknown>>) => readerId === gil.id;
      await eventually('it is read', () => ada.pushed('readMessages').some(isGils));
      expect(ada.pushed('readMessages').filter(isGils)).toMatchObject([{ upTo: before._id }]);
      expect((await list(ada)).reads).toMatchObject([{ readerId: gil.id, upTo: before._id }]);
    });

    test('sends on what was there before, and nothing that is said meanwhile', async () => {
      const [before, changed] = [await said(ada, 'Before'), await said(ada, 'Changed')];
      await waits();
      await edit(ada, changed, 'Among us');
      const meanwhile = await said(ada, 'Aside');
      const own = await fixture.session(gil);
      const forward = ({ _id: messageId }: ChatMessage, receiver: string) =>
        gil.send('forwardMessage', { _id: fixture.id(), messageId, receiver });
      for (const message of [changed, meanwhile]) {
        expect(await forward(message, own)).toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
      }
      expect(await forward(before, own)).toMatchObject({ message: { message: 'Before' } });
      expect(await forward(before, sessionId)).toMatchObject({ code: 'CHANNEL_READ_ONLY' });
    });

    test('learns nothing of a message sent meanwhile from an answer to deleting or changing it', async () => {
      await waits();
      const { _id: messageId } = await said(ada, 'Aside');
      for (const [name, payload] of [
        ['deleteMessage', { messageId }],
        ['updateMessage', { messageId, message: 'Mine' }],
      ] as const) {
        expect([name, await gil.send(name, payload)]).toMatchObject([
          name,
          { code: 'MESSAGE_NOT_FOUND' },
        ]);
      }
    });

    test('may send an own message of before again: it is the same one', async () => {
      const _id = fixture.id();
      const payload = { _id, receiver: sessionId, message: 'Once', type: 'text' };
      const first = await gil.send('send-message', payload);
      await waits();
      expect(await gil.send('send-message', payload)).toEqual(first);
    });
  });

  test('answers a person who is no longer in the call with none of their messages, even if they send one again', async () => {
    const own = { _id: fixture.id(), receiver: sessionId, message: 'Mine', type: 'text' };
    const { message } = await gil.send('send-message', own);
    const onward = { _id: fixture.id(), receiver: sessionId, messageId: own._id };
    expect(await gil.send('forwardMessage', onward)).toMatchObject({ ok: true });
    if (message) await read(ada, message);
    await fixture.left(callId, gil.id);
    for (const [name, payload, code] of [
      ['send-message', own, 'CHANNEL_NOT_FOUND'],
      ['forwardMessage', onward, 'CHANNEL_NOT_FOUND'],
      ['deleteMessage', { messageId: own._id }, 'MESSAGE_NOT_FOUND'],
      ['updateMessage', { messageId: own._id, message: 'Mine' }, 'MESSAGE_NOT_FOUND'],
      ['readMessages', { channelId: sessionId, upTo: own._id }, 'MESSAGE_NOT_FOUND'],
    ] as const) {
      const answer = await gil.send(name, payload);
      expect([name, answer]).toEqual([name, expect.objectContaining({ ok: false, code })]);
      expect(answer).not.toHaveProperty('message._id');
    }
  });

  test('answers a person who came to a later call of the session with none of their messages from the earlier one', async () => {
    const own = { _id: fixture.id(), receiver: sessionId, message: 'Mine', type: 'text' };
    await gil.send('send-message', own);
    const over = { callId, reason: 'ended', endedBy: ada.id, durationMs: 1 };
    await fixture.happened('call', callId, { type: 'CallEnded', data: over });
    const data = { sessionId, callId };
    await fixture.happened('session', sessionId, { type: 'SessionCallEnded', data });
    await fixture.sessionCall(sessionId, ada, gil);
    expect(await gil.send('send-message', own)).toMatchObject({ code: 'ID_ALREADY_USED' });
    expect((await list(gil)).docs).toEqual([]);
  });
});
