import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import type { UnreadableEvent } from '../port/unreadable-event.js';
import { KurrentEventLog } from './kurrent-event-log.js';
import { RenewingClient } from './renewing-client.js';

/**
 * Opens the event log on a server.
 * @param url as the official client takes it: `esdb://user:password@host:2113?tls=true`, or `kurrentdb://`; with
 * several hosts, separated by commas, for a cluster.
 * @param onUnreadable told of a damaged event whenever somebody meets it.
 * @throws EventLogUnavailable when the server does not answer.
 */
export async function openKurrentEventLog({
  url,
  onUnreadable,
}: {
  readonly url: string;
  readonly onUnreadable?: ((event: UnreadableEvent) => void) | undefined;
}): Promise<KurrentEventLog> {
  // The name from before, which the client takes with a loud warning.
  const renamed = url.replace(/^esdb(?=\+discover:|:)/, 'kurrentdb');
  const client = new RenewingClient(() => KurrentDBClient.connectionString(renamed));
  const log = new KurrentEventLog(client, onUnreadable);
  // The first call makes the connection; many at once on one that is being made were seen to hang.
  await log.head();
  return log;
}
