import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import type { UnreadableEvent } from '../port/unreadable-event.js';
import { KurrentEventLog } from './kurrent-event-log.js';
import { RenewingClient } from './renewing-client.js';
import { UnreachableLog, unreachableLog } from './why-unreachable.js';

/**
 * Opens the event log on a server.
 * @param url as the official client takes it: `esdb://user:password@host:2113?tls=true`, or `kurrentdb://`; with
 * several hosts, separated by commas, for a cluster.
 * @param onUnreadable told of a damaged event whenever somebody meets it.
 * @throws UnreachableLog when the server does not answer, or not as a log does.
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
  const log = new KurrentEventLog(clientOf(renamed), onUnreadable);
  try {
    // The first call makes the connection; many at once on one that is being made were seen to hang.
    await log.head();
    return log;
  } catch (error) {
    await log.close().catch(() => undefined);
    throw await unreachableLog(renamed, error);
  }
}

/** @throws UnreachableLog for an option that the client does not know. */
function clientOf(url: string): RenewingClient {
  try {
    return new RenewingClient(() => KurrentDBClient.connectionString(url));
  } catch (error) {
    throw new UnreachableLog('the client does not understand this address', false, error);
  }
}
