import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import getPort from 'get-port';

import { FakeServer } from '../program/testing/fake-server.js';
import { TokenFile } from '../session/token-file.js';
import { AgentSettings } from '../settings/agent-settings.js';
import { runChecks } from './run-checks.js';

const terminal = { protocol: 'zvt', ip: '127.0.0.1', receivePort: 20_007, myPort: 20_008 } as const;

describe('the check of what is needed', () => {
  let folder: string;
  let server: FakeServer;
  let listening: Server;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-checks-'));
    server = await FakeServer.start();
    listening = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(listening, 'listening');
  });
  afterEach(async () => {
    listening.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const taken = () => (listening.address() as AddressInfo).port;
  /** A program that starts, in place of a browser. */
  const aBrowser = async (): Promise<string> => {
    const path = join(folder, 'browser');
    await writeFile(path, '#!/bin/sh\necho Chromium 1.0\n');
    await chmod(path, 0o700);
    return path;
  };
  const check = async (settings: object) => {
    const lines: string[] = [];
    const isComplete = await runChecks(AgentSettings.parse(settings), (line) => lines.push(line));
    return { isComplete, lines, marks: lines.map((line) => line.split(' ')[0]) };
  };

  it('says of each part that it is there', async () => {
    const [monitoringPort, terminalPort] = [await getPort(), await getPort()];
    const settings = {
      server: server.origin,
      device: { key: 'K'.repeat(32) },
      folder,
      browser: { path: await aBrowser() },
      paymentTerminal: { ...terminal, sendPort: taken() },
      localSockets: { monitoringPort, terminalPort },
    };
    const { isComplete, lines, marks } = await check(settings);
    expect(isComplete).toBe(true);
    expect(marks).toEqual(['ok', 'ok', 'ok', 'ok', '--', 'ok', 'ok']);
    expect(lines[2]).toContain('a key is set');
    expect(lines[3]).toContain('Chromium 1.0');
    expect(lines.join()).not.toContain('KKKK');
  });

  it('says of each part that it is missing, and what to do', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const settings = {
      server: `http://127.0.0.1:${await getPort()}`,
      folder: join(file, 'agent'),
      browser: { path: file },
      serial: { path: join(folder, 'no-port') },
      paymentTerminal: { ...terminal, sendPort: await getPort() },
      localSockets: { monitoringPort: taken(), terminalPort: await getPort() },
    };
    const { isComplete, lines, marks } = await check(settings);
    expect(isComplete).toBe(false);
    expect(marks).toEqual(Array.from({ length: 7 }, () => 'MISSING'));
    const toDo = [
      /folder: .*cannot be written.*name another one as folder/,
      /server: .*does not answer.*Check the address/,
      /sign-in: neither a key/,
      /browser: .*file is no program/,
      /serial port: .*no-port cannot be opened.*Connect the microcontroller/,
      /payment terminal: .*cannot be reached.*Switch the terminal on/,
      /local ports: port \d+ is taken.*Stop the other program/,
    ];
    for (const [index, pattern] of toDo.entries()) expect(lines[index]).toMatch(pattern);
  });

  it('tries a sign-in that was kept, and says that another booth has it', async () => {
    const tokens = new TokenFile(folder);
    const kept = { state: 'signed-in', server: server.origin, deviceId: 'd1' } as const;
    await tokens.write({ ...kept, renewalToken: 'of-before' });
    const settings = { server: server.origin, folder, browser: { enabled: false } };
    expect((await check(settings)).lines[2]).toMatch(/^ok +sign-in: signed in as /);
    expect(await tokens.read()).toMatchObject({ renewalToken: 'for-later' });
    await tokens.write({ state: 'elsewhere', server: server.origin, keyDigest: 'x' });
    expect((await check(settings)).lines[2]).toMatch(
      /^MISSING +sign-in: logged in at another booth/,
    );
  });
});
