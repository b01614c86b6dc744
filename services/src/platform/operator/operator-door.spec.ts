import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rejections } from '@foyer/contracts/rejections';
import { z } from 'zod';

import { Rejected } from '../commands/index.js';
import { SilentLog } from '../testing/silent-log.js';
import { askRunningServer, ServerDidNot } from './ask-running-server.js';
import { openOperatorDoor, type OperatorDoor } from './operator-door.js';
import { operatorTask } from './operator-task.js';

describe('the door for the command line', () => {
  let folder: string;
  let door: OperatorDoor | undefined;
  const greet = operatorTask('greet', z.strictObject({ name: z.string() }), async ({ name }) => {
    if (name === 'nobody') throw new Rejected('PERSON_NOT_FOUND', { name });
    if (name === 'trouble') throw new Error('The disk is full');
    return { greeting: `Hello ${name}` };
  });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-door-'));
  });
  afterEach(async () => {
    await door?.close();
    door = undefined;
    await rm(folder, { recursive: true });
  });

  const path = () => join(folder, 'operator', 'door.sock');
  const open = async (data = folder) => {
    door = await openOperatorDoor(data, [greet], new SilentLog());
  };
  const ask = (name: unknown, task = 'greet') => askRunningServer(folder, task, { name });

  test('a running server does what it is asked for, or says why not', async () => {
    await open();
    expect(await ask('Ada')).toEqual({ done: { greeting: 'Hello Ada' } });
    await expect(ask('nobody')).rejects.toThrow(ServerDidNot);
    await expect(ask('nobody')).rejects.toThrow(rejections.PERSON_NOT_FOUND.en);
    await expect(ask('trouble')).rejects.toThrow(new ServerDidNot('The disk is full'));
    await expect(ask(7)).rejects.toThrow(ServerDidNot);
    await expect(ask('Ada', 'sing')).rejects.toThrow(/another version/);
  });

  test('nobody but the owner of the folder gets to it', async () => {
    mkdirSync(dirname(path()), { mode: 0o777 });
    await open();
    expect(statSync(dirname(path())).mode & 0o777).toBe(0o700);
  });

  test('where no server runs, nobody answers', async () => {
    expect(await ask('Ada')).toBeUndefined();
    await open();
    await door?.close();
    expect(existsSync(path())).toBe(false);
    expect(await ask('Ada')).toBeUndefined();
  });

  test('what a killed server has left is replaced', async () => {
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

  test('whoever answers something else is not taken for the server', async () => {
    mkdirSync(dirname(path()));
    const other = createServer((socket) => {
      socket.resume().end('HTTP/1.1 200 OK\r\n\r\nnonsense');
    });
    await new Promise<void>((resolve) => other.listen(path(), resolve));
    await expect(ask('Ada')).rejects.toThrow(/another version/);
    await new Promise((resolve) => other.close(resolve));
  });
});
