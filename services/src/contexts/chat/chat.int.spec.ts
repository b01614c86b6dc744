import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ChatMessage } from '@foyer/contracts/chat';

import { eventually } from '#platform/testing/eventually.js';
import { ChatFixture, type Page } from './testing/chat-fixture.js';

interface Listed {
  readonly docs: readonly ChatMessage[];
  readonly hasNextPage: boolean;
  readonly totalDocs: number;
  readonly reads: readonly { readonly readerId: string; readonly order: number }[];
}

describe('the chat', () => {
  let fixture: ChatFixture;
  let ada: Page;
  let tom: Page;
  let eve: Page;

  beforeAll(async () => {
    fixture = await ChatFixture.open();
    ada = await fixture.member('Ada');
    tom = await fixture.member('Tom');
    eve = await fixture.member('Eve');
  });
  // Each test has a budget of messages of its own.
  beforeEach(() => fixture.app.clock.advance(10_000));
  afterAll(() => fixture.close());

  const write = (by: Page, receiver: string, message = 'Hello', more: object = {}) =>
    by.send('send-message', { _id: fixture.id(), receiver, message, type: 'text', ...more });
  const said = async (by: Page, receiver: string, message?: string) => {
    const { ok, code, message: sent } = await write(by, receiver, message);
    if (!ok || !sent) throw new Error(`It was not sent: ${code}`);
    return sent;
  };
  const list = async (by: Page, channelId: string, more = '') => {
    const path = `GET /message/byChannel?channelId=${channelId}${more}` as const;
    const { status, body } = await fixture.app.call(path, { token: by.token });
    return { status, ...(body as Listed) };
  };
  const texts = async (by: Page, channelId: string) =>
    (await list(by, channelId)).docs.map(({ message }) => message);
  const hears = (page: Page, { _id }: ChatMessage, name = 'send-message') =>
    eventually(`${name} comes`, () => page.heard(name).some((one) => one._id === _id));
  const heard = (page: Page, { _id }: ChatMessage, name = 'send-message') =>
    page.heard(name).filter((one) => one._id === _id);
  /** The state of a document in the messages about changes. */
  const changesOf = (page: Page, documentId: string) =>
    page
      .heard('updateMessage')
      .flatMap(({ documents }) => documents.filter((one) => one.documentId === documentId));
  /** Earlier pushes to a page have arrived once it is answered. */
  const hearsNothing = async (page: Page, message: ChatMessage) => {
    if (page.chat.connected) await page.send('unknown', {});
    expect(heard(page, message)).toEqual([]);
  };
  const unread = async (by: Page, sessionId: string) => {
    const { body } = await fixture.app.call('GET /session/unreadCounts', { token: by.token });
    return (body as Record<string, number>)[sessionId];
  };

  describe('of a session', () => {
    test('reaches every tab of its members once, and no one else', async () => {
      const sessionId = await fixture.session(ada, tom);
      const second = await fixture.tab(ada);
      const sent = await said(ada, sessionId);
      expect(sent).toMatchObject({
        ...{ receiver: sessionId, message: 'Hello', status: 'sent', order: 1, sessionId },
        ...{ callId: null, forwarded: false, updatedAt: null },
        sender: { _id: ada.id, joinerType: 'User', displayName: 'Ada Berger' },
      });
      for (const page of [ada, second, tom]) await hears(page, sent);
      for (const page of [ada, second, tom]) expect(heard(page, sent)).toHaveLength(1);
      await hearsNothing(eve, sent);
      expect((await list(tom, sessionId)).docs).toEqual([sent]);
    });

    test('is not there for those who do not belong to it, or not any more', async () => {
      const sessionId = await fixture.session(ada, tom);
      const before = await said(tom, sessionId);
      expect(await write(eve, sessionId)).toMatchObject({ code: 'CHANNEL_NOT_FOUND' });
      expect((await list(eve, sessionId)).status).toBe(404);
      const data = { sessionId, memberId: tom.id, reason: 'left' };
      await fixture.happened('session', sessionId, { type: 'SessionMemberRemoved', data });
      const after = await said(ada, sessionId);
      await hears(ada, after);
      await hearsNothing(tom, after);
      expect((await list(tom, sessionId)).status).toBe(404);
      const { _id: messageId } = before;
      for (const [name, payload] of [
        ['updateMessage', { messageId, message: 'Bye' }],
        ['deleteMessage', { messageId }],
        ['readMessages', { channelId: sessionId, upTo: messageId }],
        ['forwardMessage', { _id: fixture.id(), messageId, receiver: await fixture.session(tom) }],
      ] as const) {
        expect([name, await tom.send(name, payload)]).toMatchObject([
          name,
          { code: 'MESSAGE_NOT_FOUND' },
        ]);
      }
      const typing = { channelId: sessionId, typing: true };
      expect(await tom.send('send-typing-status', typing)).toMatchObject({
        code: 'CHANNEL_NOT_FOUND',
      });
    });

    test('takes ids of other kinds, and unknown ones, for none', async () => {
      for (const id of [fixture.id(), ada.id, (await said(ada, await fixture.session(ada)))._id]) {
        expect(await write(ada, id)).toMatchObject({ code: 'CHANNEL_NOT_FOUND' });
        expect((await list(ada, id)).status).toBe(404);
      }
      const path = `GET /message/documentsByChannel?channelId=${ada.id}` as const;
      expect(await fixture.app.call(path, { token: ada.token })).toMatchObject({ status: 404 });
    });

    test('takes a message that is sent again for the same one', async () => {
      const sessionId = await fixture.session(ada, tom);
      const _id = fixture.id();
      const first = await write(ada, sessionId, 'Once', { _id });
      expect(await write(ada, sessionId, 'Once', { _id })).toEqual(first);
      expect(await write(ada, sessionId, 'Twice', { _id })).toMatchObject({
        code: 'ID_ALREADY_USED',
      });
      expect(await write(tom, sessionId, 'Once', { _id })).toMatchObject({
        code: 'ID_ALREADY_USED',
      });
      expect(await texts(tom, sessionId)).toEqual(['Once']);
    });

    test('shows what was changed, and of what was deleted nothing', async () => {
      const sessionId = await fixture.session(ada, tom);
      const sent = await said(tom, sessionId, 'Secret');
      const { _id: messageId } = sent;
      expect(await ada.send('updateMessage', { messageId, message: 'Mine' })).toMatchObject({
        code: 'FORBIDDEN',
      });
      await tom.send('updateMessage', { messageId, message: 'Changed' });
      await hears(ada, sent, 'updateMessage');
      expect(heard(ada, sent, 'updateMessage')).toMatchObject([
        { message: 'Changed', status: 'updated' },
      ]);
      const { message: deleted } = await ada.send('deleteMessage', { messageId });
      expect(deleted).toMatchObject({ message: '', status: 'deleted', documents: [] });
      await hears(tom, sent, 'deleteMessage');
      const listed = await list(tom, sessionId);
      expect(listed.docs).toMatchObject([{ _id: messageId, status: 'deleted', message: '' }]);
      expect(JSON.stringify(listed)).not.toMatch(/Secret|Changed/);
      const other = await said(ada, sessionId);
      expect(await tom.send('deleteMessage', { messageId: other._id })).toMatchObject({
        code: 'FORBIDDEN',
      });
    });

    test('keeps its pages where they are while messages come', async () => {
      const sessionId = await fixture.session(ada, tom);
      for (const n of [1, 2, 3, 4, 5]) await said(n % 2 ? ada : tom, sessionId, `${n}`);
      const first = await list(ada, sessionId, '&limit=2');
      expect(first).toMatchObject({ hasNextPage: true, totalDocs: 5 });
      expect(first.docs.map(({ message }) => message)).toEqual(['5', '4']);
      await said(tom, sessionId, '6');
      const next = await list(ada, sessionId, `&limit=2&page=2&upTo=${first.docs[0]?._id}`);
      expect(next.docs.map(({ message }) => message)).toEqual(['3', '2']);
      expect(next.totalDocs).toBe(5);
      const elsewhere = await said(ada, await fixture.session(ada));
      expect((await list(ada, sessionId, `&upTo=${elsewhere._id}`)).status).toBe(404);
    });

    test('counts what is unread, and knows who has read how far', async () => {
      const sessionId = await fixture.session(ada, tom);
      await said(ada, sessionId, 'Before');
      const data = { sessionId, memberId: eve.id, role: 'viewer', addedBy: ada.id };
      await fixture.happened('session', sessionId, { type: 'SessionMemberAdded', data });
      const last = await said(ada, sessionId, 'After');
      expect([await unread(ada, sessionId), await unread(tom, sessionId)]).toEqual([0, 2]);
      expect(await unread(eve, sessionId)).toBe(1);
      const second = await fixture.tab(tom);
      const reading = { channelId: sessionId, upTo: last._id };
      expect(await tom.send('readMessages', reading)).toMatchObject({ ok: true });
      expect(await unread(tom, sessionId)).toBe(0);
      for (const page of [ada, second]) {
        await eventually('reading is pushed', () =>
          page
            .pushed('readMessages')
            .some(({ readerId, upTo }) => readerId === tom.id && upTo === last._id),
        );
      }
      const listed = await list(ada, sessionId);
      expect(listed.reads).toEqual([{ readerId: tom.id, upTo: last._id, order: 2 }]);
      expect(listed.docs.map(({ status }) => status)).toEqual(['read', 'read']);
    });

    test('counts nothing as unread whose author was forgotten', async () => {
      const max = await fixture.member('Max');
      const sessionId = await fixture.session(ada, max);
      await said(max, sessionId);
      expect(await unread(ada, sessionId)).toBe(1);
      const data = { personId: max.id, kind: 'member' };
      await fixture.happened('member', max.id, { type: 'PersonForgotten', data });
      expect(await unread(ada, sessionId)).toBe(0);
    });

    test('reports to the others that a person is typing', async () => {
      const sessionId = await fixture.session(ada, tom);
      await ada.send('send-typing-status', { channelId: sessionId, typing: true });
      const typing = { channelId: sessionId, typing: true, senderId: ada.id };
      await eventually('typing is pushed', () => tom.pushed('send-typing-status').length > 0);
      expect(tom.pushed('send-typing-status').at(-1)).toEqual({
        ...typing,
        displayName: 'Ada Berger',
      });
      expect(ada.pushed('send-typing-status')).not.toContainEqual(expect.objectContaining(typing));
    });

    test('forwards a message that a person reads, to where they write', async () => {
      const [from, to] = [await fixture.session(ada, tom), await fixture.session(tom, eve)];
      const { _id: messageId } = await said(ada, from, 'Pass it on');
      const forward = (by: Page, receiver: string) =>
        by.send('forwardMessage', { _id: fixture.id(), messageId, receiver });
      const { message } = await forward(tom, to);
      expect(message).toMatchObject({ message: 'Pass it on', forwarded: true, receiver: to });
      if (message) await hears(eve, message);
      expect(await forward(eve, to)).toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
      expect(await forward(ada, to)).toMatchObject({ code: 'CHANNEL_NOT_FOUND' });
    });

    test('has the documents of the session attached, and no others', async () => {
      const [sessionId, other] = [await fixture.session(ada, tom), await fixture.session(ada)];
      const file = new TextEncoder().encode('%PDF-1.7 A contract');
      const upload = async (id: string) => {
        const { body } = await fixture.app.upload('POST /session/uploadFile', {
          ...{ token: ada.token, field: 'file', file },
          fields: { sessionId: id, name: 'Contract.pdf' },
        });
        return (body as { _id: string })._id;
      };
      const [documentId, foreign] = [await upload(sessionId), await upload(other)];
      const attach = (...ids: readonly string[]) =>
        write(tom, sessionId, '', {
          type: 'document',
          documents: ids.map((id) => ({ documentId: id })),
        });
      expect(await attach(documentId)).toMatchObject({
        ok: true,
        message: { documents: [{ documentId, document: { name: 'Contract.pdf' } }] },
      });
      expect(await attach(foreign)).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
      expect(await attach(documentId, fixture.id())).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
      const path = `GET /message/documentsByChannel?channelId=${sessionId}` as const;
      const { body } = await fixture.app.call(path, { token: tom.token });
      expect(body).toMatchObject({ docs: [{ _id: documentId }], totalDocs: 1, page: 1 });
    });

    test('has a document that was uploaded for it attached until it is removed', async () => {
      const sessionId = await fixture.session(ada);
      const file = new TextEncoder().encode('%PDF-1.7 A draft');
      const about = { name: 'Draft.pdf', size: `${file.length}`, type: 'application/pdf' };
      const { body } = await fixture.app.upload('POST /document', {
        ...{ token: ada.token, field: 'document', file },
        fields: {
          ...{ ...about, uploadBy: ada.id },
          ...{ uploadFrom: 'session-documents', identity: sessionId },
        },
      });
      const { _id: documentId } = body as { readonly _id: string };
      const attach = () =>
        write(ada, sessionId, '', { type: 'document', documents: [{ documentId }] });
      expect(await attach()).toMatchObject({ message: { documents: [{ document: {} }] } });
      const documents = [{ documentId, isDelete: true }];
      await fixture.app.call('POST /session/updateDocument', {
        token: ada.token,
        body: { sessionId, documents },
      });
      expect(await attach()).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
      expect((await list(ada, sessionId)).docs[0]?.documents).toEqual([
        { documentId, document: null },
      ]);
      const told = () => changesOf(ada, documentId);
      await eventually('it is gone on open pages', () => told().length === 1);
      expect(told()).toEqual([{ documentId, document: null }]);
      await fixture.app.call('POST /session/updateDocument', {
        token: ada.token,
        body: { sessionId, documents: [{ documentId, isDelete: false }] },
      });
      await eventually('it is back on open pages', () => told().length === 2);
      expect(told()[1]).toMatchObject({ document: { name: 'Draft.pdf' } });
    });

    test('refuses what is no message, and a flood', async () => {
      const sessionId = await fixture.session(ada);
      for (const more of [
        { message: '' },
        { message: 'x'.repeat(5001) },
        { message: '\u200b' },
        { type: 'link', message: 'javascript:alert(1)' },
      ]) {
        expect(await write(ada, sessionId, '', more)).toMatchObject({ code: 'INVALID_INPUT' });
      }
      const flood = await fixture.member('Flo');
      const own = await fixture.session(flood);
      const answers = await Promise.all(Array.from({ length: 30 }, () => write(flood, own)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
      expect(answers.at(-1)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    });
  });

  describe('of a call in a session', () => {
    test('is there for a guest while in it, and only what was said in it', async () => {
      const sessionId = await fixture.session(ada, tom);
      const amongUs = await said(ada, sessionId, 'Among us');
      const gil = await fixture.guest('Gil', sessionId);
      expect(await gil.callChat('connectSessionCallChat', sessionId)).toMatchObject({
        code: 'NOT_IN_CALL',
      });
      const callId = await fixture.sessionCall(sessionId, ada);
      const enter = () => gil.callChat('connectSessionCallChat', callId);
      expect(await enter()).toMatchObject({ code: 'NOT_IN_CALL' });
      expect(await write(gil, sessionId)).toMatchObject({ code: 'CHANNEL_NOT_FOUND' });
      // Also a member of the session, who reads it elsewhere.
      expect(await tom.callChat('connectSessionCallChat', callId)).toMatchObject({
        code: 'NOT_IN_CALL',
      });
      await fixture.joined(callId, gil.id);
      expect(await enter()).toMatchObject({ ok: true, channelId: sessionId });
      const inCall = await said(ada, sessionId, 'Welcome');
      const aside = await said(tom, sessionId, 'Aside');
      expect([inCall.callId, aside.callId]).toEqual([callId, null]);
      await hears(ada, aside);
      await hears(gil, inCall);
      await hearsNothing(gil, aside);
      await tom.send('readMessages', { channelId: sessionId, upTo: aside._id });
      await ada.send('readMessages', { channelId: sessionId, upTo: amongUs._id });
      // A person who has read none of the messages that the guest sees has no read position.
      expect((await list(gil, sessionId)).reads).toEqual([
        { readerId: tom.id, upTo: inCall._id, order: 1 },
      ]);
      const own = await said(gil, sessionId, 'Thanks');
      // Messages among members are not counted for the guest.
      const ordersOf = async (by: Page) => (await list(by, sessionId)).docs.map((one) => one.order);
      expect([inCall.order, aside.order, own.order]).toEqual([2, 3, 2]);
      await hears(gil, own);
      expect(heard(gil, inCall).map(({ order }) => order)).toEqual([1]);
      expect(heard(gil, own).map(({ order }) => order)).toEqual([2]);
      expect(await ordersOf(gil)).toEqual([2, 1]);
      expect(await ordersOf(tom)).toEqual([4, 3, 2, 1]);
      const onward = `&upTo=${inCall._id}`;
      expect((await list(gil, sessionId, onward)).docs.map(({ order }) => order)).toEqual([1]);
      await hears(tom, own);
      expect(heard(tom, own).map(({ order }) => order)).toEqual([4]);
      await ada.send('readMessages', { channelId: sessionId, upTo: own._id });
      const read = ({ readerId, upTo }: Readonly<Record<string, unknown>>) =>
        readerId === ada.id && upTo === own._id;
      await eventually('it is read', () => gil.pushed('readMessages').some(read));
      expect(gil.pushed('readMessages').find(read)).toMatchObject({ order: 2 });
      expect((await list(gil, sessionId)).reads).toContainEqual({
        ...{ readerId: ada.id, upTo: own._id, order: 2 },
      });
      expect(own.sender).toMatchObject({ joinerType: 'Guest', displayName: 'Gil' });
      await hears(tom, own);
      await hears(gil, own);
      expect(await texts(gil, sessionId)).toEqual(['Thanks', 'Welcome']);
      expect(await texts(tom, sessionId)).toEqual(['Thanks', 'Aside', 'Welcome', 'Among us']);
      const byAside = await list(gil, sessionId, `&upTo=${aside._id}`);
      expect(byAside.status).toBe(404);

      await fixture.left(callId, gil.id);
      const later = await said(ada, sessionId, 'Gone');
      await hears(tom, later);
      await eventually('the guest is told', () =>
        gil.pushed('leaveSessionCallChat').some(({ sessionCallId }) => sessionCallId === callId),
      );
      await hearsNothing(gil, later);
      expect((await list(gil, sessionId)).status).toBe(404);
      expect(await write(gil, sessionId)).toMatchObject({ code: 'CHANNEL_NOT_FOUND' });
    });

    test('tells a guest who is sent to wait nothing that is said meanwhile, and lists it afterwards', async () => {
      const sessionId = await fixture.session(ada);
      const gil = await fixture.guest('Gil', sessionId);
      const callId = await fixture.sessionCall(sessionId, ada, gil);
      await gil.callChat('connectSessionCallChat', callId);
      await hears(gil, await said(ada, sessionId, 'Before'));
      await fixture.sentToWait(callId, gil.id, ada);
      const meanwhile = await said(ada, sessionId, 'Among us');
      await hears(ada, meanwhile);
      await hearsNothing(gil, meanwhile);
      expect(await list(gil, sessionId)).toMatchObject({
        ...{ docs: [{ message: 'Before' }], totalDocs: 1 },
      });
      expect((await list(gil, sessionId, `&upTo=${meanwhile._id}`)).status).toBe(404);
      await fixture.resumed(callId, gil.id, ada);
      expect(await texts(gil, sessionId)).toEqual(['Among us', 'Before']);
      await hears(gil, await said(ada, sessionId, 'After'));
    });

    test('is silent for who has left the chat, and for who never entered it', async () => {
      const sessionId = await fixture.session(ada);
      const [gil, max] = [
        await fixture.guest('Gil', sessionId),
        await fixture.guest('Max', sessionId),
      ];
      const callId = await fixture.sessionCall(sessionId, ada, gil, max);
      await gil.callChat('connectSessionCallChat', callId);
      await hears(gil, await said(ada, sessionId));
      await gil.callChat('leaveSessionCallChat', callId);
      const later = await said(ada, sessionId);
      await hears(ada, later);
      for (const page of [gil, max]) await hearsNothing(page, later);
    });

    test('says nothing more to a guest whose token has ended', async () => {
      const sessionId = await fixture.session(ada);
      const gil = await fixture.guest('Gil', sessionId);
      const callId = await fixture.sessionCall(sessionId, ada, gil);
      await gil.callChat('connectSessionCallChat', callId);
      fixture.app.authenticator.tokens.set(gil.token, 'UNAUTHENTICATED');
      const { Realtime } = await import('#platform/realtime');
      await fixture.app.app.get(Realtime).refresh(`guest:${gil.id}`);
      await eventually('the guest is out', () => !gil.chat.connected);
      const later = await said(ada, sessionId);
      await hears(ada, later);
      await hearsNothing(gil, later);
    });
  });

  describe('of a call with a visitor', () => {
    test('is between those who are in it, and continues after it was handed over', async () => {
      const vera = await fixture.visitor('Vera');
      const callId = await fixture.visitCall(ada, vera);
      for (const page of [ada, vera]) {
        expect(await page.callChat('connectSessionCallChat', callId)).toMatchObject({
          channelId: callId,
        });
      }
      expect(await eve.callChat('connectSessionCallChat', callId)).toMatchObject({
        code: 'NOT_IN_CALL',
      });
      const hello = await said(vera, callId, 'Hello?');
      expect(hello).toMatchObject({ sessionId: null, callId, sender: { displayName: 'Vera' } });
      await hears(ada, hello);
      const listening = {
        callId,
        joinerId: eve.id,
        mode: 'listen',
        isAnnounced: false,
        isToldToVisitor: true,
      };
      await fixture.happened('call', callId, {
        type: 'CallSupervisionStarted',
        data: { ...listening, at: fixture.app.clock.now().toISOString() },
      });
      expect(await eve.callChat('connectSessionCallChat', callId)).toMatchObject({
        code: 'NOT_IN_CALL',
      });
      expect((await list(eve, callId)).status).toBe(404);

      await fixture.joined(callId, tom.id);
      const handing = { callId, joinerId: tom.id, from: ada.id, because: 'transfer' };
      await fixture.happened('call', callId, {
        type: 'CallHandedOver',
        data: { ...handing, at: fixture.app.clock.now().toISOString() },
      });
      expect(await texts(tom, callId)).toEqual(['Hello?']);
      await tom.callChat('connectSessionCallChat', callId);
      const next = await said(tom, callId, 'I take over');
      await hears(vera, next);
      await hearsNothing(ada, next);
      await hearsNothing(eve, next);
      expect(await write(ada, callId)).toMatchObject({ code: 'CHANNEL_READ_ONLY' });
    });

    const intoCall = async (identity: string) => {
      const file = new TextEncoder().encode('%PDF-1.7 A form');
      const about = { name: 'Form.pdf', size: `${file.length}`, type: 'application/pdf' };
      const { body } = await fixture.app.upload('POST /document', {
        ...{ token: ada.token, field: 'document', file },
        fields: { ...about, uploadBy: ada.id, uploadFrom: 'session-call', identity },
      });
      return (body as { _id: string })._id;
    };

    test('has the documents of the call attached, and of no other', async () => {
      const [vera, max] = [await fixture.visitor('Vera'), await fixture.visitor('Max')];
      const callId = await fixture.visitCall(ada, vera);
      const elsewhere = await fixture.visitCall(ada, max);
      for (const page of [ada, vera]) await page.callChat('connectSessionCallChat', callId);
      const [documentId, foreign] = [await intoCall(callId), await intoCall(elsewhere)];
      const attach = (id: string) =>
        write(ada, callId, '', { type: 'document', documents: [{ documentId: id }] });
      expect(await attach(documentId)).toMatchObject({
        message: { documents: [{ documentId, document: { name: 'Form.pdf' } }] },
      });
      expect(await attach(foreign)).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
      await fixture.app.call(`DELETE /document/${documentId}`, { token: ada.token });
      for (const page of [ada, vera]) {
        await eventually('it is gone there', () => changesOf(page, documentId).length > 0);
        expect(changesOf(page, documentId)[0]).toEqual({ documentId, document: null });
      }
      expect(max.heard('updateMessage')).toEqual([]);
    });

    test('can be read by its agent when it is over, and by no visitor', async () => {
      const vera = await fixture.visitor('Vera');
      const callId = await fixture.visitCall(ada, vera);
      await said(vera, callId, 'Thank you');
      const data = { callId, reason: 'agent-ended', endedBy: ada.id, durationMs: 1 };
      await fixture.happened('call', callId, { type: 'CallEnded', data });
      expect(await texts(ada, callId)).toEqual(['Thank you']);
      expect(await write(ada, callId)).toMatchObject({ code: 'CALL_OVER' });
      expect((await list(vera, callId)).status).toBe(404);
      expect(await write(vera, callId)).toMatchObject({ code: 'CHANNEL_NOT_FOUND' });
    });

    test('is not opened by a session that was given its id', async () => {
      const vera = await fixture.visitor('Vera');
      const callId = await fixture.visitCall(ada, vera);
      await vera.callChat('connectSessionCallChat', callId);
      const documents = [{ documentId: await intoCall(callId) }];
      const created = {
        ...{ sessionId: callId, sessionType: 'private', sessionName: 'Trap' },
        ...{ sessionNameId: 'trap', createdBy: eve.id },
      };
      // The agent is named a member, and is asked nothing.
      const added = [eve, ada].map(({ id: memberId }) => ({
        type: 'SessionMemberAdded',
        data: { sessionId: callId, memberId, role: 'admin', addedBy: null },
      }));
      const trap = { type: 'SessionCreated', data: created };
      await fixture.happened('session', callId, trap, ...added);
      expect(await ada.callChat('connectSessionCallChat', callId)).toMatchObject({ ok: true });
      const secret = await said(ada, callId, 'My number');
      expect(secret).toMatchObject({ sessionId: null, callId });
      await hears(vera, secret);
      await hearsNothing(eve, secret);
      expect(await write(eve, callId, '', { type: 'document', documents })).toMatchObject({
        code: 'DOCUMENT_NOT_FOUND',
      });
      const answer = await said(vera, callId, 'Mine');
      await hears(ada, answer);
      const lure = await said(eve, callId, 'Write to me instead');
      await hears(eve, lure);
      await hearsNothing(ada, lure);
      expect(await texts(ada, callId)).toEqual(['Mine', 'My number']);
      expect(await texts(eve, callId)).toEqual(['Write to me instead']);
      expect(await eve.send('deleteMessage', { messageId: secret._id })).toMatchObject({
        code: 'MESSAGE_NOT_FOUND',
      });
    });
  });

  test('lies in the log encrypted, with the call that it belongs to, and in no log line', async () => {
    const vera = await fixture.visitor('Vera');
    const callId = await fixture.visitCall(ada, vera);
    const { _id } = await said(vera, callId, 'Rumpelstilzchen');
    const written = [];
    for await (const event of fixture.app.eventLog.readAll()) {
      if (event.stream === `chatmessage-${_id}`) written.push(event);
    }
    expect(written).toHaveLength(1);
    expect(written[0]?.metadata.correlationId).toBe(callId);
    const all = JSON.stringify([written, fixture.app.log.lines]);
    expect(all).not.toContain('Rumpelstilzchen');
    await fixture.happened('visit', vera.id, {
      type: 'PersonForgotten',
      data: { personId: vera.id, kind: 'visitor' },
    });
    expect((await list(ada, callId)).docs).toMatchObject([
      { message: '', status: 'deleted', sender: { displayName: null } },
    ]);
  });
});
