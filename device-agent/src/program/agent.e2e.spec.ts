import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeviceHealth } from '@foyer/contracts/devices';

import { until } from '../clock/testing/until.js';
import { FakeServer } from './testing/fake-server.js';

const program = fileURLToPath(new URL('../../bin/foyer-device-agent.mjs', import.meta.url));

/** All processes of a browser with a profile, its first one at the front. */
async function browserOf(profile: string): Promise<number[]> {
  const found: number[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(`--user-data-dir=${profile}`) && !line.includes('--type='))
      found.push(Number(pid));
  }
  return found;
}

/**
 * A kiosk: an agent as a process of its own, a real browser, and a microcontroller on a pseudo
 * terminal.
 */
class Kiosk {
  agent: ChildProcess | undefined;
  output = '';
  readonly #stops: (() => Promise<void>)[] = [];

  private constructor(
    readonly folder: string,
    readonly server: FakeServer,
    readonly board: FileHandle,
  ) {}

  static async build(): Promise<Kiosk> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-kiosk-'));
    const [line, board] = [join(folder, 'line'), join(folder, 'board')];
    const ends = [line, board].map((link) => `pty,raw,echo=0,link=${link}`);
    const socat = spawn(process.env.FOYER_TEST_SOCAT ?? 'socat', ends, { stdio: 'ignore' });
    await until(() => existsSync(line) && existsSync(board));
    const server = await FakeServer.start();
    const kiosk = new Kiosk(folder, server, await open(board, 'r+'));
    kiosk.#stops.push(async () => void socat.kill('SIGKILL'));
    const settings = {
      server: server.origin,
      device: { key: 'K'.repeat(32) },
      folder,
      serial: { path: line },
      browser: {
        ...(process.env.FOYER_TEST_CHROMIUM_WINDOWED && {
          path: process.env.FOYER_TEST_CHROMIUM_WINDOWED,
        }),
        arguments: [
          '--headless=new',
          '--no-sandbox',
          '--disable-gpu',
          '--use-fake-device-for-media-stream',
        ],
      },
      localSockets: { monitoringPort: 45_000 + (process.pid % 4_000) },
      healthIntervalS: 1,
    };
    await writeFile(join(folder, 'agent.json'), JSON.stringify(settings));
    await kiosk.start();
    return kiosk;
  }

  get profile(): string {
    return join(this.folder, 'browser');
  }

  async start(): Promise<void> {
    this.agent = spawn(process.execPath, [program, '--config', join(this.folder, 'agent.json')]);
    for (const stream of [this.agent.stdout, this.agent.stderr]) {
      stream?.on('data', (text: Buffer) => (this.output += text.toString()));
    }
    await once(this.agent, 'spawn');
  }

  /** The microcontroller says something. */
  async say(letters: string): Promise<void> {
    await this.board.write(`{${letters}}`);
  }

  async untilWell(): Promise<void> {
    await until(
      () => this.server.last?.deviceAlive === true && this.server.last.deviceStatus === 'IN_CALL',
    );
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const { agent } = this;
    if (agent?.exitCode !== null) return agent?.exitCode ?? null;
    const ended = once(agent, 'exit');
    agent.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }

  async tearDown(): Promise<void> {
    await this.end();
    await this.board.close();
    for (const stop of this.#stops) await stop();
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

describe('an agent on a kiosk', () => {
  let kiosk: Kiosk;
  beforeAll(async () => {
    kiosk = await Kiosk.build();
    await kiosk.untilWell();
  });
  afterAll(() => kiosk.tearDown());

  const count = () =>
    kiosk.server.last?.recoveries ?? { trackRestarts: -1, pageReloads: -1, browserRestarts: -1 };

  it('hands its page no secret by way of arguments, which everybody on the machine may read', async () => {
    const [pid] = await browserOf(kiosk.profile);
    const line = await readFile(`/proc/${pid!}/cmdline`, 'utf8');
    expect(line).toContain('about:blank');
    expect(line).not.toContain('agent=');
    expect(line).not.toContain('--remote-debugging-port');
  });

  it('hears its microcontroller', async () => {
    await kiosk.say('ALIVE');
    await until(() => kiosk.server.last?.microControllerConnected === true);
  });

  it('notices a frozen camera and has its track restarted', async () => {
    const before = count().trackRestarts;
    const [at, heard] = [Date.now(), kiosk.server.reports.length];
    await kiosk.say('FREEZE');
    const isFrozen = (report: DeviceHealth) => report.deviceErrorNote === 'Stream is frozen';
    await until(() => kiosk.server.reports.slice(heard).some(isFrozen));
    expect(Date.now() - at).toBeLessThan(30_000);
    await kiosk.untilWell();
    expect(count()).toMatchObject({
      trackRestarts: before + 1,
      pageReloads: 0,
      browserRestarts: 0,
    });
  });

  it('loads a page again that a new track does not help', async () => {
    const loads = kiosk.server.pageLoads;
    await kiosk.say('STUBBORN');
    await until(() => kiosk.server.pageLoads > loads);
    await kiosk.untilWell();
    expect(count().pageReloads).toBe(1);
  });

  it('starts a browser again that was killed, with the call of before', async () => {
    const [pid] = await browserOf(kiosk.profile);
    const before = count().browserRestarts;
    // The page of the test says its call's id as its title.
    const call = kiosk.server.last?.appTitle;
    expect(call).toMatch(/^[0-9a-f-]{36}$/);
    process.kill(pid!, 'SIGKILL');
    await until(() => count().browserRestarts === before + 1);
    await kiosk.untilWell();
    const [next] = await browserOf(kiosk.profile);
    expect(next).not.toBe(pid);
    expect(kiosk.server.last?.appTitle).toBe(call);
  });

  it('shows from afar what is on its screen', async () => {
    kiosk.server.ask('0199a000-0000-7000-8000-0000000000a1', 'screenshot');
    await until(() => kiosk.server.answers.length > 0);
    const [answer] = kiosk.server.answers;
    expect(answer).toMatchObject({ ok: true });
    expect(answer?.image).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  });

  it('loads a hanging page again', async () => {
    const loads = kiosk.server.pageLoads;
    await kiosk.say('HANG');
    await until(() => kiosk.server.pageLoads > loads);
    await kiosk.untilWell();
  });

  it('takes its browser with it when it is killed', async () => {
    await kiosk.end('SIGKILL');
    while ((await browserOf(kiosk.profile)).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const heartbeats = kiosk.server.reports.length;
    await kiosk.start();
    await until(() => kiosk.server.reports.length > heartbeats);
    await kiosk.untilWell();
  });

  it('starts again when that is asked from afar, by an exit that asks for it', async () => {
    const ended = once(kiosk.agent!, 'exit');
    kiosk.server.ask('0199a000-0000-7000-8000-0000000000a2', 'restartAgent');
    expect(((await ended) as [number])[0]).toBe(75);
    expect(kiosk.server.answers.at(-1)).toMatchObject({ ok: true });
    await until(() => kiosk.agent?.exitCode !== null);
    expect(await browserOf(kiosk.profile)).toEqual([]);
  });
});
