import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';

import { Rejected } from '../../platform/eventing/commands/index.js';
import { PageDrawer } from './ports/page-drawer.js';
import { XfaConverter } from './ports/xfa-converter.js';
import { DocumentsFixture, PDF, type Somebody } from './testing/documents-fixture.js';

/** What the converter makes of any form, or answers in its place. */
let answer: { readonly status: number; readonly body: string };

describe('a document', () => {
  let converter: Server;
  let fixture: DocumentsFixture;
  let ada: Somebody;
  let stranger: Somebody;
  let sessionId: string;

  beforeAll(async () => {
    converter = createServer((request, response) => {
      if (answer.status === 0) return;
      request.resume().on('end', () => response.writeHead(answer.status).end(answer.body));
    });
    await new Promise<void>((resolve) => void converter.listen(0, '127.0.0.1', resolve));
    const { port } = converter.address() as AddressInfo;
    fixture = await DocumentsFixture.open({ XFA_CONVERTER_URL: `http://127.0.0.1:${port}/xfa` });
    [ada, stranger] = [fixture.someone(), fixture.someone()];
    sessionId = await fixture.session(ada);
  });
  afterAll(async () => {
    await fixture.close();
    converter.close();
  });

  const upload = async (content: Uint8Array) => {
    const place = { uploadFrom: 'session-documents', identity: sessionId } as const;
    return (await fixture.upload(ada, { ...place, content })).body._id;
  };
  const preview = (by: Somebody, documentId: string, page = 1) =>
    fixture.call(`GET /document/preview?documentId=${documentId}&page=${page}`, by);

  test('is seen by those who may read it', async () => {
    const create = { width: 20, height: 10, channels: 3, background: 'teal' } as const;
    const id = await upload(await sharp({ create }).png().toBuffer());
    const { status, headers, bytes } = await preview(ada, id);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 20 });
    expect(await preview(ada, id, 2)).toMatchObject({
      body: { errors: { code: 'PAGE_NOT_FOUND' } },
    });
    expect(await preview(stranger, id)).toMatchObject({
      body: { errors: { code: 'DOCUMENT_NOT_FOUND' } },
    });
    await fixture.call(`DELETE /document/${id}`, ada);
    expect(await preview(ada, id)).toMatchObject({
      body: { errors: { code: 'DOCUMENT_NOT_FOUND' } },
    });
  });

  test('that cannot be drawn says so', async () => {
    expect(await preview(ada, await upload(PDF))).toMatchObject({
      status: 422,
      body: { errors: { code: 'NO_PREVIEW' } },
    });
  });

  test('that could not be drawn is not tried again, and no one has many drawn at once', async () => {
    const drawer = fixture.test.app.get(PageDrawer);
    const drawn = jest.spyOn(drawer, 'draw');
    const bad = await upload(PDF);
    await preview(ada, bad);
    expect((await preview(ada, bad, 2)).status).toBe(422);
    expect(drawn).toHaveBeenCalledTimes(1);
    const good = await upload(Buffer.concat([PDF, Buffer.from(' of another')]));
    let fail = (): void => undefined;
    const failing = new Promise<Uint8Array>((_, reject) => {
      fail = () => reject(new Rejected('PAGE_NOT_FOUND'));
    });
    drawn.mockReturnValue(failing);
    const asked = Array.from({ length: 9 }, async (_, index) => {
      const { status } = await preview(ada, good, index + 1);
      if (status === 503) fail();
      return status;
    });
    expect((await Promise.all(asked)).filter((status) => status === 503)).toHaveLength(1);
    drawn.mockRestore();
  });

  test.each([
    ['converted', 200, '%PDF-1.4 plain', '%PDF-1.4 plain'],
    ['the original where the converter fails', 500, 'Out of memory', '%PDF-1.7 A contract'],
    ['the original where it answers nonsense', 200, '<html>', '%PDF-1.7 A contract'],
  ])('that is an XFA form comes back %s', async (_, status, body, expected) => {
    answer = { status, body };
    const form = new FormData();
    form.set('document', new Blob([PDF]), 'form.pdf');
    const url = `${fixture.test.url}/api/v2/document/convertXfa`;
    const got = await fetch(url, { method: 'POST', headers: ada.headers, body: form });
    expect([got.status, await got.text()]).toEqual([200, expected]);
    expect(got.headers.get('content-disposition')).toContain('attachment');
  });

  test('that is an XFA form is refused where too many wait', async () => {
    answer = { status: 0, body: '' };
    const asking = fixture.test.app.get(XfaConverter);
    const asked = Array.from({ length: 13 }, () => asking.convert(PDF));
    await expect(Promise.race(asked)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    answer = { status: 500, body: '' };
    converter.closeAllConnections();
    const settled = await Promise.allSettled(asked);
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});
