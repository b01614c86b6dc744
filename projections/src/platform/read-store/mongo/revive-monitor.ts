import type { MongoClient } from 'mongodb';

/** The part of a client that this needs. */
export type MonitoredClient = Pick<MongoClient, 'on' | 'close' | 'connect'>;

/**
 * Connects a client again whose monitor does not come back. When connections are cut just as the
 * monitor asks its server for its state, the driver (mongodb 7.9) waits for that answer without
 * end. It never asks again, and a server that has long been back counts as away. Seen with a
 * network that was slow and then dropped everything at once.
 * @param patienceMs How long an answer may take, in addition to the time for which a server may
 * hold it back.
 * @param heartbeatMs That time, which is also how often the driver asks a server that holds no
 * answer back.
 */
export function reviveMonitor(
  client: MonitoredClient,
  patienceMs: number,
  heartbeatMs: number,
): void {
  const waiting = new Map<string, NodeJS.Timeout>();
  const isHeard = (server: string): void => {
    clearTimeout(waiting.get(server));
    waiting.delete(server);
  };
  client.on('serverHeartbeatStarted', ({ connectionId: server }) => {
    isHeard(server);
    const revive = (): void => {
      // A caller meanwhile is refused as before, or connects by asking.
      void client
        .close()
        .then(() => client.connect())
        .catch(() => undefined);
    };
    waiting.set(server, setTimeout(revive, heartbeatMs + patienceMs).unref());
  });
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => isHeard(connectionId));
  client.on('serverHeartbeatFailed', ({ connectionId }) => isHeard(connectionId));
  client.on('serverClosed', ({ address }) => isHeard(address));
}
