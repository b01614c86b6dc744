import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { wrapXfdf } from '@foyer/contracts/board';
import { PDFDocument } from '@cantoo/pdf-lib';

import { pdfText } from '../../testing/pdf-text.js';
import { eventually } from '#platform/testing/eventually.js';
import { verifySeal } from './index.js';
import { BoardFixture, type BoardPage } from './testing/board-fixture.js';

const STROKES = {
  method: 'drawn',
  strokes: [
    [
      [10, 40],
      [60, 10],
      [120, 60],
      [200, 20],
    ],
  ],
};

/** Signs of markup and of PDF, and an emoji that no font has. */
const COMPANY = 'Müller & Söhne <b>(\\) 🏛️';

describe('signing a document', () => {
  let fixture: BoardFixture;
  let ada: BoardPage;
  let vic: BoardPage;
  let callId: string;
  let documentId: string;

  beforeAll(async () => {
    fixture = await BoardFixture.open();
    ada = await fixture.member('Ada');
    vic = await fixture.visitor('Wiktor Łuk');
    callId = await fixture.visitCall(ada, vic);
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]);
    documentId = await fixture.upload(callId, vic, await pdf.save());
    await ada.send('updateDocument', { whiteboardId: callId, documentId });
    const { token } = await fixture.member('Max', 'admin');
    const appearance = { title: COMPANY, defaultWhiteboardDoc: null };
    const named = await fixture.app.call('POST /appSetting', { token, body: { appearance } });
    expect(named).toMatchObject({ status: 200 });
  });
  afterAll(() => fixture.close());

  const of = () => ({ whiteboardId: callId, documentId });
  const notify = (page: BoardPage, said: object) => page.send('notification', { ...of(), ...said });
  const look = async (page: BoardPage) =>
    (await page.send('getWhiteboard', { whiteboardId: callId, isInCall: true, userId: page.id }))
      .whiteboard;
  const draw = (isDraft: boolean) => {
    const xfdfString = wrapXfdf('<line name="m" page="0" start="1,1" end="9,9"/>');
    return ada.send('updateXfdfString', { ...of(), xfdfString, isDraft });
  };
  const sign = (page: BoardPage, signature: object = STROKES) =>
    fixture.app.call(`POST /whiteboard/${callId}/sign`, {
      token: page.token,
      body: { documentId, signature },
    });

  test('goes from the request to a sealed document that nothing changes any more', async () => {
    await look(vic);
    expect(await sign(vic)).toMatchObject({ status: 403 });
    const members = { type: 'setMembersForSign', membersForSign: [vic.id] };
    expect(await notify(vic, members)).toMatchObject({ code: 'BOARD_READ_ONLY' });
    expect(await notify(ada, members)).toMatchObject({ ok: true });
    for (const nowhere of [
      { page: 1e9, box: [60, 60, 280, 140] },
      { page: 1, box: [60, 60, 280, 140] },
      { page: 0, box: [0, 0, 1e308, 1e308] },
      { page: 0, box: [600, 60, 820, 140] },
      { page: 0, box: [280, 140, 60, 60] },
    ]) {
      const asked = { type: 'signatureRequested', place: nowhere };
      expect(await notify(ada, asked)).toMatchObject({ code: 'SIGNATURE_PLACE_INVALID' });
    }
    const place = { page: 0, box: [60, 60, 280, 140] };
    expect(await notify(ada, { type: 'signatureRequested', place })).toMatchObject({ ok: true });
    await eventually('the visitor is asked', () =>
      vic.heard('notification').some(({ type }) => type === 'signatureRequested'),
    );
    expect(await look(vic)).toMatchObject({ membersForSign: [vic.id], isSignRequester: false });
    expect(await look(ada)).toMatchObject({ isSignRequester: true, readOnly: true });
    for (const isDraft of [true, false]) {
      expect(await draw(isDraft)).toMatchObject({ code: 'DOCUMENT_BEING_SIGNED' });
    }
    const status = (signProcessStatus: string) =>
      notify(vic, { type: 'updateSignProcessStatus', signProcessStatus });
    expect(await status('STARTING')).toMatchObject({ ok: true });
    expect(await status('CONFIRMED')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await notify(vic, { type: 'updateIsSigned', isSigned: true })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await sign(ada)).toMatchObject({ status: 403 });
    expect(await sign(vic, { method: 'drawn', strokes: [] })).toMatchObject({ status: 400 });

    const done = await sign(vic);
    expect(done).toMatchObject({ status: 201, body: { isSigned: true, uploadBy: ada.id } });
    const { _id: signedId } = done.body as { _id: string };
    expect(await look(vic)).toMatchObject({
      ...{ documentId: signedId, isSigned: true, readOnly: true, signProcessStatus: 'CONFIRMED' },
    });
    expect(await sign(vic)).toMatchObject({ status: 409 });
    for (const isDraft of [true, false]) {
      expect(await draw(isDraft)).toMatchObject({ code: 'DOCUMENT_SIGNED' });
    }
    const list = await fixture.app.call(`GET /document/ofCall?callDetailId=${callId}`, ada);
    expect(list.body).toMatchObject({ docs: [{ _id: signedId, isSigned: true }] });

    const file = await fixture.download(signedId, ada);
    const pdf = await PDFDocument.load(file);
    expect(pdf.getPageCount()).toBe(2);
    const headers = { 'content-type': 'application/pdf' };
    const text = await pdfText(new Response(new Uint8Array(file), { headers }));
    // A visitor may give any name: the document says that the name is their own, and who it was.
    expect(text).toContain('Wiktor Łuk (visitor / Besucher)');
    expect(text).toContain('given by the signer / selbst angegeben');
    expect(text).toContain(vic.id);
    expect(text).toContain('Operator / Betreiber');
    expect(text).toContain('Müller & Söhne <b>(\\)');
    expect(verifySeal(file)).toMatchObject({ isIntact: true });
    // Wherever a byte is changed, it shows.
    const unseen: number[] = [];
    for (let at = 0; at < file.length; at += 17) {
      const changed = Uint8Array.from(file);
      changed[at] = (changed[at] ?? 0) ^ 1;
      if (verifySeal(changed).isIntact) unseen.push(at);
    }
    expect(unseen).toEqual([]);
    expect(verifySeal(Buffer.concat([file, Buffer.from('\n')]))).toMatchObject({
      because: 'extended',
    });
    expect(verifySeal(await pdf.save())).toMatchObject({ isIntact: false });
  });

  test('keeps signed documents, and those about to be signed, from being deleted by any person', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]);
    const source = await fixture.upload(callId, vic, await pdf.save());
    const remove = (page: BoardPage, id: string) =>
      fixture.app.call(`DELETE /document/${id}`, { token: page.token });
    const said = (more: object) =>
      ada.send('notification', { whiteboardId: callId, documentId: source, ...more });
    const shown = async (id: string) =>
      (await fixture.app.call(`GET /document/${id}`, ada)).body as Record<string, unknown>;
    await ada.send('updateDocument', { whiteboardId: callId, documentId: source });
    await said({ type: 'setMembersForSign', membersForSign: [vic.id] });
    const asked = { type: 'signatureRequested' };
    expect(await said(asked)).toMatchObject({ ok: true });
    for (const page of [ada, vic]) {
      expect(await remove(page, source)).toMatchObject({
        ...{ status: 409, body: { errors: { code: 'DOCUMENT_BEING_SIGNED' } } },
      });
    }
    expect(await shown(source)).toMatchObject({ isBeingSigned: true, isSigned: false });
    const done = await fixture.app.call(`POST /whiteboard/${callId}/sign`, {
      token: vic.token,
      body: { documentId: source, signature: STROKES },
    });
    const { _id: signedId } = done.body as { _id: string };
    expect(await remove(ada, signedId)).toMatchObject({
      ...{ status: 409, body: { errors: { code: 'DOCUMENT_SIGNED' } } },
    });
    expect(await shown(signedId)).toMatchObject({ isSigned: true });
    // The source document is an ordinary one again, and so is a withdrawn document.
    expect(await remove(ada, source)).toMatchObject({ status: 200 });
    const other = await fixture.upload(callId, vic, await pdf.save());
    const of = { whiteboardId: callId, documentId: other };
    await ada.send('notification', { ...of, type: 'setMembersForSign', membersForSign: [vic.id] });
    await ada.send('notification', { ...of, ...asked });
    const status = { type: 'updateSignProcessStatus', signProcessStatus: 'CANCELLED' };
    await ada.send('notification', { ...of, ...status });
    expect(await remove(ada, other)).toMatchObject({ status: 200 });
  });

  test('is not asked for on what is deleted in the same moment', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]);
    const file = await pdf.save();
    const remove = (id: string) => fixture.app.call(`DELETE /document/${id}`, vic);
    const outcomes: string[] = [];
    for (const order of ['together', 'together', 'asked first', 'asked first'] as const) {
      const id = await fixture.upload(callId, vic, file);
      const said = (more: object) =>
        ada.send('notification', { whiteboardId: callId, documentId: id, ...more });
      await ada.send('updateDocument', { whiteboardId: callId, documentId: id });
      await said({ type: 'setMembersForSign', membersForSign: [vic.id] });
      const asking = said({ type: 'signatureRequested' });
      if (order === 'asked first') await asking;
      const [deleted, asked] = await Promise.all([remove(id), asking]);
      outcomes.push(`${asked.ok ? 'asked' : asked.code} ${deleted.status}`);
    }
    for (const outcome of outcomes) {
      expect(['asked 409', 'DOCUMENT_NOT_FOUND 200']).toContain(outcome);
    }
  });
});
