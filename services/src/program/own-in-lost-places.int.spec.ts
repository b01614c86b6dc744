import { tmpdir } from 'node:os';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fullPath } from '@foyer/contracts/schema';
import { io, type Socket } from 'socket.io-client';

import { eventually } from '#platform/testing/eventually.js';
import { BoardModule } from '#contexts/board';
import { CallsModule, readMediaSettings } from '#contexts/calls';
import { ChatModule } from '#contexts/chat';
import { ChatFixture, type Page } from '#contexts/chat/testing/chat-fixture.js';
import { DocumentsModule } from '#contexts/documents';
import { PortalsModule } from '#contexts/portals';
import { RecordingsModule } from '#contexts/recordings';
import { SessionsModule } from '#contexts/sessions';
import { SettingsModule } from '#contexts/settings';

const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: tmpdir() };
const calls = CallsModule.with(media);
const refused = /NOT_FOUND|NOT_IN_CALL|NOT_A_SESSION_MEMBER|FORBIDDEN/;

/**
 * Kim uploaded, wrote, drew and recorded in a session and its call, and was removed from both. Each
 * door leads to a thing of Kim's own there.
 */
describe('A person who was removed from a session', () => {
  let fixture: ChatFixture;
  let ada: Page;
  let kim: Page;
  let board: Socket;
  let [sessionId, callId, documentId, draftId, messageId] = ['', '', '', '', ''];
  const markName = 'kims-mark';

  const say = async (route: `${string} /${string}`, body?: object, { token } = kim) => {
    const answer = await fixture.app.call(route, { token, ...(body && { body }) });
    const { errors } = (answer.body ?? {}) as { errors?: { code?: string } };
    return { status: answer.status, code: errors?.code };
  };
  const upload = async (more: Readonly<Record<string, string>> = {}): Promise<string> => {
    const content = '%PDF-1.7 A contract';
    const form = new FormData();
    const fields = { name: 'Contract.pdf', size: '19', type: 'application/pdf', uploadBy: kim.id };
    const place = { uploadFrom: 'session-documents', identity: sessionId };
    for (const [name, value] of Object.entries({ ...fields, ...place, ...more }))
      form.set(name, value);
    form.set('document', new Blob([content]), 'Contract.pdf');
    const response = await fetch(fixture.app.url + fullPath({ path: '/document' }), {
      method: 'POST',
      headers: { authorization: `Bearer ${kim.token}` },
      body: form,
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { _id: string })._id;
  };
  const draw = (name: string, payload: object): Promise<{ ok: boolean; code?: string }> =>
    board.timeout(60_000).emitWithAck(name, { whiteboardId: callId, documentId: null, ...payload });
  const mark = (name: string) =>
    `<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve"><annots><highlight page="0" ` +
    `rect="1,1,9,9" coords="1,9,9,9,1,1,9,1" color="#ffff00" name="${name}"/></annots></xfdf>`;

  beforeAll(async () => {
    const contexts = [PortalsModule, SessionsModule, SettingsModule, BoardModule, ChatModule];
    const imports = [calls, ...contexts, DocumentsModule, RecordingsModule.with(media, calls)];
    fixture = await ChatFixture.open({ imports });
    [ada, kim] = [await fixture.member('Ada'), await fixture.member('Kim')];
    sessionId = await fixture.session(ada, kim);
    const role = { sessionId, memberId: kim.id, role: 'presenter' } as const;
    await fixture.happened('session', sessionId, { type: 'SessionMemberRoleChanged', data: role });
    callId = await fixture.sessionCall(sessionId, ada, kim);
    board = io(`${fixture.app.url}/whiteboard`, {
      ...{ auth: { token: kim.token, language: 'en' }, transports: ['websocket'] },
      ...{ reconnection: false, forceNew: true },
    });
    await eventually('the board is connected', () => board.connected);
    [documentId, draftId] = [await upload(), await upload({ draft: 'true' })];
    messageId = fixture.id();
    expect(await kim.send('send-message', message({ _id: messageId }))).toMatchObject({ ok: true });
    expect(await draw('updateXfdfString', { xfdfString: mark(markName) })).toMatchObject({
      ok: true,
    });
    const recording = { callId, recordingId: fixture.id(), recordType: 'audio' } as const;
    const startedAt = fixture.app.clock.now().toISOString();
    await fixture.happened('recording', callId, {
      type: 'CallRecordingStarted',
      data: { ...recording, initiatorId: kim.id, startedAt },
    });
    for (const open of ['drafts', 'document', 'messages', 'board'] as const)
      expect(await say(doors[open].route())).toMatchObject({ status: 200 });
    const data = { sessionId, memberId: kim.id, reason: 'removed' } as const;
    await fixture.happened('session', sessionId, { type: 'SessionMemberRemoved', data });
    await fixture.left(callId, kim.id);
  });
  // Each test has budgets of its own.
  beforeEach(() => fixture.app.clock.advance(60_000));
  afterAll(async () => {
    board.disconnect();
    await fixture.close();
  });

  const message = (more: object) => ({
    ...{ _id: fixture.id(), receiver: sessionId, message: 'Hello', type: 'text' },
    ...more,
  });
  const change = () => ({ documents: [{ documentId, isDelete: true }] });
  interface Door {
    readonly route: () => `${string} /${string}`;
    readonly body?: () => object;
  }
  const doors = {
    document: { route: () => `GET /document/${documentId}` },
    download: { route: () => `GET /document/download/${documentId}` },
    preview: { route: () => `GET /document/preview?documentId=${documentId}` },
    'deleting a document': { route: () => `DELETE /document/${documentId}` },
    'deleting a draft': { route: () => `DELETE /document/${draftId}` },
    drafts: {
      route: () => `GET /document/drafts?uploadFrom=session-documents&identity=${sessionId}`,
    },
    'taking a document away': {
      route: () => 'POST /session/updateDocument',
      body: () => ({ sessionId, ...change() }),
    },
    'hiding a document': {
      route: () => 'POST /callDetail/updateDocument',
      body: () => ({ callDetailId: callId, ...change() }),
    },
    'stopping a recording': {
      route: () => 'POST /callRecording/stop',
      body: () => ({ callDetailId: callId }),
    },
    'times of a recording': {
      route: () => 'POST /callRecording/addRecordTimes',
      body: () => {
        const startTime = fixture.app.clock.now().toISOString();
        return { callDetailId: callId, times: [{ startTime, endTime: null }] };
      },
    },
    messages: { route: () => `GET /message/byChannel?channelId=${sessionId}` },
    'documents of messages': {
      route: () => `GET /message/documentsByChannel?channelId=${sessionId}`,
    },
    board: { route: () => `GET /whiteboard/${callId}/xfdf` },
  } as const satisfies Readonly<Record<string, Door>>;

  test.each(Object.entries<Door>(doors))('has no way to own things by: %s', async (_, door) => {
    const { code } = await say(door.route(), door.body?.());
    expect(code).toMatch(refused);
  });

  const chat: readonly (readonly [string, () => object])[] = [
    ['updateMessage', () => ({ messageId, message: 'Changed' })],
    ['deleteMessage', () => ({ messageId })],
    ['forwardMessage', () => ({ _id: fixture.id(), messageId, receiver: sessionId })],
    ['readMessages', () => ({ channelId: sessionId, upTo: messageId })],
    ['send-message', () => message({ type: 'document', documents: [{ documentId: draftId }] })],
  ];
  test.each(chat)('does nothing to own messages by %s', async (name, payload) => {
    expect(await kim.send(name, payload())).toMatchObject({
      ok: false,
      code: expect.stringMatching(refused),
    });
  });

  const marks: readonly (readonly [string, () => object])[] = [
    ['deleteAnnotations', () => ({ names: [markName] })],
    ['updateXfdfString', () => ({ xfdfString: mark(markName) })],
  ];
  test.each(marks)('does nothing to own marks by %s', async (name, payload) => {
    expect(await draw(name, payload())).toMatchObject({
      ok: false,
      code: expect.stringMatching(refused),
    });
  });

  test('has no way to the recording after the call either', async () => {
    const data = { callId, reason: 'ended', endedBy: null, durationMs: 1 } as const;
    await fixture.happened('call', callId, { type: 'CallEnded', data });
    const { route, body } = doors['times of a recording'];
    expect((await say(route(), body())).code).toMatch(refused);
    expect((await say(route(), body(), ada)).code).not.toMatch(refused);
  });

  test('leaves everything there for the others', async () => {
    expect(await say(`GET /document/${documentId}`, undefined, ada)).toMatchObject({ status: 200 });
    const { body } = await fixture.app.call(`GET /message/byChannel?channelId=${sessionId}`, ada);
    expect((body as { docs: { _id: string }[] }).docs.map(({ _id }) => _id)).toContain(messageId);
    const drawn = await fetch(
      `${fixture.app.url}${fullPath({ path: `/whiteboard/${callId}/xfdf` })}`,
      {
        headers: { authorization: `Bearer ${ada.token}` },
      },
    );
    expect(await drawn.text()).toContain(markName);
  });
});
