import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';

import { AddressLimits } from '#platform/http/admission';
import { EndCall } from '#contexts/calls';
import { Rejected } from '#platform/cqrs';
import { CONVERSIONS, CONVERSIONS_OF_ADDRESS } from './api/conversion-budget.js';
import { eventually } from '#platform/testing/eventually.js';
import { PageDrawer } from './adapters/page-drawer.js';
import { XfaConverter } from './adapters/xfa-converter.js';
import { Previews } from './views/previews.js';
import { DocumentsFixture, PDF, type Somebody } from './testing/documents-fixture.js';

const addressLimits = new AddressLimits({
  ...{ trustedNetworks: [], visitsPerMinute: 100, openVisits: 100, placesInLine: 100 },
});

/** The converter's result for any form, or its answer in place of one. */
let answer: { readonly status: number; readonly body: string };
/** Forms that the converter was sent and keeps. */
let unanswered = 0;

describe('a document', () => {
  let converter: Server;
  let fixture: DocumentsFixture;
  let ada: Somebody;
  let stranger: Somebody;
  let sessionId: string;

  beforeAll(async () => {
    converter = createServer((request, response) => {
      if (answer.status === 0) {
        unanswered += 1;
        return;
      }
      request.resume().on('end', () => response.writeHead(answer.status).end(answer.body));
    });
    await new Promise<void>((resolve) => void converter.listen(0, '127.0.0.1', resolve));
    const { port } = converter.address() as AddressInfo;
    fixture = await DocumentsFixture.open(
      { XFA_CONVERTER_URL: `http://127.0.0.1:${port}/xfa` },
      { addressLimits, trustProxy: true },
    );
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

  const convert = (
    by: Somebody,
    place: Readonly<Record<string, string>> = {},
    from = '1.2.3.4',
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(place)) form.set(name, value);
    form.set('document', new Blob([PDF]), 'form.pdf');
    const url = `${fixture.test.url}/api/v2/document/convertXfa`;
    const headers = { ...by.headers, 'x-forwarded-for': from };
    return fetch(url, { method: 'POST', headers, body: form });
  };

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

  test('reports that a document cannot be drawn', async () => {
    expect(await preview(ada, await upload(PDF))).toMatchObject({
      status: 422,
      body: { errors: { code: 'NO_PREVIEW' } },
    });
  });

  test('does not try again to draw a document that could not be drawn, and lets no one have many drawn at once', async () => {
    const drawer = fixture.test.app.get(PageDrawer);
    const drawn = jest.spyOn(drawer, 'draw');
    const content = Buffer.concat([PDF, Buffer.from(' that is bad')]);
    const [bad, again] = [await upload(content), await upload(content)];
    await preview(ada, bad);
    expect((await preview(ada, bad, 2)).status).toBe(422);
    expect((await preview(ada, again)).status).toBe(422);
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

  test('is not drawn for who has gone before its turn came', async () => {
    const drawer = fixture.test.app.get(PageDrawer);
    let draw = (): void => undefined;
    const drawing = new Promise<Uint8Array>((resolve) => (draw = () => resolve(PDF)));
    const drawn = jest.spyOn(drawer, 'draw').mockReturnValue(drawing);
    const asked = jest.spyOn(fixture.test.app.get(Previews), 'of');
    const id = await upload(Buffer.concat([PDF, Buffer.from(' that is left')]));
    const first = preview(ada, id);
    await eventually('the first is asked for', () => asked.mock.calls.length === 1);
    const going = new AbortController();
    const url = `${fixture.test.url}/api/v2/document/preview?documentId=${id}&page=2`;
    const second = fetch(url, { headers: ada.headers, signal: going.signal });
    await eventually('the second is asked for', () => asked.mock.calls.length === 2);
    going.abort();
    await expect(second).rejects.toThrow();
    await expect(asked.mock.results[1]?.value).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    draw();
    expect((await first).status).toBe(200);
    expect(drawn.mock.calls.map(([, , page]) => page)).toEqual([1]);
    drawn.mockRestore();
    asked.mockRestore();
  });

  test.each([
    ['converted', 200, '%PDF-1.4 plain', '%PDF-1.4 plain'],
    ['the original where the converter fails', 500, 'Out of memory', '%PDF-1.7 A contract'],
    ['the original where it answers nonsense', 200, '<html>', '%PDF-1.7 A contract'],
  ])('that is an XFA form comes back %s', async (_, status, body, expected) => {
    answer = { status, body };
    const got = await convert(ada);
    expect([got.status, await got.text()]).toEqual([200, expected]);
    expect(got.headers.get('content-disposition')).toContain('attachment');
  });

  test('converts an XFA form for a visitor where they may share it, and nowhere else', async () => {
    answer = { status: 200, body: '%PDF-1.4 plain' };
    const [visitor, other] = [fixture.someone('guest'), fixture.someone('guest')];
    const callId = await fixture.portalCall(ada, visitor);
    const inCall = { uploadFrom: 'session-call', identity: callId };
    const refused = async (by: Somebody, place: Readonly<Record<string, string>>) => {
      const got = await convert(by, place);
      return ((await got.json()) as { errors: { code: string } }).errors.code;
    };
    expect((await convert(visitor, inCall)).status).toBe(200);
    expect(await refused(visitor, {})).toBe('INVALID_INPUT');
    expect(await refused(visitor, { uploadFrom: 'session-call', identity: 'x' })).toBe(
      'INVALID_INPUT',
    );
    expect(await refused(other, inCall)).toBe('NOT_IN_CALL');
    const session = { uploadFrom: 'session-documents', identity: sessionId };
    expect(await refused(visitor, session)).toBe('SESSION_NOT_FOUND');
    await fixture.run((context) => new EndCall(context, { callId, endedBy: ada.id }));
    expect(await refused(visitor, inCall)).toBe('CALL_OVER');
  });

  test('limits the conversions of XFA forms for a person, and for all at an address', async () => {
    answer = { status: 200, body: '%PDF-1.4 plain' };
    const from = '5.6.7.8';
    const statuses = async (by: Somebody, times: number, at: string) => {
      const asked = Array.from({ length: times }, async () => (await convert(by, {}, at)).status);
      return (await Promise.all(asked)).filter((status) => status === 429).length;
    };
    const busy = fixture.someone();
    for (let number = 0; number < CONVERSIONS; number += 2) await statuses(busy, 2, from);
    expect(await statuses(busy, 1, '9.9.9.9')).toBe(1);
    for (let people = 1; people < CONVERSIONS_OF_ADDRESS; people += 1) {
      const person = fixture.someone();
      for (let number = 0; number < CONVERSIONS; number += 2) {
        expect(await statuses(person, 2, from)).toBe(0);
      }
    }
    const late = fixture.someone();
    expect([await statuses(late, 1, from), await statuses(late, 1, '9.9.9.9')]).toEqual([1, 0]);
  });

  test('leaves the places of the converter to others when one person sends many XFA forms', async () => {
    answer = { status: 0, body: '' };
    unanswered = 0;
    const busy = fixture.someone();
    const statusOf = async (by: Somebody) => (await convert(by)).status;
    const asked = Array.from({ length: 3 }, () => statusOf(busy));
    expect(await Promise.race(asked)).toBe(429);
    const other = statusOf(fixture.someone());
    await eventually('all others are with the converter', () => unanswered === 3);
    answer = { status: 500, body: '' };
    converter.closeAllConnections();
    expect(await other).toBe(200);
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(2);
  });

  test('refuses an XFA form when too many wait', async () => {
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
