import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SERIAL_DEAD_MS } from '@foyer/contracts/local';

import { until } from '../clock/testing/until.js';
import { ManualClock } from '../clock/testing/manual-clock.js';
import { silentLog } from '../log/agent-log.js';
import { Microcontroller } from './microcontroller.js';
import { serialPortAt } from './serial-line.js';

/** `FOYER_TEST_SOCAT`, or the one on the path. */
const SOCAT = process.env.FOYER_TEST_SOCAT ?? 'socat';

/** Two ends of a line that the system treats as a real one. */
async function connectEnds(kiosk: string, board: string): Promise<ChildProcess> {
  const end = (link: string): string => `pty,raw,echo=0,link=${link}`;
  // Links of an earlier line may lead to a terminal that another program has opened since.
  await Promise.all([kiosk, board].map((link) => rm(link, { force: true })));
  const socat = spawn(SOCAT, [end(kiosk), end(board)], { stdio: 'ignore' });
  await once(socat, 'spawn');
  await until(() => existsSync(kiosk) && existsSync(board));
  return socat;
}

async function disconnect(socat: ChildProcess): Promise<void> {
  const gone = once(socat, 'exit');
  socat.kill('SIGKILL');
  await gone;
}

describe('a real serial port', () => {
  let folder: string;
  let kiosk: string;
  let board: string;
  let socat: ChildProcess;
  let microcontroller: Microcontroller;
  let device: FileHandle;
  const clock = new ManualClock();
  const messages: string[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-serial-'));
    kiosk = join(folder, 'kiosk');
    board = join(folder, 'board');
    socat = await connectEnds(kiosk, board);
    device = await open(board, 'r+');
    microcontroller = new Microcontroller({
      open: serialPortAt(kiosk),
      clock,
      log: silentLog,
      onMessage: (letters) => messages.push(letters),
    });
    await microcontroller.start();
  });
  afterEach(async () => {
    await microcontroller.close();
    await device.close();
    await disconnect(socat);
    await rm(folder, { recursive: true });
  });

  const hear = async (): Promise<string> => {
    const { buffer, bytesRead } = await device.read(Buffer.alloc(64), 0, 64, null);
    return buffer.toString('latin1', 0, bytesRead);
  };

  /** A board says again and again that it lives; what it says while the port is closed is lost. */
  const untilAlive = async (): Promise<void> => {
    while (!microcontroller.connected) {
      await device.write('{A}');
      clock.pass(500);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  it('lives, falls silent for 40 s, is opened again and lives again', async () => {
    await device.write('{ALIVE}{CALL}');
    await until(() => microcontroller.connected && messages.includes('CALL'));
    expect(await hear()).toBe('{LISTENING}');

    clock.pass(SERIAL_DEAD_MS);
    expect(microcontroller.connected).toBe(false);
    await untilAlive();
    expect(await hear()).toMatch(/^(?:\{LISTENING\})+$/);
  });

  it('disappears and comes back', async () => {
    await untilAlive();
    await disconnect(socat);
    await until(() => !microcontroller.connected);
    await device.close();

    socat = await connectEnds(kiosk, board);
    device = await open(board, 'r+');
    await untilAlive();
    expect(await hear()).toMatch(/^(?:\{LISTENING\})+$/);
  });
});
