import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { verifySeal } from './index.js';
import { BoardFixture, type BoardPage } from './testing/board-fixture.js';

describe('several signers of one document', () => {
  let fixture: BoardFixture;
  let ada: BoardPage;

  beforeAll(async () => {
    fixture = await BoardFixture.open();
    ada = await fixture.member('Ada');
  });
  afterAll(() => fixture.close());

  const asked = async (inOrder: boolean) => {
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]);
    const vic = await fixture.visitor('Vic');
    const call = await fixture.visitCall(ada, vic);
    const documentId = await fixture.upload(call, ada, await pdf.save());
    const of = { whiteboardId: call, documentId };
    await ada.send('updateDocument', of);
    const said = (more: object) => ada.send('notification', { ...of, ...more });
    const chosen = { type: 'setMembersForSign', membersForSign: [vic.id, ada.id] };
    expect(await said(chosen)).toMatchObject({ ok: true });
    expect(await said({ type: 'signatureRequested', inOrder })).toMatchObject({ ok: true });
    const sign = (page: BoardPage) =>
      fixture.app.call(`POST /whiteboard/${call}/sign`, {
        token: page.token,
        body: { documentId, signature: { method: 'typed', name: 'As typed' } },
      });
    return { vic, call, documentId, sign };
  };

  test('sign at once, each the document that has the signatures before', async () => {
    const { vic, call, sign } = await asked(false);
    const [one, other] = [await sign(ada), await sign(vic)];
    expect([one.status, other.status]).toEqual([201, 201]);
    const { _id: signedId } = other.body as { _id: string };
    const file = await fixture.download(signedId, ada);
    const verdict = verifySeal(file);
    expect(verdict).toMatchObject({ isIntact: true });
    expect(verdict.signatures.map(({ state }) => state)).toEqual(['intact', 'intact']);
    const first = await fixture.download((one.body as { _id: string })._id, ada);
    expect(file.subarray(0, first.length).equals(first)).toBe(true);
    const { whiteboard } = await vic.send('getWhiteboard', {
      ...{ whiteboardId: call, isInCall: true, userId: vic.id },
    });
    expect(whiteboard).toMatchObject({ documentId: signedId, isSigned: true });
    expect((await sign(vic)).status).toBe(409);
  }, 120_000);

  test('sign one after the other where that was asked', async () => {
    const { vic, sign } = await asked(true);
    expect(await sign(ada)).toMatchObject({
      ...{ status: 409, body: { errors: { code: 'NOT_YOUR_TURN_TO_SIGN' } } },
    });
    expect((await sign(vic)).status).toBe(201);
    expect((await sign(ada)).status).toBe(201);
  }, 120_000);
});
