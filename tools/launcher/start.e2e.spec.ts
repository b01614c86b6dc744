import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { npm } from './command.mjs';
import { root } from './root.mjs';

/** A later start may take this many times as long as the server alone, npm's own start included. */
const TIMES_THE_SERVER = 4;
const SERVER = join(root, 'services/dist/main.js');

/** The tree may have to be built first. */
jest.setTimeout(300_000);

interface Started {
  /** Its output so far. */
  readonly said: () => string;
  readonly readyAfterMs: number;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

describe('npm start', () => {
  let folder = '';

  function run([file, words]: readonly [string, readonly string[]]) {
    const env = { ...process.env, FOYER_DATA: folder, PORT: '0', JANUS: 'off', LOG_FORMAT: 'json' };
    const child = spawn(file, words, { cwd: root, env: { ...env, NODE_OPTIONS: '' } });
    let said = '';
    const heard = (): string => said;
    const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    }
    return { child, heard, gone };
  }

  async function start(command = npm(['start', '--silent'])): Promise<Started> {
    const began = performance.now();
    const { child, heard, gone } = run(command);
    const ready = new Promise<number>((resolve) => {
      child.stdout.on('data', () => {
        if (heard().includes('"msg":"Ready"')) resolve(performance.now() - began);
      });
    });
    const early = gone.then((code) => Promise.reject(new Error(`Ended with ${code}: ${heard()}`)));
    early.catch(() => undefined);
    const readyAfterMs = await Promise.race([ready, early]);
    const end = (signal: NodeJS.Signals): Promise<number | null> => {
      child.kill(signal);
      return gone;
    };
    return { said: heard, readyAfterMs, end };
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-npm-start-'));
    const first = await start();
    await first.end('SIGTERM');
  });
  afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

  test('a later time touches nothing and is ready at once', async () => {
    const times: number[] = [];
    const ofServer: number[] = [];
    // Other work of the machine only adds to the time, so the best of a few starts counts.
    for (let turn = 0; turn < 3; turn += 1) {
      const started = await start();
      expect(await started.end('SIGTERM')).toBe(0);
      expect(started.said()).not.toMatch(/Install|Build/);
      times.push(started.readyAfterMs);
      const server = await start([process.execPath, [SERVER]]);
      expect(await server.end('SIGTERM')).toBe(0);
      ofServer.push(server.readyAfterMs);
    }
    expect(Math.min(...times)).toBeLessThan(TIMES_THE_SERVER * Math.min(...ofServer));
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly on %s', async (signal) => {
    const started = await start();
    expect(await started.end(signal)).toBe(0);
    // The next start finds the data folder free.
    const next = await start();
    expect(await next.end('SIGTERM')).toBe(0);
  });

  test('with --help lists what can be set', async () => {
    const { heard, gone } = run(npm(['start', '--silent', '--', '--help']));
    expect(await gone).toBe(0);
    for (const name of ['PORT', 'FOYER_DATA', 'FOYER_URL']) expect(heard()).toContain(`  ${name} `);
    expect(heard()).not.toMatch(/Install|Build/);
  });
});
