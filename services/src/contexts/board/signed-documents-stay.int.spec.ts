import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';

import { eventually } from '#platform/testing/eventually.js';
import { BoardFixture, type BoardPage } from './testing/board-fixture.js';

const TYPED = { method: 'typed', name: 'Ben Berger' };
const refused = (code: string) => ({ status: 409, body: { errors: { code } } });

/**
 * Tests every way by which a document would be removed from its place, except the erasure of a person.
 */
const WAYS_OUT = ['deleted', 'taken out of the session', 'taken out of the call'] as const;

describe('a document that is signed, or about to be', () => {
  let fixture: BoardFixture;
  let max: BoardPage;
  let file: Uint8Array;

  beforeAll(async () => {
    fixture = await BoardFixture.open();
    max = await fixture.member('Max', 'admin');
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]);
    file = await pdf.save();
  });
  afterAll(() => fixture.close());

  const post = (path: string, { token }: BoardPage, body?: object) =>
    fixture.app.call(`POST /${path}`, { token, ...(body && { body }) });
  const get = (path: string, { token }: BoardPage) => fixture.app.call(`GET /${path}`, { token });

  /**
   * A document of a session, or of a visitor's call, on which `signer` is asked by `asker` to sign.
   */
  const asked = async (callId: string, asker: BoardPage, signer: BoardPage, place: object) => {
    const fields = { name: 'Lease.pdf', size: String(file.length), type: 'application/pdf' };
    const { body } = await fixture.app.upload('POST /document', {
      ...{ token: asker.token, field: 'document', file },
      fields: { ...fields, uploadBy: asker.id, ...place },
    });
    const { _id: documentId } = body as { _id: string };
    const of = { whiteboardId: callId, documentId };
    const said = (more: object) => asker.send('notification', { ...of, ...more });
    await said({ type: 'setMembersForSign', membersForSign: [signer.id] });
    expect(await said({ type: 'signatureRequested' })).toMatchObject({ ok: true });
    return documentId;
  };
  const signed = async (callId: string, documentId: string, signer: BoardPage) => {
    const done = await post(`whiteboard/${callId}/sign`, signer, { documentId, signature: TYPED });
    expect(done).toMatchObject({ status: 201 });
    return (done.body as { _id: string })._id;
  };
  const inSession = async () => {
    const ada = await fixture.member(`Ada${fixture.id().slice(-5)}`);
    const ben = await fixture.member(`Ben${fixture.id().slice(-5)}`);
    const sessionId = await fixture.session(ada, ben);
    const callId = await fixture.callOfSession(sessionId, [ada, 'admin'], [ben, 'presenter']);
    const place = { uploadFrom: 'session-documents', identity: sessionId };
    const documentId = await asked(callId, ada, ben, place);
    return { ada, ben, sessionId, callId, documentId };
  };
  type There = Awaited<ReturnType<typeof inSession>>;
  const leave = (way: (typeof WAYS_OUT)[number], { ada, sessionId, callId }: There, id: string) => {
    const documents = [{ documentId: id, isDelete: true }];
    if (way === 'deleted') return fixture.app.call(`DELETE /document/${id}`, { token: ada.token });
    return way === 'taken out of the session'
      ? post('session/updateDocument', ada, { sessionId, documents })
      : post('callDetail/updateDocument', ada, { callDetailId: callId, documents });
  };

  test.each(WAYS_OUT)('is not %s', async (way) => {
    const there = await inSession();
    const { ada, ben, callId, documentId } = there;
    const shown = { callDetailId: callId, documents: [{ documentId, isDelete: false }] };
    await post('callDetail/updateDocument', ada, shown);
    expect(await leave(way, there, documentId)).toMatchObject(refused('DOCUMENT_BEING_SIGNED'));
    expect(await get(`document/${documentId}`, ben)).toMatchObject({ status: 200 });
    const id = await signed(callId, documentId, ben);
    const listed = { callDetailId: callId, documents: [{ documentId: id, isDelete: false }] };
    await post('callDetail/updateDocument', ada, listed);
    expect(await leave(way, there, id)).toMatchObject(refused('DOCUMENT_SIGNED'));
    expect(await get(`document/${id}`, ben)).toMatchObject({ status: 200 });
  });

  test('keeps its session from being deleted, and says why', async () => {
    const { ada, ben, sessionId, callId, documentId } = await inSession();
    const id = await signed(callId, documentId, ben);
    await fixture.ended(callId);
    const admin = await fixture.app.call(`DELETE /admin/sessions/${sessionId}`, {
      token: max.token,
    });
    expect(admin).toMatchObject(refused('SESSION_KEEPS_SIGNED'));
    const alone = await post('session/delete', ada, { ids: [sessionId] });
    expect(alone).toMatchObject(refused('SESSION_KEEPS_SIGNED'));
    expect(await get(`document/${id}`, ben)).toMatchObject({ status: 200 });
  });

  test('outlives who asked for it and who signed it; their receipts name it', async () => {
    const { ada, ben, callId, documentId, sessionId } = await inSession();
    const id = await signed(callId, documentId, ben);
    for (const page of [ada, ben]) await fixture.memberDeleted(page);
    const kept = [{ what: 'documents', why: 'signed', count: 1 }];
    const forgotten = await post(`admin/people/${ada.id}/forget`, max);
    expect(forgotten).toMatchObject({ status: 200, body: { erased: { documents: 1 }, kept } });
    expect(await post(`admin/people/${ben.id}/forget`, max)).toMatchObject({ body: { kept } });
    // The original belonged only to the forgotten members.
    await eventually('the original is gone', async () => {
      const { status } = await get(`document/${documentId}`, max);
      return status === 404;
    });
    expect(await get(`document/${id}`, max)).toMatchObject({
      ...{ status: 200, body: { isSigned: true, uploadByName: null } },
    });
    const content = await fixture.download(id, max);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    const list = await get(`session/documents?sessionId=${sessionId}&page=1&pageSize=10`, max);
    expect(JSON.stringify(list.body)).toContain(id);
  });

  test('of a visitor’s call outlives its agent, and is there for those who manage all', async () => {
    const ada = await fixture.member('Agnes');
    const vic = await fixture.visitor('Vic');
    const callId = await fixture.visitCall(ada, vic);
    const place = { uploadFrom: 'session-call', identity: callId };
    const id = await signed(callId, await asked(callId, ada, vic, place), vic);
    await fixture.ended(callId);
    await fixture.memberDeleted(ada);
    await post(`admin/people/${ada.id}/forget`, max);
    expect(await get(`document/${id}`, max)).toMatchObject({ status: 200 });
    const other = await fixture.member('Olga');
    expect(await get(`document/${id}`, other)).toMatchObject({ status: 404 });
  });

  test('is signed by no one once its uploader is forgotten, and those who were asked are notified', async () => {
    const { ada, ben, callId, documentId } = await inSession();
    await ben.send('getWhiteboard', { whiteboardId: callId, isInCall: true, userId: ben.id });
    await fixture.memberDeleted(ada);
    expect(await post(`admin/people/${ada.id}/forget`, max)).toMatchObject({
      ...{ status: 200, body: { kept: [] } },
    });
    await eventually('the request is withdrawn', () =>
      ben.heard('notification').some(({ signProcessStatus: status }) => status === 'CANCELLED'),
    );
    const late = await post(`whiteboard/${callId}/sign`, ben, { documentId, signature: TYPED });
    expect(late).toMatchObject({ status: 403, body: { errors: { code: 'NOT_ASKED_TO_SIGN' } } });
  });
});
