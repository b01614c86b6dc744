import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { defineRoute } from '@foyer/contracts/schema';
import { z } from 'zod';

import { eventually } from '../testing/eventually.js';
import { bootTestApp, type TestApp } from '../testing/test-app.js';
import { Answer, DownloadsUnderWay, Serves } from './index.js';
import { SentFiles } from './sent-files.js';

const MIB = 1024 * 1024;
const file = defineRoute({
  method: 'GET',
  path: '/file',
  context: 'test',
  summary: 'Sends a file',
  policy: 'public',
  produces: 'application/octet-stream',
  answers: { 200: z.instanceof(Uint8Array) },
});
const stream = defineRoute({
  method: 'GET',
  path: '/stream',
  context: 'test',
  summary: 'Sends a file while it is made',
  policy: 'public',
  produces: 'application/octet-stream',
  answers: { 200: z.instanceof(Uint8Array) },
});

@Controller()
class TestFiles {
  reading = 0;
  mostReading = 0;
  made = 0;

  @Serves(file)
  async file(): Promise<unknown> {
    this.reading += 1;
    this.mostReading = Math.max(this.mostReading, this.reading);
    await new Promise(setImmediate);
    this.reading -= 1;
    return new Answer(new Uint8Array(12 * MIB));
  }

  @Serves(stream)
  stream(): unknown {
    const pieces = Array.from({ length: 64 }, () => () => {
      this.made += 1;
      return new Uint8Array(MIB);
    });
    const made = function* () {
      for (const make of pieces) yield make();
    };
    return new Answer(Readable.from(made(), { objectMode: false }));
  }
}

describe('A file that is sent, whichever route sends it', () => {
  let one: TestApp;
  let files: TestFiles;
  let underWay: DownloadsUnderWay;
  const begun: ClientRequest[] = [];

  /** A download whose reader takes nothing of it. */
  const begin = (path = '/file'): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const request = get(`${one.url}/api/v2${path}`, { agent: false });
      request.on('response', (response) => resolve(response.pause())).on('error', reject);
      begun.push(request);
    });

  beforeEach(async () => {
    one = await bootTestApp({ controllers: [TestFiles] });
    files = one.app.get(TestFiles);
    underWay = one.app.get(DownloadsUnderWay);
  });
  afterEach(async () => {
    for (const request of begun.splice(0)) request.on('error', () => undefined).destroy();
    await one.close();
  });

  test('is kept for a limited number of readers at a time; the others get a time to come again', async () => {
    const readers = await Promise.all(Array.from({ length: 60 }, () => begin()));
    const statuses = readers.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(42);
    const refused = readers.find(({ statusCode }) => statusCode === 503);
    expect(refused?.headers['retry-after']).toBe('5');
    expect(underWay.held).toBe(42 * 12 * MIB);
    expect(files.mostReading).toBeLessThanOrEqual(4);
    for (const request of begun) request.on('error', () => undefined).destroy();
    await eventually('nothing is held', () => underWay.held === 0);
  });

  test('is given up for a reader who takes no part of it', async () => {
    Object.assign(one.app.get(SentFiles), { takesWithinMs: 200 });
    const response = await begin();
    let isLeft = false;
    response.on('error', () => (isLeft = true)).on('close', () => (isLeft = true));
    expect(underWay.held).toBe(12 * MIB);
    await eventually('nothing is held', () => underWay.held === 0);
    response.resume();
    await eventually('the reader is left', () => isLeft);
    expect(response.complete).toBe(false);
  });

  test('comes whole for a reader who takes it, and is held no longer', async () => {
    const answer = await fetch(`${one.url}/api/v2/file`);
    expect((await answer.arrayBuffer()).byteLength).toBe(12 * MIB);
    await eventually('nothing is held', () => underWay.held === 0);
  });

  test('as a stream is made no faster than it is taken, and given up the same', async () => {
    Object.assign(one.app.get(SentFiles), { takesWithinMs: 200 });
    const response = await begin('/stream');
    let isLeft = false;
    response.on('error', () => (isLeft = true)).on('close', () => (isLeft = true));
    await new Promise(setImmediate);
    expect(files.made).toBeLessThan(32);
    await eventually('no more is made', async () => {
      const before = files.made;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return files.made === before;
    });
    expect(files.made).toBeLessThan(32);
    response.resume();
    await eventually('the reader is left', () => isLeft);
  });
});
