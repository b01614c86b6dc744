import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { wrapXfdf } from '@foyer/contracts/board';
import { PDFDocument } from '@cantoo/pdf-lib';

import { eventually } from '#platform/testing/eventually.js';
import { BoardFixture, type BoardPage } from './testing/board-fixture.js';

const DRAWN = wrapXfdf('<line name="m" page="0" start="1,1" end="9,9"/>');

/** Every way by which a document leaves while a board shows it. */
const WAYS_OUT = ['deleted', 'taken out of the session', 'lost with its uploader'] as const;

describe('a board that shows a document which goes', () => {
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

  const shown = async () => {
    const ada = await fixture.member(`Ada${fixture.id().slice(-5)}`);
    const ben = await fixture.member(`Ben${fixture.id().slice(-5)}`);
    const sessionId = await fixture.session(ben, ada);
    const callId = await fixture.callOfSession(sessionId, [ben, 'admin'], [ada, 'presenter']);
    await fixture.began(sessionId, callId);
    const fields = { name: 'Lease.pdf', size: String(file.length), type: 'application/pdf' };
    const { body } = await fixture.app.upload('POST /document', {
      ...{ token: ben.token, field: 'document', file },
      fields: {
        ...{ ...fields, uploadBy: ben.id },
        ...{ uploadFrom: 'session-documents', identity: sessionId },
      },
    });
    const { _id: documentId } = body as { _id: string };
    const of = { whiteboardId: callId, documentId };
    expect(await ada.send('updateDocument', of)).toMatchObject({ ok: true });
    const enter = () =>
      ada.send('getWhiteboard', { whiteboardId: callId, isInCall: true, userId: ada.id });
    expect(await enter()).toMatchObject({ isGone: false, whiteboard: { readOnly: false } });
    const list = (isDelete: boolean) =>
      fixture.app.call('POST /session/updateDocument', {
        ...{ token: ben.token, body: { sessionId, documents: [{ documentId, isDelete }] } },
      });
    return { ada, ben, callId, documentId, of, enter, list };
  };
  const goes = async (way: (typeof WAYS_OUT)[number], there: Awaited<ReturnType<typeof shown>>) => {
    const { ben, documentId, list } = there;
    if (way === 'deleted') {
      return fixture.app.call(`DELETE /document/${documentId}`, { token: ben.token });
    }
    if (way === 'taken out of the session') return list(true);
    await fixture.memberDeleted(ben);
    return fixture.app.call(`POST /admin/people/${ben.id}/forget`, { token: max.token });
  };

  test.each(WAYS_OUT)('tells it, and takes no drawing, once it is %s', async (way) => {
    const there = await shown();
    const { ada, callId, documentId, of, enter } = there;
    expect((await goes(way, there)).status).toBeLessThan(300);
    await eventually('the page is told', () =>
      ada.heard('onDocumentGone').some((said) => said.documentId === documentId),
    );
    expect(await enter()).toMatchObject({ isGone: true, whiteboard: { readOnly: true } });
    for (const isDraft of [true, false]) {
      const drawn = await ada.send('updateXfdfString', { ...of, xfdfString: DRAWN, isDraft });
      expect(drawn).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    }
    const erased = await ada.send('deleteAnnotations', { ...of, names: ['m'] });
    expect(erased).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    await ada.send('notification', { ...of, type: 'setMembersForSign', membersForSign: [ada.id] });
    expect(await ada.send('notification', { ...of, type: 'signatureRequested' })).toMatchObject({
      code: 'DOCUMENT_NOT_FOUND',
    });
    expect(await fixture.file(`${callId}/pdf?documentId=${documentId}`, ada)).toMatchObject({
      status: 404,
    });
  });

  test('shows it again once it is put back', async () => {
    const { ada, list, enter, of } = await shown();
    await list(true);
    await eventually('it is gone', async () => (await enter()).isGone === true);
    await list(false);
    await eventually('the page is told of both', () => ada.heard('onDocumentGone').length === 2);
    expect(await enter()).toMatchObject({ isGone: false });
    const drawn = await ada.send('updateXfdfString', { ...of, xfdfString: DRAWN, isDraft: false });
    expect(drawn).toMatchObject({ ok: true });
  });
});
