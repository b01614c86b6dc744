import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rejections } from '@foyer/contracts/rejections';
import { z } from 'zod';

import { Rejected } from '../../cqrs/commands/index.js';
import { eventually } from '../../testing/eventually.js';
import { SilentLog } from '../../testing/silent-log.js';
import { askRunningServer, ServerDidNot } from './ask-running-server.js';
import { openAdminSocket, type AdminSocket } from './admin-socket.js';
import { adminTask } from './admin-task.js';
import { DomainError } from './domain-error.js';

describe('the admission for the command line', () => {
  let folder: string;
  let socket: AdminSocket | undefined;
  const greet = adminTask('greet', z.strictObject({ name: z.string() }), async ({ name }) => {
    if (name === 'nobody') throw new Rejected('PERSON_NOT_FOUND', { name });
    if (name === 'trouble') throw new Error('The disk is full');
    if (name === 'sleeper') throw new DomainError('Not at night');
    return { greeting: `Hello ${name}` };
  });
  /** Lets the task continue. */
  let goOn: () => void = () => undefined;
  let isClimbed = false;
  const climb = adminTask('climb', z.strictObject({}), async (_input, notify) => {
    for (const height of [1, 2]) notify({ height });
    await new Promise<void>((resolve) => (goOn = resolve));
    notify({ height: 3 });
    isClimbed = true;
    return { height: 4 };
  });
  let log: SilentLog;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-admin-socket-'));
  });
  afterEach(async () => {
    await socket?.close();
    socket = undefined;
    await rm(folder, { recursive: true });
  });

  const path = () => join(folder, 'admin', 'admin.sock');
  const open = async (data = folder) => {
    log = new SilentLog();
    socket = await openAdminSocket(data, [greet, climb], log);
  };
  const ask = (name: unknown, task = 'greet') => askRunningServer(folder, task, { name });

  test('a running server does what it is asked for, or says why not', async () => {
    await open();
    expect(await ask('Ada')).toEqual({ done: { greeting: 'Hello Ada' } });
    await expect(ask('nobody')).rejects.toThrow(ServerDidNot);
    await expect(ask('nobody')).rejects.toThrow(rejections.PERSON_NOT_FOUND.en);
    await expect(ask('trouble')).rejects.toThrow(new ServerDidNot('The disk is full'));
    await expect(ask('sleeper')).rejects.toThrow(new ServerDidNot('Not at night'));
    await expect(ask(7)).rejects.toThrow(ServerDidNot);
    await expect(ask('Ada', 'sing')).rejects.toThrow(/another version/);
  });

  test('says how far it is before it says what came of it', async () => {
    await open();
    const heard: unknown[] = [];
    const onProgress = (progress: unknown): void => {
      heard.push(progress);
      if (heard.length === 2) goOn();
    };
    const done = await askRunningServer(folder, 'climb', {}, { onProgress });
    expect(done).toEqual({ done: { height: 4 } });
    expect(heard).toEqual([1, 2, 3].map((height) => ({ height })));
  });

  test('continues with it after the asker has gone', async () => {
    await open();
    isClimbed = false;
    const asked = request({ socketPath: path(), path: '/climb', method: 'POST' });
    asked.on('error', () => undefined);
    asked.setHeader('content-type', 'application/json').end('{}');
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.on('error', () => undefined);
    await once(answer, 'data');
    asked.destroy();
    const hasNoticed = () => log.lines.some(({ message }) => message.includes('has gone'));
    await eventually('it notices', hasNoticed);
    expect(isClimbed).toBe(false);
    goOn();
    await eventually('it is done', () => isClimbed);
  });

  test('a server that goes away in the middle is said to', async () => {
    mkdirSync(dirname(path()));
    const sockets = new Set<Socket>();
    const other = createServer((socket) => {
      sockets.add(socket.resume());
      const line = '{"progress":1}\n';
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      socket.write(`${line.length.toString(16)}\r\n${line}\r\n`);
    });
    await new Promise<void>((resolve) => other.listen(path(), resolve));
    const onProgress = (): void => sockets.forEach((socket) => socket.destroy());
    const asked = askRunningServer(folder, 'climb', {}, { onProgress });
    await expect(asked).rejects.toThrow(/went away/);
    await new Promise((resolve) => other.close(resolve));
  });

  test('only the owner of the folder reaches it', async () => {
    mkdirSync(dirname(path()), { mode: 0o777 });
    await open();
    expect(statSync(dirname(path())).mode & 0o777).toBe(0o700);
  });

  test('is undefined where no server runs', async () => {
    expect(await ask('Ada')).toBeUndefined();
    await open();
    await socket?.close();
    expect(existsSync(path())).toBe(false);
    expect(await ask('Ada')).toBeUndefined();
  });

  test('replaces the socket that a killed server has left', async () => {
    mkdirSync(dirname(path()));
    writeFileSync(path(), '');
    expect(await ask('Ada')).toBeUndefined();
    await open();
    expect(await ask('Ada')).toMatchObject({ done: { greeting: 'Hello Ada' } });
  });

  test('a server whose folder has too long a name for a socket runs without', async () => {
    const deep = join(folder, 'x'.repeat(80));
    await open(deep);
    expect(readdirSync(folder)).toEqual([]);
    expect(await askRunningServer(deep, 'greet', { name: 'Ada' })).toBeUndefined();
  });

  test('does not treat a program with other answers as the server', async () => {
    mkdirSync(dirname(path()));
    const other = createServer((socket) => {
      socket.resume().end('HTTP/1.1 200 OK\r\n\r\nnonsense');
    });
    await new Promise<void>((resolve) => other.listen(path(), resolve));
    await expect(ask('Ada')).rejects.toThrow(/another version/);
    await new Promise((resolve) => other.close(resolve));
  });
});
