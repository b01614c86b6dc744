import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { answering } from '#testing/answering.js';
import { uploadTo } from './upload-to.js';

/** A request that is answered at once. */
class FakeRequest extends EventTarget {
  static sent: FormData[] = [];
  static answer: readonly [number, unknown] = [201, { _id: 'd1' }];
  readonly upload = new EventTarget();
  status = 0;
  response: unknown = null;
  responseType = '';

  readonly open = () => undefined;
  readonly setRequestHeader = () => undefined;

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(form: FormData): void {
    FakeRequest.sent.push(form);
    const progress = Object.assign(new Event('progress'), { loaded: 1, total: 2 });
    this.upload.dispatchEvent(progress);
    const [status, response] = FakeRequest.answer;
    if (status === 0) return;
    Object.assign(this, { status, response });
    this.dispatchEvent(new Event('load'));
  }
}

const CALL = '0199a000-0000-7000-8000-0000000000c1';

describe('a document for a chat', () => {
  const native = { request: globalThis.XMLHttpRequest, fetch: globalThis.fetch };
  let asked: ReturnType<typeof answering>;
  const shares: number[] = [];
  let aborted: AbortController;
  const controls = () => ({
    onProgress: (share: number) => shares.push(share),
    signal: aborted.signal,
  });
  const token = () => `x.${btoa(JSON.stringify({ sub: 'visitor', exp: 4_000_000_000 }))}.y`;
  const pdf = new File(['%PDF'], 'Offer.pdf', { type: 'application/pdf' });

  beforeEach(() => {
    aborted = new AbortController();
    FakeRequest.sent = [];
    FakeRequest.answer = [201, { _id: 'd1' }];
    shares.length = 0;
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
    const callDetailId = CALL;
    asked = answering(200, { callDetailId }, { '/api/v2/document/ofCall': [200, { docs: [] }] });
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = native.request;
    globalThis.fetch = native.fetch;
  });

  it.each([
    ['call', 'session-call'],
    ['session', 'session-documents'],
  ] as const)('goes to its %s as a draft, and says how far it is', async (kind, uploadFrom) => {
    const attach = uploadTo({ kind, id: CALL }, { token });
    expect(await attach(pdf, controls())).toBe('d1');
    expect(Object.fromEntries(FakeRequest.sent[0] ?? [])).toMatchObject({
      ...{ name: 'Offer.pdf', uploadBy: 'visitor', uploadFrom, identity: CALL, draft: 'true' },
    });
    expect(shares).toEqual([0.5]);
    // It is listed by its message.
    expect(asked).toEqual([]);
  });

  it.each([
    ['of another format', new File(['MZ'], 'Setup.exe'), 'Unsupported format'],
    ['empty', new File([], 'Empty.pdf'), 'The file is empty'],
  ])('is not sent when it is %s', async (_, file, msg) => {
    const attach = uploadTo({ kind: 'call', id: CALL }, { token });
    await expect(attach(file, controls())).rejects.toMatchObject({ msg });
    expect(FakeRequest.sent).toEqual([]);
  });

  it('is refused in the words of the server, and can be called back', async () => {
    const attach = uploadTo({ kind: 'call', id: CALL }, { token });
    FakeRequest.answer = [409, { errors: { code: 'CALL_OVER', msg: 'This call is over.' } }];
    await expect(attach(pdf, controls())).rejects.toMatchObject({ code: 'CALL_OVER' });
    FakeRequest.answer = [0, null];
    const sending = attach(pdf, { ...controls(), onProgress: () => aborted.abort() });
    await expect(sending).rejects.toMatchObject({ code: 'NETWORK' });
    expect(asked).toEqual([]);
  });
});
