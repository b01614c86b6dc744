import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { KurrentEventLog } from './kurrent-event-log.js';

/**
 * Opens the event log on a server.
 * @param url as the official client takes it: `esdb://user:password@host:2113?tls=true`, or `kurrentdb://`.
 * @throws EventLogUnavailable when the server does not answer.
 */
export async function openKurrentEventLog({
  url,
}: {
  readonly url: string;
}): Promise<KurrentEventLog> {
  // The name from before, which the client takes with a loud warning.
  const renamed = url.replace(/^esdb(?=\+discover:|:)/, 'kurrentdb');
  const log = new KurrentEventLog(KurrentDBClient.connectionString(renamed));
  // The first call makes the connection; many at once on one that is being made were seen to hang.
  await log.head();
  return log;
}
