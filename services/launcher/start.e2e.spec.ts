import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { npm } from './command.mjs';
import { root } from './root.mjs';

/** What a later start may take until the server listens, npm's own start included. */
const READY_WITHIN_MS = 3_000;

/** The tree may have to be built first. */
jest.setTimeout(300_000);

interface Started {
  /** All that it has said. */
  readonly said: () => string;
  readonly readyAfterMs: number;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

describe('npm start', () => {
  let folder = '';

  function run(args: readonly string[]) {
    const [file, words] = npm(['start', '--silent', ...args]);
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

  async function start(): Promise<Started> {
    const began = performance.now();
    const { child, heard, gone } = run([]);
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
    // Whatever else the machine does only adds to the time, so the best of a few tells.
    for (let turn = 0; turn < 3; turn += 1) {
      const started = await start();
      expect(await started.end('SIGTERM')).toBe(0);
      expect(started.said()).not.toMatch(/Install|Build/);
      times.push(started.readyAfterMs);
    }
    expect(Math.min(...times)).toBeLessThan(READY_WITHIN_MS);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly on %s', async (signal) => {
    const started = await start();
    expect(await started.end(signal)).toBe(0);
    // Anyone who comes next finds the data folder free.
    const next = await start();
    expect(await next.end('SIGTERM')).toBe(0);
  });

  test('with --help lists what can be set', async () => {
    const { heard, gone } = run(['--', '--help']);
    expect(await gone).toBe(0);
    for (const name of ['PORT', 'FOYER_DATA', 'FOYER_URL']) expect(heard()).toContain(`  ${name} `);
  });
});
