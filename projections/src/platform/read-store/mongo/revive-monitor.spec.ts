import { EventEmitter, once } from 'node:events';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { type MonitoredClient, reviveMonitor } from './revive-monitor.js';

const server = { connectionId: '127.0.0.1:27017' };

/** The parts of a client that concern its monitor. */
class FakeClient extends EventEmitter {
  readonly did: string[] = [];

  async close(): Promise<void> {
    this.did.push('close');
    this.emit('serverClosed', { address: server.connectionId });
  }

  async connect(): Promise<void> {
    this.did.push('connect');
    this.emit('connected');
  }
}

describe("A client's monitor", () => {
  let client: FakeClient;
  beforeEach(() => {
    client = new FakeClient();
    reviveMonitor(client as unknown as MonitoredClient, 5, 10);
  });
  const passes = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  test('gives up a monitor that waits without end, and the client connects again', async () => {
    const connected = once(client, 'connected');
    client.emit('serverHeartbeatStarted', server);
    await connected;
    expect(client.did).toEqual(['close', 'connect']);
  });

  test.each(['serverHeartbeatSucceeded', 'serverHeartbeatFailed'])(
    'leaves a monitor that comes back alone: %s',
    async (answer) => {
      for (let n = 0; n < 4; n += 1) {
        client.emit('serverHeartbeatStarted', server);
        client.emit(answer, server);
        await passes(10);
      }
      expect(client.did).toEqual([]);
    },
  );

  test('of a client that was closed stays closed', async () => {
    client.emit('serverHeartbeatStarted', server);
    await client.close();
    await passes(30);
    expect(client.did).toEqual(['close']);
  });
});
