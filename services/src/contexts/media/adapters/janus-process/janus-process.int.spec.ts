import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { SilentLog } from '#platform/testing/silent-log.js';
import { eventually } from '#platform/testing/eventually.js';
import { noteJanus } from './janus-orphan.js';
import { JanusProcess } from './janus-process.js';

const quiet = new SilentLog();

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('The process of Janus', () => {
  let folder: string;
  let janus: JanusProcess;

  const make = (): JanusProcess =>
    new JanusProcess({
      program: join(folder, 'test-double'),
      folder,
      rtpPorts: [20_000, 20_100],
      log: quiet,
      pauseMs: 10,
    });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-janus-'));
    const program = join(folder, 'test-double');
    await writeFile(program, '#!/bin/sh\nexec sleep 60\n');
    await chmod(program, 0o755);
    janus = make();
  });
  afterEach(async () => {
    await janus.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('is started again when it ends, with new secrets that only the server can read', async () => {
    janus.start();
    await eventually('it runs', () => janus.endpoint !== undefined);
    const [pid, first] = [janus.pid!, janus.endpoint];
    expect(await readFile(join(folder, 'janus.jcfg'), 'utf8')).toContain(first?.apiSecret);
    process.kill(pid, 'SIGKILL');
    await eventually('another one runs', () => {
      return janus.endpoint !== undefined && janus.pid !== pid;
    });
    expect(janus.endpoint?.apiSecret).not.toBe(first?.apiSecret);
  });

  test('ends with the server', async () => {
    janus.start();
    await eventually('it runs', () => janus.endpoint !== undefined);
    const pid = janus.pid!;
    await janus.stop();
    expect(alive(pid)).toBe(false);
    expect(janus.endpoint).toBeUndefined();
  });

  test('is ended by the next server where the last one could not', async () => {
    const orphan = spawn('sh', ['-c', 'sleep 60; true', folder], { stdio: 'ignore' });
    const innocent = spawn('sleep', ['60'], { stdio: 'ignore' });
    try {
      await noteJanus(folder, orphan.pid!);
      const ended = once(orphan, 'exit');
      janus.start();
      await ended;
      await janus.stop();

      janus = make();
      await noteJanus(folder, innocent.pid!);
      janus.start();
      await eventually('it runs', () => janus.endpoint !== undefined);
      expect(alive(innocent.pid!)).toBe(true);
    } finally {
      innocent.kill();
    }
  });
});
