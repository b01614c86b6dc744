import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { wrapXfdf } from '@foyer/contracts/board';
import { fullPath } from '@foyer/contracts/schema';
import sharp from 'sharp';

import { verifySeal } from './index.js';
import { BoardFixture, type BoardPage } from './testing/board-fixture.js';
import { boardInputs, type BoardInput } from './testing/board-inputs.js';

const LINE = wrapXfdf('<line name="m" page="0" start="10,10" end="60,60" color="#FF0000"/>');
const STROKES = {
  method: 'drawn',
  strokes: [
    [
      [10, 40],
      [200, 20],
    ],
  ],
};

describe('each kind of file that is accepted', () => {
  let fixture: BoardFixture;
  let ada: BoardPage;
  let vic: BoardPage;
  let callId: string;

  beforeAll(async () => {
    fixture = await BoardFixture.open();
  });
  beforeEach(async () => {
    // Exports are counted by person.
    ada = await fixture.member(`Ada ${fixture.id().slice(-6)}`);
    vic = await fixture.visitor('Vic');
    callId = await fixture.visitCall(ada, vic);
  });
  afterAll(() => fixture.close());

  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${ada.token}` };
    const response = await fetch(fixture.app.url + fullPath({ path }), { headers });
    return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
  };
  const post = (page: BoardPage, path: string, body: object) =>
    fixture.app.call(`POST /whiteboard/${callId}/${path}`, { token: page.token, body });
  /** How a document looks: the colour that most of its first page has. */
  const colourOf = async (documentId: string) => {
    const { status, content } = await get(`/document/preview?documentId=${documentId}&page=1`);
    expect(status).toBe(200);
    const { dominant } = await sharp(content).stats();
    return dominant;
  };
  /** Green, as near as the colours of a printer come to it. */
  const isGreen = ({ r, g, b }: { r: number; g: number; b: number }) => g > 90 && r < 80 && b < 90;

  const expectShown = async (documentId: string) => {
    const of = { whiteboardId: callId, documentId };
    expect(await ada.send('updateDocument', of)).toMatchObject({ ok: true });
    const exported = `/whiteboard/${callId}/pdf?documentId=${documentId}`;
    const plain = await get(exported);
    expect({ status: plain.status, start: plain.content.subarray(0, 5).toString() }).toEqual({
      ...{ status: 200, start: '%PDF-' },
    });
    expect(await ada.send('updateXfdfString', { ...of, xfdfString: LINE })).toMatchObject({
      ok: true,
    });
    const kept = await post(ada, 'keep', { documentId, name: 'Kept.pdf' });
    expect(kept).toMatchObject({ status: 201 });
    expect(isGreen(await colourOf((kept.body as { _id: string })._id))).toBe(true);
    const said = (more: object) => ada.send('notification', { ...of, ...more });
    await said({ type: 'setMembersForSign', membersForSign: [vic.id] });
    expect(await said({ type: 'signatureRequested' })).toMatchObject({ ok: true });
    const signed = await post(vic, 'sign', { documentId, signature: STROKES });
    expect(signed).toMatchObject({ status: 201 });
    const { _id: signedId } = signed.body as { _id: string };
    expect(isGreen(await colourOf(signedId))).toBe(true);
    expect(verifySeal(await fixture.download(signedId, ada))).toMatchObject({ isIntact: true });
  };

  const expectRefused = async (documentId: string) => {
    expect(await get(`/whiteboard/${callId}/pdf?documentId=${documentId}`)).toMatchObject({
      status: 415,
    });
    const of = { whiteboardId: callId, documentId };
    expect(await ada.send('updateDocument', of)).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    const asked = { ...of, type: 'signatureRequested' };
    await ada.send('notification', { ...of, type: 'setMembersForSign', membersForSign: [vic.id] });
    expect(await ada.send('notification', asked)).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    const kept = await post(ada, 'keep', { documentId, name: 'Kept.pdf' });
    expect(kept).toMatchObject({ status: 415 });
  };

  test.each(boardInputs.map((one) => [one.name, one] as const))(
    'goes through every exit: %s',
    async (name, { type, file, isShown }: BoardInput) => {
      const content = await file();
      const documentId = await fixture.upload(callId, vic, content, { name, type });
      expect(documentId).toBeDefined();
      const kept = await fixture.download(documentId, ada);
      // Lines before a PDF are cut.
      const isCut = name.startsWith('after');
      expect(Buffer.from(content).subarray(-kept.length).equals(kept)).toBe(true);
      expect(kept.length < content.length).toBe(isCut);
      await (isShown ? expectShown(documentId) : expectRefused(documentId));
    },
    120_000,
  );
});
