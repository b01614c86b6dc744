import { createHash, privateEncrypt, X509Certificate } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { generate } from 'selfsigned';

import { pdfText } from '../../testing/pdf-text.js';
import { judgePad, readPadEvidence, verifySeal } from './index.js';
import { BoardFixture, type BoardPage } from './testing/board-fixture.js';

const SHA256_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');
const PAD = { type: 'Sigma', serialNumber: '900-17' };
const STROKES = [
  [
    [10, 40, 0],
    [60, 10, 0.4],
    [120, 60, 1],
  ],
  [[200, 20, 0.2]],
];

describe('signing a document on a pad', () => {
  let fixture: BoardFixture;
  let ada: BoardPage;
  let vic: BoardPage;
  let callId: string;
  let key: { private: string; cert: string };

  beforeAll(async () => {
    fixture = await BoardFixture.open();
    ada = await fixture.member('Ada');
    vic = await fixture.visitor('Vic');
    await fixture.atKiosk(vic);
    callId = await fixture.visitCall(ada, vic);
    key = await generate([{ name: 'commonName', value: 'Pad' }], { keySize: 2048 });
  });
  afterAll(() => fixture.close());

  /** A document that the visitor was asked to sign. */
  const asked = async (prepare: (pdf: PDFDocument) => unknown = () => undefined) => {
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]);
    await prepare(pdf);
    const file = await pdf.save();
    const documentId = await fixture.upload(callId, vic, file);
    await ada.send('updateDocument', { whiteboardId: callId, documentId });
    const notify = (said: object) =>
      ada.send('notification', { whiteboardId: callId, documentId, ...said });
    await notify({ type: 'setMembersForSign', membersForSign: [vic.id] });
    expect(await notify({ type: 'signatureRequested' })).toMatchObject({ ok: true });
    return { documentId, documentHash: createHash('sha256').update(file).digest('hex') };
  };
  const sign = (documentId: string, signature: object) =>
    fixture.app.call(`POST /whiteboard/${callId}/sign`, {
      token: vic.token,
      body: { documentId, signature },
    });
  const signedFile = async (documentId: string, signature: object) => {
    const done = await sign(documentId, signature);
    expect(done).toMatchObject({ status: 201, body: { isSigned: true } });
    return fixture.download((done.body as { _id: string })._id, ada);
  };
  const signature = (documentHash: string, more: object = {}) => ({
    ...{ method: 'pad', strokes: STROKES, documentHash, pad: PAD, proof: null, ...more },
  });
  const proofOver = (hash: string) => ({
    scheme: 'PKCS1_V1_5',
    signature: privateEncrypt(
      key.private,
      Buffer.concat([SHA256_INFO, Buffer.from(hash, 'hex')]),
    ).toString('base64'),
    certificateId: 'pad-1',
    certificate: key.cert.replaceAll(/-----[^-]+-----|\s/g, ''),
    signData: Buffer.from('encrypted').toString('base64'),
  });

  test('keeps what the pad says in the sealed file', async () => {
    const { documentId, documentHash } = await asked();
    const proof = proofOver(documentHash);
    const file = await signedFile(documentId, signature(documentHash, { proof }));
    expect(verifySeal(file)).toMatchObject({ isIntact: true });
    const evidence = await readPadEvidence(file);
    expect(evidence).toEqual({ documentHash, pad: PAD, proof });
    expect(evidence && judgePad(evidence)).toMatchObject({ signature: 'matches' });
    const headers = { 'content-type': 'application/pdf' };
    const text = await pdfText(new Response(new Uint8Array(file), { headers }));
    expect(text).toContain('drawn on a pad');
    expect(text).toContain('Sigma, 900-17');
    expect(text).toContain('certificate not verified');
    expect(text).toContain("as given by the signer's machine");
    const { fingerprint256 } = new X509Certificate(key.cert);
    const fingerprint = fingerprint256.replaceAll(':', '').toLowerCase();
    expect(text.replaceAll(/\s/g, '')).toContain(fingerprint);
  });

  test('is taken from no machine of a visitor', async () => {
    const own = await fixture.visitor('Val');
    const call = await fixture.visitCall(ada, own);
    const documentHash = '0'.repeat(64);
    const body = { documentId: fixture.id(), signature: signature(documentHash) };
    const refused = await fixture.app.call(`POST /whiteboard/${call}/sign`, {
      ...{ token: own.token, body },
    });
    expect(refused).toMatchObject({
      ...{ status: 403, body: { errors: { code: 'SIGNATURE_PAD_NOT_ALLOWED' } } },
    });
  });

  test('claims no more about a signature than is known', async () => {
    const { documentId, documentHash } = await asked();
    const proof = proofOver('0'.repeat(64));
    const evidence = await readPadEvidence(
      await signedFile(documentId, signature(documentHash, { proof })),
    );
    expect(evidence && judgePad(evidence)).toEqual({ signature: 'unchecked' });
    const without = { documentHash, pad: PAD, proof: null };
    expect(judgePad(without)).toEqual({ signature: 'none' });
  });

  test('is refused for another document than the pad was given, and changes nothing', async () => {
    const { documentId, documentHash } = await asked();
    const other = createHash('sha256').update('another').digest('hex');
    expect(await sign(documentId, signature(other))).toMatchObject({
      ...{ status: 409, body: { errors: { code: 'DOCUMENT_CHANGED_MEANWHILE' } } },
    });
    await signedFile(documentId, signature(documentHash));
  });

  test('takes no points outside of what a signature has', async () => {
    const { documentId, documentHash } = await asked();
    const dot = [10, 10, 0.5];
    for (const strokes of [
      [[[10, 10, 1.5]]],
      [[[221, 10, 0.5]]],
      [[[10, 10]]],
      [Array.from({ length: 3001 }, () => dot)],
      Array.from({ length: 101 }, () => [dot]),
      [],
    ]) {
      const refused = await sign(documentId, signature(documentHash, { strokes }));
      expect(refused).toMatchObject({ status: 400 });
    }
    const pad = { type: 'Sigma', serialNumber: '\u200b' };
    expect(await sign(documentId, signature(documentHash, { pad }))).toMatchObject({ status: 400 });
    await signedFile(documentId, signature(documentHash));
  });

  test('is not claimed by what was in the document before', async () => {
    const { documentId } = await asked(async (pdf) => {
      const content = new TextEncoder().encode(JSON.stringify({ pad: PAD }));
      await pdf.attach(content, 'signature-pad.json');
      const stream = pdf.context.register(pdf.context.flateStream(content));
      pdf.catalog.set(PDFName.of('FOYR_SignaturePad'), stream);
    });
    const strokes = STROKES.map((one) => one.map(([x, y]) => [x, y]));
    const file = await signedFile(documentId, { method: 'drawn', strokes });
    expect(await readPadEvidence(file)).toBeUndefined();
  });
});
