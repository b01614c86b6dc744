import { crc32 } from 'node:zlib';
import { truncate, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';
import { accepted } from '@foyer/contracts/decision';

import { GOODBYE_KEEPS_MS } from '@foyer/contracts/visits';
import { ofItself, stream } from '#platform/cqrs';
import { eventually } from '#platform/testing/eventually.js';
import { AddParticipant, Call, EndCall, LeaveCall } from '#contexts/calls';
import { ErasureService } from '#contexts/identity';
import { Session } from '#contexts/sessions';
import { CALL_DOCUMENTS_MAX } from './domain/call-documents.js';
import { DocumentsFixture, PDF, type Somebody } from './testing/documents-fixture.js';

describe('documents', () => {
  let fixture: DocumentsFixture;
  let ada: Somebody;
  let tom: Somebody;
  let stranger: Somebody;
  let sessionId: string;

  beforeAll(async () => {
    fixture = await DocumentsFixture.open();
    [ada, tom, stranger] = [fixture.someone(), await fixture.member(), fixture.someone()];
    sessionId = await fixture.session(ada);
    await fixture.call('POST /session/addSessionMember', ada, {
      sessionId,
      members: [{ memberId: tom.id, role: 'viewer' }],
    });
  });
  afterAll(() => fixture.close());

  const intoSession = (by: Somebody, more: object = {}) =>
    fixture.upload(by, {
      ...{ uploadFrom: 'session-documents', identity: sessionId, content: PDF },
      ...more,
    });
  const intoCall = (by: Somebody, identity: string, more: object = {}) =>
    fixture.upload(by, { uploadFrom: 'session-call', identity, content: PDF, ...more });
  const uploaded = async (answer: Promise<{ status: number; body: { _id: string } }>) => {
    const { status, body } = await answer;
    expect(status).toBe(201);
    return body._id;
  };
  const download = (by: Somebody, id: string, more: object = {}) =>
    fixture.call(`GET /document/download/${id}`, by, undefined, more);
  const refused = (code: string) => ({ body: { errors: { code } } });
  const show = (by: Somebody, callDetailId: string, documentId: string, isDelete = false) =>
    fixture.call('POST /callDetail/updateDocument', by, {
      callDetailId,
      documents: [{ documentId, isDelete }],
    });

  test('of a session are its members’', async () => {
    const id = await uploaded(intoSession(ada));
    expect((await fixture.call(`GET /document/${id}`, tom)).body).toMatchObject({
      _id: id,
      ...{ name: 'Contract.pdf', type: 'application/pdf', extension: 'pdf', size: PDF.length },
      ...{ uploadFrom: 'session-documents', uploadBy: ada.id, identity: sessionId },
      docLink: `/api/v2/document/download/${id}`,
    });
    const got = await download(tom, id);
    expect(got.bytes).toEqual(PDF);
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename=Contract.pdf',
    });
    const list = await fixture.call(`GET /session/documents?sessionId=${sessionId}&limit=9`, tom);
    expect(list.body.docs).toMatchObject([{ _id: id, name: 'Contract.pdf' }]);
    for (const route of [`GET /document/${id}`, `GET /document/download/${id}`] as const) {
      expect(await fixture.call(route, stranger)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    }
    expect(await fixture.call(`DELETE /document/${id}`, stranger)).toMatchObject(
      refused('DOCUMENT_NOT_FOUND'),
    );
    expect(await intoSession(tom)).toMatchObject(refused('FORBIDDEN'));
    expect(await intoSession(stranger)).toMatchObject(refused('SESSION_NOT_FOUND'));
    expect(await intoSession(ada, { uploadBy: tom.id })).toMatchObject(refused('FORBIDDEN'));
    expect(await intoSession(ada, { identity: fixture.newId() })).toMatchObject(
      refused('SESSION_NOT_FOUND'),
    );
  });

  test('are asked for in parts', async () => {
    const id = await uploaded(intoSession(ada));
    const part = await download(ada, id, { range: 'bytes=5-7' });
    expect([part.status, new TextDecoder().decode(part.bytes)]).toEqual([206, '1.7']);
    expect(part.headers.get('content-range')).toBe(`bytes 5-7/${PDF.length}`);
    expect(await download(ada, id, { range: 'bytes=99-' })).toMatchObject({ status: 416 });
  });

  test('are what their content says', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { body } = await intoSession(ada, { content: png, name: 'Invoice.pdf' });
    expect(body).toMatchObject({ type: 'image/png', extension: 'png' });
    const { headers } = await download(ada, body._id);
    expect(headers.get('content-disposition')).toContain('filename=Invoice.pdf.png');
    // 30,000 x 30,000 pixels, as its head says.
    const head = Buffer.from(png.subarray(12, 29));
    head.writeUInt32BE(30_000, 4);
    head.writeUInt32BE(30_000, 8);
    const bomb = Buffer.from(png);
    head.copy(bomb, 12);
    bomb.writeUInt32BE(crc32(head), 29);
    expect(await intoSession(ada, { content: bomb, name: 'Invoice.png' })).toMatchObject({
      status: 413,
      body: {
        errors: {
          code: 'PAYLOAD_TOO_LARGE',
          fields: { document: 'Das Bild darf höchstens 50 Megapixel haben' },
        },
      },
    });
    expect(await intoSession(ada, { content: png.subarray(0, 20) })).toMatchObject({ status: 415 });
    const texts = [
      'MZ this is a program',
      '<html><script>alert(1)</script>',
      'PK\u0003\u0004 no text',
    ];
    for (const text of texts) {
      const content = new TextEncoder().encode(text);
      expect(await intoSession(ada, { content, name: 'Contract.pdf' })).toMatchObject({
        status: 415,
        body: {
          errors: {
            code: 'UNSUPPORTED_MEDIA_TYPE',
            fields: { document: 'Dieses Format wird nicht unterstützt' },
          },
        },
      });
    }
    const large = new Uint8Array(25 * 1024 * 1024 + 1).fill(32);
    large.set(PDF);
    expect(await intoSession(ada, { content: large, size: '9' })).toMatchObject({ status: 413 });
  });

  test('never gives out documents that were damaged on the disk', async () => {
    const id = await uploaded(intoSession(ada));
    const path = (await fixture.pathOf(id)) ?? '';
    const ofSession = `GET /session/${sessionId}/document/${id}` as const;
    await writeFile(path, new TextEncoder().encode('%PDF-1.7 A Contract'));
    expect(await download(ada, id)).toMatchObject({ status: 410, ...refused('FILE_DAMAGED') });
    expect(await fixture.call(ofSession, ada)).toMatchObject(refused('FILE_DAMAGED'));
    await truncate(path, 3);
    expect(await download(ada, id)).toMatchObject(refused('FILE_DAMAGED'));
  });

  test('are deleted by their uploader or a moderator, the file as well', async () => {
    const id = await uploaded(intoSession(ada));
    expect(await fixture.call(`DELETE /document/${id}`, tom)).toMatchObject(refused('FORBIDDEN'));
    expect(await fixture.pathOf(id)).toBeDefined();
    expect(await fixture.call(`DELETE /document/${id}`, ada)).toMatchObject({ status: 200 });
    expect(await fixture.pathOf(id)).toBeUndefined();
    expect(await download(ada, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    const back = { sessionId, documents: [{ documentId: id, isDelete: false }] };
    expect(await fixture.call('POST /session/updateDocument', ada, back)).toMatchObject(
      refused('DOCUMENT_NOT_FOUND'),
    );
  });

  test('of a call are for those who are in it, while they are', async () => {
    const visitor = fixture.someone('guest');
    const callId = await fixture.portalCall(ada, visitor);
    const id = await uploaded(intoCall(visitor, callId, { name: 'Passport.pdf' }));
    expect(await show(visitor, callId, id)).toMatchObject({ status: 200 });
    const list = (by: Somebody) => fixture.call(`GET /document/ofCall?callDetailId=${callId}`, by);
    expect((await list(ada)).body.docs).toMatchObject([{ _id: id, name: 'Passport.pdf' }]);
    expect((await download(ada, id)).bytes).toEqual(PDF);
    const other = fixture.someone('guest');
    const elsewhere = await fixture.portalCall(stranger, other);
    for (const outsider of [stranger, other, tom]) {
      expect(await list(outsider)).toMatchObject(refused('NOT_IN_CALL'));
      expect(await download(outsider, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
      expect(await intoCall(outsider, callId)).toMatchObject(refused('NOT_IN_CALL'));
    }
    expect(await show(stranger, elsewhere, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    // The agent is the moderator there, and a member whose id is that of a visit is no visitor.
    const double = { id: visitor.id, headers: fixture.test.headersOf('member', visitor.id) };
    expect(await list(double)).toMatchObject(refused('NOT_IN_CALL'));
    await fixture.run(
      (context) =>
        new LeaveCall(context, { callId, joinerId: visitor.id, because: { reason: 'left' } }),
    );
    expect(await list(visitor)).toMatchObject(refused('NOT_IN_CALL'));
    expect(await download(visitor, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
  });

  test('of a call are not had by a session that has its id', async () => {
    const visitor = fixture.someone('guest');
    // A call's id is refused by then; the session is there before.
    await fixture.session(stranger, { _id: visitor.id });
    const callId = await fixture.portalCall(ada, visitor);
    await uploaded(intoCall(visitor, callId, { name: 'Passport.pdf' }));
    const archive = (by: Somebody) =>
      fixture.call(`GET /document/archiveOfSession?sessionId=${callId}`, by);
    expect(await archive(stranger)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    await uploaded(
      fixture.upload(stranger, {
        uploadFrom: 'session-documents',
        identity: callId,
        content: PDF,
        name: 'Own.pdf',
      }),
    );
    const text = Buffer.from((await archive(stranger)).bytes).toString('utf8');
    expect(text).toContain('Own.pdf');
    expect(text).not.toContain('Passport.pdf');
  });

  test('of a call that is over stay with its agent', async () => {
    const visitor = fixture.someone('guest');
    const callId = await fixture.portalCall(ada, visitor);
    const id = await uploaded(intoCall(visitor, callId));
    await fixture.run((context) => new EndCall(context, { callId, endedBy: ada.id }));
    expect((await download(ada, id)).bytes).toEqual(PDF);
    expect(await download(visitor, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    expect(await intoCall(ada, callId)).toMatchObject(refused('CALL_OVER'));
    expect(await fixture.call(`DELETE /document/${id}`, ada)).toMatchObject({ status: 200 });
  });

  test('guests of a session’s call read them while they are in it', async () => {
    const callId = fixture.newId();
    const id = await uploaded(intoSession(ada));
    const guest = fixture.guestOf(sessionId);
    expect(await download(guest, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    await fixture.call('POST /callDetail/call', ada, { _id: callId, sessionId });
    await fixture.joins(callId, ada.id);
    const participant = { joinerId: guest.id, joinerType: 'Guest', role: 'guest' } as const;
    const added = { callId, participant, admission: 'admitted', addedBy: null } as const;
    await fixture.run((context) => new AddParticipant(context, added));
    expect(await download(guest, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    await fixture.joins(callId, guest.id);
    expect((await download(guest, id)).bytes).toEqual(PDF);
    const list = `GET /session/documents?sessionId=${sessionId}&order=1` as const;
    const file = `GET /session/${sessionId}/document/${id}` as const;
    for (const route of [list, file]) {
      expect((await fixture.call(route, guest)).status).toBe(200);
    }
    const about = { callId, joinerId: guest.id, by: ada.id } as const;
    const held = (event: CallEvent) =>
      fixture.test.core.commandRunner.run({
        name: 'Held',
        context: ofItself('test', fixture.newId(), fixture.newId()),
        streams: { call: stream(Call, callId) },
        decide: () => accepted({ call: [event] }),
      });
    await held({ type: 'CallParticipantPaused', data: { ...about, at: null } });
    for (const route of [list, file, `GET /document/download/${id}`] as const) {
      expect((await fixture.call(route, guest)).status).toBeGreaterThanOrEqual(403);
    }
    await held({ type: 'CallParticipantResumed', data: { ...about, heldMs: 1 } });
    expect((await fixture.call(file, guest)).status).toBe(200);
    expect(await intoSession(guest)).toMatchObject(refused('FORBIDDEN'));
    expect(await show(ada, callId, id)).toMatchObject({ status: 200 });
    const because = { reason: 'left' } as const;
    await fixture.run((context) => new LeaveCall(context, { callId, joinerId: guest.id, because }));
    expect(await fixture.call(file, guest)).toMatchObject(refused('SESSION_NOT_FOUND'));
    // At the goodbye a guest reads for a while what was shown.
    expect((await download(guest, id)).bytes).toEqual(PDF);
    fixture.test.clock.advance(GOODBYE_KEEPS_MS + 1_000);
    expect(await download(guest, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
  });

  test('gives out documents that were removed from their session to no one, until they are put back', async () => {
    const id = await uploaded(intoSession(ada));
    const change = (isDelete: boolean) =>
      fixture.call('POST /session/updateDocument', ada, {
        sessionId,
        documents: [{ documentId: id, isDelete }],
      });
    expect((await change(true)).status).toBe(200);
    for (const route of [
      `GET /document/${id}`,
      `GET /document/download/${id}`,
      `GET /document/preview?documentId=${id}&page=1`,
    ] as const) {
      expect(await fixture.call(route, ada)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    }
    expect((await change(false)).status).toBe(200);
    expect((await download(ada, id)).bytes).toEqual(PDF);
  });

  test('of a call are so many at most', async () => {
    // Each of both has a budget of uploads a minute.
    const [agent, visitor] = [await fixture.member(), fixture.someone('guest')];
    const callId = await fixture.portalCall(agent, visitor);
    for (let n = 0; n < CALL_DOCUMENTS_MAX - 4; n += 1) {
      await uploaded(intoCall(n % 2 === 0 ? visitor : agent, callId));
    }
    // Also where they come at the same time.
    const last = await Promise.all(
      Array.from({ length: 10 }, (_, n) => intoCall(n % 2 === 0 ? visitor : agent, callId)),
    );
    expect(last.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(await intoCall(visitor, callId)).toMatchObject(refused('CALL_DOCUMENTS_FULL'));
  });

  test('come together in one archive', async () => {
    const visitor = fixture.someone('guest');
    const callId = await fixture.portalCall(ada, visitor);
    const zip = (by: Somebody) =>
      fixture.call('POST /callDetail/downloadCallDocuments', by, { callDetailId: callId });
    expect(await zip(ada)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    for (const name of ['Paß.pdf', 'Paß.pdf']) {
      await show(visitor, callId, await uploaded(intoCall(visitor, callId, { name })));
    }
    const { headers, bytes, status } = await zip(ada);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    const text = Buffer.from(bytes).toString('utf8');
    expect(text.startsWith('PK')).toBe(true);
    expect(text).toContain('Paß.pdf');
    expect(text).toContain('Paß (2).pdf');
    expect(await zip(stranger)).toMatchObject(refused('NOT_IN_CALL'));
    const ofSession = (by: Somebody) =>
      fixture.call(`GET /document/archiveOfSession?sessionId=${sessionId}`, by);
    // One of them was damaged before: an archive that lacks it must not look whole.
    await expect(ofSession(ada)).rejects.toThrow();
    expect(await ofSession(stranger)).toMatchObject(refused('SESSION_NOT_FOUND'));
  });

  test('of a forgotten person are deleted with them', async () => {
    const ina = await fixture.member();
    const members = [{ memberId: ina.id, role: 'presenter' }];
    await fixture.call('POST /session/addSessionMember', ada, { sessionId, members });
    const id = await uploaded(intoSession(ina, { name: 'Kilometer 7.pdf' }));
    const admin = fixture.someone('admin');
    await fixture.call('POST /users/delete', admin, { deleteUsers: [ina.id] });
    const { app, core } = fixture.test;
    const commandId = fixture.newId();
    const context = ofItself('test', commandId, commandId);
    const { erased } = await app.get(ErasureService).forget(context, ina.id);
    expect(erased).toMatchObject({ documents: 1 });
    expect(await fixture.pathOf(id)).toBeUndefined();
    expect(await download(ada, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    const list = await fixture.call(`GET /session/documents?sessionId=${sessionId}&limit=99`, ada);
    expect(list.body.docs.map(({ _id }) => _id)).not.toContain(id);
    await eventually('the session has let go of it', async () => {
      const session = await core.commandRunner.stateOf(stream(Session, sessionId));
      return session.status === 'known' && session.documents.get(id) === 'deleted';
    });
  });
});
