import { request, type ClientRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { documentRoutes } from '@foyer/contracts/documents';
import { fullPath } from '@foyer/contracts/schema';

import { UploadsUnderWay } from '../../platform/http/bytes-under-way.js';
import { AddressLimits } from '#platform/http/admission';
import { eventually } from '#platform/testing/eventually.js';
import { DocumentsFixture, type Somebody } from './testing/documents-fixture.js';

const KB = 1024;
const BOUNDARY = 'end-of-part';

/** An unfinished upload, which lasts as long as its sender wants. */
class Unfinished {
  code: string | undefined;
  readonly #outgoing: ClientRequest;

  constructor(url: string, { headers }: Somebody, address: string) {
    const type = `multipart/form-data; boundary=${BOUNDARY}`;
    this.#outgoing = request(`${url}${fullPath(documentRoutes.uploadDocument)}`, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-type': type, 'x-forwarded-for': address },
    });
    this.#outgoing.on('error', () => undefined);
    this.#outgoing.on('response', (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => {
        this.code = (JSON.parse(body) as { errors: { code: string } }).errors.code;
      });
    });
    const disposition = 'form-data; name="document"; filename="a.pdf"';
    this.#outgoing.write(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n\r\n`);
  }

  send(bytes: number): this {
    this.#outgoing.write(Buffer.alloc(bytes, 'x'));
    return this;
  }

  goAway(): void {
    this.#outgoing.destroy();
  }
}

describe('uploads without an end', () => {
  let fixture: DocumentsFixture;
  let uploads: UploadsUnderWay;
  const begun: Unfinished[] = [];
  const begin = (by: Somebody, address = '203.0.113.7') => {
    const one = new Unfinished(fixture.test.url, by, address);
    begun.push(one);
    return one;
  };
  const isRefused = (one: Unfinished, code: string) =>
    eventually('it is refused', () => one.code === code);
  /** Waits until this number of bytes is held for all. */
  const holds = (bytes: number) => eventually(`${bytes} are held`, () => uploads.held === bytes);

  beforeEach(async () => {
    const numbers = { visitsPerMinute: 1, openVisits: 1, placesInLine: 1 };
    const addressLimits = new AddressLimits({ ...numbers, trustedNetworks: [] });
    fixture = await DocumentsFixture.open({}, { addressLimits, trustProxy: true });
    uploads = fixture.test.app.get(UploadsUnderWay);
    const limits = { ofPerson: 100 * KB, ofAddress: 150 * KB, ofAll: 200 * KB };
    Object.assign(uploads, { limits });
  });
  afterEach(async () => {
    for (const one of begun.splice(0)) one.goAway();
    await fixture.close();
  });

  test('of one person are kept up to what one may hold, and again once they are gone', async () => {
    const gil = fixture.guestOf(fixture.newId());
    const kept = begin(gil).send(100 * KB);
    await holds(100 * KB);
    await isRefused(begin(gil, '203.0.113.8').send(KB), 'TOO_MANY_REQUESTS');
    expect(kept.code).toBeUndefined();
    kept.goAway();
    await holds(0);
    begin(gil).send(60 * KB);
    await holds(60 * KB);
  });

  test('of one address are kept up to the limit of one, no matter who sends them', async () => {
    begin(fixture.someone()).send(100 * KB);
    await holds(100 * KB);
    await isRefused(begin(fixture.someone()).send(60 * KB), 'TOO_MANY_REQUESTS');
    begin(fixture.someone(), '203.0.113.8').send(60 * KB);
    await holds(160 * KB);
  });

  test('of all are kept up to what the server may hold, and it says so', async () => {
    begin(fixture.someone(), '203.0.113.1').send(100 * KB);
    begin(fixture.someone(), '203.0.113.2').send(90 * KB);
    await holds(190 * KB);
    await isRefused(begin(fixture.someone(), '203.0.113.3').send(20 * KB), 'OVERLOADED');
    await holds(190 * KB);
  });

  test('leave nothing behind, whether they were kept or refused', async () => {
    const ada = await fixture.member();
    const upload = { uploadFrom: 'session-call', identity: fixture.newId() } as const;
    const small = await fixture.upload(ada, { ...upload, content: new Uint8Array(KB) });
    expect(small).toMatchObject({ status: 404 });
    const large = await fixture.upload(ada, { ...upload, content: new Uint8Array(120 * KB) });
    expect(large).toMatchObject({ status: 429 });
    await holds(0);
  });
});
