import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fullPath } from '@foyer/contracts/schema';
import sharp from 'sharp';

import {
  DocumentsFixture,
  PDF,
  type Answered,
  type Somebody,
} from './testing/documents-fixture.js';

const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });

describe('files of a session', () => {
  let fixture: DocumentsFixture;
  let ada: Somebody;
  let tom: Somebody;
  let viewer: Somebody;
  let stranger: Somebody;
  let sessionId: string;

  beforeAll(async () => {
    fixture = await DocumentsFixture.open();
    [ada, tom] = [await fixture.member(), await fixture.member()];
    [viewer, stranger] = [await fixture.member(), fixture.someone()];
    const members = [
      { memberId: tom.id, role: 'presenter' },
      { memberId: viewer.id, role: 'viewer' },
    ];
    sessionId = await fixture.session(ada, { members });
  });
  afterAll(() => fixture.close());

  const upload = async (by: Somebody, content: Uint8Array, name?: string) => {
    const form = new FormData();
    form.set('sessionId', sessionId);
    if (name !== undefined) form.set('name', name);
    form.set('file', new Blob([Uint8Array.from(content)], { type: 'application/pdf' }), 'a');
    const response = await fetch(fixture.test.url + fullPath({ path: '/session/uploadFile' }), {
      ...{ method: 'POST', headers: by.headers, body: form },
    });
    return { status: response.status, body: (await response.json()) as Answered };
  };
  const list = (by: Somebody) =>
    fixture.call(`GET /session/documents?sessionId=${sessionId}&limit=999&page=1&order=1`, by);
  const download = (id: string) => fixture.call(`GET /session/${sessionId}/document/${id}`, ada);

  test('are kept for its members, as documents are', async () => {
    const { status, body } = await upload(tom, PDF, 'Contract.pdf');
    expect([status, body]).toEqual([201, { _id: expect.any(String) }]);
    const { _id: documentId } = body;
    expect((await list(ada)).body).toMatchObject({
      docs: [{ _id: documentId, name: 'Contract.pdf', extension: 'pdf', uploadBy: tom.id }],
    });
    expect((await fixture.call(`GET /document/${documentId}`, ada)).body).toMatchObject({
      ...{ _id: documentId, name: 'Contract.pdf', uploadFrom: 'session-documents' },
    });
    expect(await list(stranger)).toMatchObject(refused(404, 'SESSION_NOT_FOUND'));
    const got = await download(documentId);
    expect(got.bytes).toEqual(PDF);
    expect(got.headers.get('content-disposition')).toBe('attachment; filename=Contract.pdf');
    const change = (isDelete: boolean) =>
      fixture.call('POST /session/updateDocument', ada, {
        ...{ sessionId, documents: [{ documentId, isDelete }] },
      });
    expect((await change(true)).body).toMatchObject({ documents: [] });
    expect((await list(ada)).body).toMatchObject({ docs: [] });
    expect((await change(false)).body).toMatchObject({ documents: [documentId] });
  });

  test('are refused where they are none, and from those who may not share there', async () => {
    const program = new TextEncoder().encode('MZ');
    expect(await upload(tom, program, 'Virus.pdf')).toMatchObject({
      ...{ status: 415, body: { errors: { fields: { file: expect.any(String) } } } },
    });
    expect(await upload(viewer, PDF)).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(await upload(stranger, PDF)).toMatchObject(refused(404, 'SESSION_NOT_FOUND'));
  });

  test('are saved by their real type, no matter what their names are', async () => {
    const create = { width: 20, height: 10, channels: 3, background: 'teal' } as const;
    const png = await sharp({ create }).png().toBuffer();
    const { body } = await upload(tom, png, 'page.html');
    const named = (await download(body._id)).headers.get('content-disposition');
    expect(named).toBe('attachment; filename=page.html.png');
    const unnamed = await upload(tom, PDF);
    expect((await download(unnamed.body._id)).headers.get('content-disposition')).toBe(
      'attachment; filename=document.pdf',
    );
  });
});
