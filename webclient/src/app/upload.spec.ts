import '../testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { session } from '../session/session.js';
import { upload } from './upload.js';

/** A request that stays on its way until the test says how it ended. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  response: unknown = null;
  responseType = '';
  opened: string[] = [];
  sent: FormData | undefined;

  constructor() {
    super();
    FakeRequest.last = this;
  }

  open(...how: string[]): void {
    this.opened = how;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  send(form: FormData): void {
    this.sent = form;
  }

  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.dispatchEvent(new Event('load'));
  }
}

describe('a file on its way', () => {
  const native = globalThis.XMLHttpRequest;
  const shares: number[] = [];
  const gone = new AbortController();
  const send = () =>
    upload({
      method: 'PATCH',
      path: '/avatar/mainAccount',
      field: 'avatar',
      file: new Blob(['picture']),
      fileName: 'avatar.jpg',
      onProgress: (share) => shares.push(share),
      signal: gone.signal,
    });

  beforeEach(() => {
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
    session.begin(`x.${btoa('{}')}.y`);
    shares.length = 0;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = native;
    session.end('signed-out');
  });

  it('carries the token, and reports its progress', async () => {
    const sending = send();
    const request = FakeRequest.last;
    for (const loaded of [1, 4]) {
      const progress = Object.assign(new Event('progress'), { loaded, total: 4 });
      request.upload.dispatchEvent(progress);
    }
    request.answer(200, { avatarDocumentId: 'one' });
    await expect(sending).resolves.toEqual({ avatarDocumentId: 'one' });
    expect(shares).toEqual([0.25, 1]);
    expect(request.opened).toEqual(['PATCH', '/api/v2/avatar/mainAccount']);
    expect(request.headers).toMatchObject({
      authorization: `Bearer ${session.token()}`,
      'accept-language': 'en',
    });
    expect((request.sent?.get('avatar') as File).name).toBe('avatar.jpg');
  });

  it('is refused in the words of the server', async () => {
    const sending = send();
    const errors = { code: 'UNSUPPORTED_MEDIA_TYPE', msg: 'This is no picture.' };
    FakeRequest.last.answer(415, { errors });
    await expect(sending).rejects.toMatchObject({ ...errors, status: 415 });
    expect(session.token()).not.toBeNull();
  });

  it('ends the session where its token is no longer good', async () => {
    const sending = send();
    FakeRequest.last.answer(401, { errors: { code: 'SIGNED_OUT', msg: 'Signed out' } });
    await expect(sending).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    expect(session.token()).toBeNull();
  });

  it.each([
    ['never arrives', () => FakeRequest.last.dispatchEvent(new Event('error')), 'NETWORK'],
    ['is called back', () => gone.abort(), 'NETWORK'],
    ['meets something in between', () => FakeRequest.last.answer(502, null), 'NOT_UNDERSTOOD'],
  ])('%s', async (_, end, code) => {
    const sending = send();
    end();
    await expect(sending).rejects.toMatchObject({ code });
  });
});
