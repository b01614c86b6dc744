import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { DownloadsUnderWay } from '#platform/http';
import { DocumentsFixture, PDF, type Somebody } from './testing/documents-fixture.js';

const MIB = 1024 * 1024;

/** A PDF by its first bytes, of a size. */
const documentOf = (bytes: number): Uint8Array => {
  const content = new Uint8Array(bytes);
  content.set(PDF);
  return content;
};

describe('downloads', () => {
  let fixture: DocumentsFixture;
  let underWay: DownloadsUnderWay;
  let ada: Somebody;
  let path: `/${string}`;
  const begun: ClientRequest[] = [];

  /** A download whose reader takes nothing of it. */
  const begin = (by: Somebody): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const one = get(`${fixture.test.url}/api/v2${path}`, { agent: false, headers: by.headers });
      one.on('response', (response) => resolve(response.pause())).on('error', reject);
      begun.push(one);
    });

  beforeEach(async () => {
    fixture = await DocumentsFixture.open();
    underWay = fixture.test.app.get(DownloadsUnderWay);
    ada = await fixture.member();
    const identity = await fixture.session(ada);
    const content = documentOf(12 * MIB);
    const { body, status } = await fixture.upload(ada, {
      uploadFrom: 'session-documents',
      identity,
      content,
    });
    expect(status).toBe(201);
    path = `/document/download/${(body as { _id: string })._id}`;
  });
  afterEach(async () => {
    for (const one of begun.splice(0)) one.on('error', () => undefined).destroy();
    await fixture.close();
  });

  test('of one person are so many at a time, and again once they are gone', async () => {
    Object.assign(underWay, { limits: { ...underWay.limits, ofPerson: 20 * MIB } });
    expect((await begin(ada)).statusCode).toBe(200);
    expect(underWay.held).toBe(12 * MIB);
    expect((await begin(ada)).statusCode).toBe(429);
    begun[0]?.destroy();
    await eventually('nothing is held', () => underWay.held === 0);
    const { status } = await fixture.call(`GET ${path}`, ada);
    expect(status).toBe(200);
    await eventually('nothing is held', () => underWay.held === 0);
  });

  test('of parts cost what reading the file does', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 51; n += 1) {
      const headers = { ...ada.headers, range: 'bytes=0-0' };
      const { status } = await fetch(`${fixture.test.url}/api/v2${path}`, { headers });
      statuses.push(status);
    }
    expect(statuses.slice(0, 50)).toEqual(new Array<number>(50).fill(206));
    expect(statuses[50]).toBe(429);
    expect(underWay.held).toBe(0);
  });
});
