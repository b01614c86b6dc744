import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createConnection, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { FurtherListeners } from './further-listeners.js';
import { canReusePort } from './reuse-port.js';

const NEWCOMERS = 64;

/** Connects so often, and ends once the system has taken all of it. */
const CONNECT = `
const { connect } = require('node:net');
const [times, port] = process.argv.slice(1).map(Number);
let left = times;
for (let time = 0; time < times; time += 1) {
  connect(port, '127.0.0.1', () => { left -= 1; if (left === 0) process.exit(); });
}
`;

describe('several listeners at the port of a server', () => {
  let server: Server;
  let port: number;
  let connections: number;
  let dropped: number;
  let further: FurtherListeners;

  beforeEach(async () => {
    connections = 0;
    dropped = 0;
    server = createServer((_request, response) => response.end('here'));
    server.on('connection', ({ destroyed }: Socket) => (connections += destroyed ? 0 : 1));
    server.on('drop', () => (dropped += 1));
    const address = { port: 0, host: '127.0.0.1', reusePort: canReusePort() };
    server.listen(address);
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    further.close();
    server.closeAllConnections();
    server.close();
  });

  const furtherOf = (connectionsMax: number): FurtherListeners =>
    (further = new FurtherListeners(server, { connectionsMax, onDrop: () => (dropped += 1) }));
  /** Lets all of them connect within a single turn of this process. */
  const connect = (): void => {
    const args = ['--eval', CONNECT, '--', String(NEWCOMERS), String(port)];
    const { status } = spawnSync(process.execPath, args, { timeout: 60_000 });
    expect(status).toBe(0);
  };
  const ask = async (): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
    return response.text();
  };

  test('take simultaneous connections within few turns', async () => {
    await furtherOf(1_000).listen();
    connect();
    let turns = 0;
    for (; connections < NEWCOMERS && turns < 10 * NEWCOMERS; turns += 1) await nextTurn();
    expect(connections).toBe(NEWCOMERS);
    // On systems that cannot share a port, each connection takes a turn.
    if (canReusePort()) expect(turns).toBeLessThan(NEWCOMERS / 2);
  });

  test('lose no connection, neither while they begin nor later', async () => {
    const begun = furtherOf(1_000).listen();
    const beginning = new AbortController();
    const ended = begun.finally(() => beginning.abort());
    do expect(await ask()).toBe('here');
    while (!beginning.signal.aborted);
    await ended;
    const answers = await Promise.all(Array.from({ length: NEWCOMERS }, ask));
    expect(new Set(answers)).toEqual(new Set(['here']));
  });

  test('end at once, also where they have only begun', async () => {
    const begun = furtherOf(1_000).listen();
    further.close();
    await begun;
    server.close();
    await expect(ask()).rejects.toThrow();
  });

  test('close each connection above the limit, until another one ends', async () => {
    server.maxConnections = 1;
    await furtherOf(1).listen();
    const first = createConnection(port, '127.0.0.1');
    await eventually('the first is there', () => connections === 1);
    for (let newcomer = 0; newcomer < NEWCOMERS; newcomer += 1)
      await expect(ask()).rejects.toThrow();
    expect(connections).toBe(1);
    expect(dropped).toBeGreaterThan(0);
    first.destroy();
    await eventually('there is room again', async () => (await ask().catch(() => '')) === 'here');
  });
});
