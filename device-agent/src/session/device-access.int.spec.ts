import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DEVICE_TOKEN_MS } from '@foyer/contracts/devices';

import { until } from '../clock/testing/until.js';
import { ManualClock } from '../clock/testing/manual-clock.js';
import { silentLog } from '../log/agent-log.js';
import { DeviceAccess } from './device-access.js';
import { sampleDevice as device } from './testing/sample-device.js';
import { TokenFile } from './token-file.js';

const server = 'https://reception.example.org';
const key = 'K'.repeat(32);

/** A server that knows one device and gives the answers that a test sets. */
class Server {
  failure: { code: string; status: number } | undefined;
  renewal: { code: string; status: number } | undefined;
  isReachable = true;
  failed = 0;
  readonly asked: string[] = [];
  /** The renewal tokens that were shown. */
  readonly shown: string[] = [];
  #tokens = 0;

  readonly fetch = (async (url: string, init: RequestInit): Promise<Response> => {
    if (!this.isReachable) this.failed += 1;
    if (!this.isReachable) throw new TypeError('fetch failed');
    const route = url.split('/').at(-1)!;
    const body = JSON.parse(init.body as string) as { key?: string; renewalToken?: string };
    this.asked.push(route);
    if (body.renewalToken !== undefined) this.shown.push(body.renewalToken);
    const wrong = { code: 'DEVICE_KEY_WRONG', status: 401 };
    const refused =
      route === 'renewToken'
        ? this.renewal
        : (this.failure ?? (body.key === key ? undefined : wrong));
    if (refused !== undefined) {
      return Response.json(
        { errors: { msg: 'No.', code: refused.code } },
        { status: refused.status },
      );
    }
    this.#tokens += 1;
    const renewalToken = `for-later-${this.#tokens}`;
    return Response.json({ token: `token-${this.#tokens}`, renewalToken, device });
  }) as unknown as typeof fetch;
}

describe('the sign-in of a device', () => {
  let folder: string;
  let at: Server;
  let clock: ManualClock;
  let warnings: unknown[];
  const opened: DeviceAccess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-sign-in-'));
    at = new Server();
    clock = new ManualClock();
    warnings = [];
  });
  afterEach(async () => {
    for (const access of opened) access.close();
    await rm(folder, { recursive: true });
  });

  const agent = async (change: { key?: string | undefined } = { key }): Promise<DeviceAccess> => {
    const access = new DeviceAccess({
      server,
      deviceId: undefined,
      key: change.key,
      file: new TokenFile(folder),
      clock,
      log: { ...silentLog, warn: (_message, fields) => void warnings.push(fields?.code) },
      fetch: at.fetch,
    });
    opened.push(access);
    await access.refresh();
    return access;
  };
  it('shows the key once and keeps what renews the token, for its owner alone', async () => {
    const access = await agent();
    expect(access.state).toEqual({ kind: 'signed-in', token: 'token-1', device });
    const path = join(folder, 'sign-in.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const kept = await readFile(path, 'utf8');
    expect(kept).toContain('for-later');
    expect(kept).not.toContain(key);
  });

  it('needs no key after that', async () => {
    await agent();
    expect((await agent({ key: undefined })).state.kind).toBe('signed-in');
    expect(at.asked).toEqual(['verifyDevice', 'renewToken']);
  });

  it('renews its token before that is over', async () => {
    const access = await agent();
    const heard: string[] = [];
    access.onState((state) => heard.push(state.kind === 'signed-in' ? state.token : state.kind));
    clock.pass(DEVICE_TOKEN_MS - 1);
    await until(() => heard.length > 1);
    expect(heard).toEqual(['token-1', 'token-2']);
  });

  it('shows each renewal token once, also while none can be kept', async () => {
    const access = await agent();
    const full = new Error('ENOSPC: no space left on device');
    const writing = jest.spyOn(TokenFile.prototype, 'write').mockRejectedValue(full);
    await access.refresh();
    expect(access.state).toMatchObject({ kind: 'signed-in', token: 'token-2' });
    writing.mockRestore();
    await access.refresh();
    expect(at.shown).toEqual(['for-later-1', 'for-later-2']);
    expect(await new TokenFile(folder).read()).toMatchObject({ renewalToken: 'for-later-3' });
  });

  it('keeps a good token while the server is away, and comes back', async () => {
    const access = await agent();
    at.isReachable = false;
    clock.pass(DEVICE_TOKEN_MS * 0.7);
    await until(() => at.failed === 1);
    expect(access.state.kind).toBe('signed-in');
    at.isReachable = true;
    await until(() => (clock.pass(1_000), at.asked.length === 2));
    expect(at.asked).toEqual(['verifyDevice', 'renewToken']);
  });

  it('starts without a server and signs in when that is there', async () => {
    at.isReachable = false;
    const access = await agent();
    expect(access.state).toEqual({ kind: 'offline' });
    at.isReachable = true;
    await until(() => (clock.pass(1_000), access.state.kind === 'signed-in'));
  });

  it.each([
    ['DEVICE_KEY_WRONG', 401],
    ['DEVICE_DEACTIVATED', 403],
  ])('says %s, and tries again later with growing pauses', async (code, status) => {
    at.failure = { code, status };
    const access = await agent();
    expect(access.state).toEqual({ kind: 'refused', code });
    expect(warnings).toEqual([code]);
    clock.pass(14_000);
    expect(at.asked).toHaveLength(1);
    at.failure = undefined;
    await until(() => (clock.pass(1_000), access.state.kind === 'signed-in'));
  });

  it('says that a key is missing', async () => {
    expect((await agent({ key: undefined })).state).toEqual({
      kind: 'refused',
      code: 'KEY_MISSING',
    });
    expect(at.asked).toEqual([]);
  });

  it('uses the key again after the old one was replaced', async () => {
    await agent();
    at.renewal = { code: 'SIGNED_OUT', status: 401 };
    expect((await agent()).state.kind).toBe('signed-in');
    expect(at.asked).toEqual(['verifyDevice', 'renewToken', 'verifyDevice']);
  });

  it('leaves the device to another booth, also after a restart, until there is a new key', async () => {
    const access = await agent();
    await access.signedOut('DEVICE_ELSEWHERE');
    expect(access.state).toEqual({ kind: 'refused', code: 'DEVICE_ELSEWHERE' });
    clock.pass(24 * 3_600_000);
    expect((await agent()).state).toEqual({ kind: 'refused', code: 'DEVICE_ELSEWHERE' });
    expect(at.asked).toEqual(['verifyDevice']);

    const other = await agent({ key: 'N'.repeat(32) });
    expect(other.state).toEqual({ kind: 'refused', code: 'DEVICE_KEY_WRONG' });
  });

  it('continues if that cannot be written', async () => {
    const access = await agent();
    await rm(folder, { recursive: true });
    await access.signedOut('DEVICE_ELSEWHERE');
    expect(access.state).toEqual({ kind: 'refused', code: 'DEVICE_ELSEWHERE' });
    await mkdir(folder);
  });

  it('takes the device back where a person wants that', async () => {
    const access = await agent();
    await access.signedOut('DEVICE_ELSEWHERE');
    await new TokenFile(folder).remove();
    expect((await agent()).state.kind).toBe('signed-in');
  });
});
