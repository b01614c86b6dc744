import { tmpdir } from 'node:os';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { BoardModule } from '#contexts/board';
import { CallsModule, readMediaSettings } from '#contexts/calls';
import { ChatModule } from '#contexts/chat';
import { ChatFixture, type Page } from '#contexts/chat/testing/chat-fixture.js';
import { PortalsModule } from '#contexts/portals';
import { SessionsModule } from '#contexts/sessions';
import { SettingsModule } from '#contexts/settings';

const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: tmpdir() };

/** A guest is in the call of a session; the holder has another link of the same guest. */
describe('the link of another place', () => {
  let fixture: ChatFixture;
  let ada: Page;
  let gil: Page;
  let holder: Page;
  let sessionId: string;
  let callId: string;
  let messageId: string;

  beforeAll(async () => {
    const contexts = [PortalsModule, SessionsModule, SettingsModule, BoardModule, ChatModule];
    fixture = await ChatFixture.open({ imports: [CallsModule.with(media), ...contexts] });
    ada = await fixture.member('Ada');
    sessionId = await fixture.session(ada);
    gil = await fixture.guest('Gil', sessionId);
    const actor = { type: 'guest', id: gil.id, role: 'guest', placeId: fixture.id() } as const;
    fixture.app.authenticator.tokens.set('of-another-place', actor);
    holder = await fixture.tab({ id: gil.id, token: 'of-another-place' });
    callId = await fixture.sessionCall(sessionId, ada);
    const guest = { joinerId: gil.id, joinerType: 'Guest' as const };
    await fixture.happened(
      'call',
      callId,
      {
        type: 'CallParticipantAdded',
        data: {
          ...{ callId, ...guest, role: 'moderator', admission: 'admitted', addedBy: ada.id },
          addedAt: fixture.app.clock.now().toISOString(),
        },
      },
      { type: 'CallJoined', data: { callId, ...guest } },
    );
    expect(await gil.callChat('connectSessionCallChat', callId)).toMatchObject({ ok: true });
    messageId = fixture.id();
    expect(await gil.send('send-message', message({ _id: messageId }))).toMatchObject({ ok: true });
  });
  // Each test has a budget of messages of its own.
  beforeEach(() => fixture.app.clock.advance(10_000));
  afterAll(() => fixture.close());

  const message = (more: object) => ({
    ...{ _id: fixture.id(), receiver: sessionId, message: 'Hello', type: 'text' },
    ...more,
  });
  const http = async ({ token }: Page, route: `${string} /${string}`, body?: object) => {
    const answer = await fixture.app.call(route, { token, ...(body && { body }) });
    const { errors } = (answer.body ?? {}) as { errors?: { code?: string } };
    return { status: answer.status, code: errors?.code };
  };
  const hidden = /NOT_FOUND|NOT_IN_CALL|NOT_A_SESSION_MEMBER/;

  const calls: readonly (readonly [string, () => object])[] = [
    ['callStatus', () => ({ callDetailId: callId, callStatus: false })],
    [
      'inviteCall',
      () => ({
        ...{ callDetailId: callId, callJoinerId: gil.id, currentUserID: gil.id },
        ...{ sessionId, callStatus: false },
      }),
    ],
    ['updateAdmin', () => ({ callDetailId: callId, joinerId: ada.id, isAdmin: false })],
    ['updateInCallRole', () => ({ callDetailId: callId, joinerId: ada.id, joinerRole: 'viewer' })],
    [
      'updateKnockerStatus',
      () => ({ callDetailId: callId, callJoinerId: fixture.id(), acceptRequest: true }),
    ],
    ['clientCallJoin', () => ({ callDetailId: callId })],
    ['clientCallLeave', () => ({ callDetailId: callId })],
    ['clientCallEnd', () => ({ callDetailId: callId })],
    ['downloadCallDocuments', () => ({ callDetailId: callId })],
    [
      'updateDocument',
      () => ({ callDetailId: callId, documents: [{ documentId: messageId, isDelete: false }] }),
    ],
  ];

  test.each(calls)('does nothing in the call by %s', async (name, body) => {
    const answer = await http(holder, `POST /callDetail/${name}`, body());
    expect([name, answer.code]).toEqual([name, expect.stringMatching(hidden)]);
    expect(
      (await http(gil, 'POST /callDetail/callStatus', { callDetailId: callId, callStatus: true }))
        .status,
    ).toBe(200);
  });

  test('reads no documents, board or messages there', async () => {
    const paths = [
      `/document/ofCall?callDetailId=${callId}`,
      `/document/archiveOfSession?sessionId=${sessionId}`,
      `/session/liveSessionInfo/${sessionId}`,
      `/session/documents?sessionId=${sessionId}`,
      `/whiteboard/${callId}/xfdf`,
      `/whiteboard/${callId}/drawn`,
      `/message/byChannel?channelId=${sessionId}`,
      `/message/documentsByChannel?channelId=${sessionId}`,
    ] as const;
    const open = paths.filter((path) => !path.includes('archive'));
    for (const path of open)
      expect([path, (await http(gil, `GET ${path}`)).status]).toEqual([path, 200]);
    for (const path of paths) {
      const { code } = await http(holder, `GET ${path}`);
      expect([path, code]).toEqual([path, expect.stringMatching(hidden)]);
    }
  });

  test('writes, changes, forwards and hears nothing there', async () => {
    expect((await holder.callChat('connectSessionCallChat', callId)).code).toBe('NOT_IN_CALL');
    const said: readonly (readonly [string, object])[] = [
      ['send-message', message({})],
      ['forwardMessage', { _id: fixture.id(), messageId, receiver: sessionId }],
      ['updateMessage', { messageId, message: 'Changed' }],
      ['deleteMessage', { messageId }],
      ['readMessages', { channelId: sessionId, upTo: messageId }],
      ['send-typing-status', { channelId: sessionId, typing: true }],
    ];
    for (const [name, payload] of said) {
      const { ok, code } = await holder.send(name, payload);
      expect([name, ok, code]).toEqual([name, false, expect.stringMatching(hidden)]);
    }
    expect(await ada.send('send-message', message({ message: 'Among us' }))).toMatchObject({
      ok: true,
    });
    expect(holder.heard('send-message')).toEqual([]);
  });
});
