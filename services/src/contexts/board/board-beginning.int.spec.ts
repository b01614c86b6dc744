import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';

import { BoardFixture, type BoardPage } from './testing/board-fixture.js';

describe('a board of a company that has set what it begins with', () => {
  let fixture: BoardFixture;
  let ada: BoardPage;
  let template: Uint8Array;
  let admin: string;

  beforeAll(async () => {
    fixture = await BoardFixture.open();
    ada = await fixture.member('Ada');
    ({ token: admin } = await fixture.member('Max', 'admin'));
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]);
    template = await pdf.save();
  });
  afterAll(() => fixture.close());

  const look = async (page: BoardPage, callId: string) =>
    (await page.send('getWhiteboard', { whiteboardId: callId, isInCall: true, userId: page.id }))
      .whiteboard;
  const documentsOf = async (callId: string) => {
    const query = `callDetailId=${callId}`;
    const { body } = await fixture.app.call(`GET /document/ofCall?${query}`, ada);
    return (body as { docs: { _id: string; name: string }[] }).docs;
  };
  const set = async (file: Uint8Array | null) => {
    let fileId: string | null = null;
    if (file) {
      const fields = { name: 'Letterhead.pdf', purpose: 'whiteboard' };
      const { body } = await fixture.app.upload('POST /appSetting/file', {
        ...{ token: admin, field: 'file', file, fields },
      });
      ({ fileId } = body as { fileId: string });
    }
    const appearance = { title: 'Town hall', defaultWhiteboardDoc: fileId };
    const saved = await fixture.app.call('POST /appSetting', {
      token: admin,
      body: { appearance },
    });
    expect(saved).toMatchObject({ status: 200 });
  };

  test('is blank where nothing is set', async () => {
    const vic = await fixture.visitor('Vic');
    const callId = await fixture.visitCall(ada, vic);
    expect(await look(ada, callId)).toMatchObject({ documentId: null });
    expect(await documentsOf(callId)).toEqual([]);
  });

  test('begins with a copy of it once its presenter is there, and with no second one', async () => {
    await set(template);
    const vic = await fixture.visitor('Vic');
    const callId = await fixture.visitCall(ada, vic);
    expect(await look(vic, callId)).toMatchObject({ documentId: null });
    const begun = await look(ada, callId);
    const [document, ...more] = await documentsOf(callId);
    expect(more).toEqual([]);
    expect(document).toMatchObject({ name: 'Letterhead.pdf' });
    expect(begun).toMatchObject({ documentId: document?._id });
    expect(await look(vic, callId)).toMatchObject({ documentId: document?._id });
    await ada.send('updateDocument', { whiteboardId: callId, documentId: null });
    expect(await look(ada, callId)).toMatchObject({ documentId: null });
    expect(await documentsOf(callId)).toHaveLength(1);
  });

  test('has one copy for all calls of a session', async () => {
    const ben = await fixture.member('Ben');
    const sessionId = await fixture.session(ben);
    const first = await fixture.callOfSession(sessionId, [ben, 'moderator']);
    const documentId = (await look(ben, first))?.documentId;
    expect(documentId).toEqual(expect.any(String));
    const second = await fixture.callOfSession(sessionId, [ben, 'moderator']);
    expect(await look(ben, second)).toMatchObject({ documentId });
  });

  test('is blank again once that is taken back', async () => {
    await set(null);
    const vic = await fixture.visitor('Vic');
    const callId = await fixture.visitCall(ada, vic);
    expect(await look(ada, callId)).toMatchObject({ documentId: null });
  });
});
