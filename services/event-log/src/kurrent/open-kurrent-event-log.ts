import { KurrentDBClient, UnsupportedError } from '@kurrent/kurrentdb-client';

import type { UnreadableEvent } from '../port/unreadable-event.js';
import { addressForClient, lookingForLeader, whyUnusable } from './kurrent-address.js';
import type { KurrentClient } from './kurrent-client.js';
import { KurrentEventLog } from './kurrent-event-log.js';
import { RenewingClient } from './renewing-client.js';
import { tryToAppend } from './try-to-append.js';
import { UnreachableLog, unreachableLog } from './why-unreachable.js';

export interface OpeningKurrentEventLog {
  /**
   * As the official client takes it: `esdb://user:password@host:2113?tls=true`, or `kurrentdb://`;
   * with several hosts, separated by commas, for a cluster.
   */
  readonly url: string;
  /** True if opening checks that the server allows writes as well as reads. */
  readonly triesToAppend?: boolean;
  /** Called for each read of a damaged event. */
  readonly onUnreadable?: ((event: UnreadableEvent) => void) | undefined;
}

/**
 * Opens the event log on a server.
 * @throws UnreachableLog when the server does not answer, not as a log does, or does not let us
 * work with it.
 */
export async function openKurrentEventLog({
  url,
  triesToAppend = false,
  onUnreadable,
}: OpeningKurrentEventLog): Promise<KurrentEventLog> {
  const address = addressForClient(url);
  const client = clientOf(address);
  const log = new KurrentEventLog(client, onUnreadable);
  try {
    // The first call makes the connection; many at once on one that is being made were seen to
    // hang.
    await log.head();
    if (triesToAppend) await tryToAppend(client).catch(unlessTooOld);
    return log;
  } catch (error) {
    const failure = await unreachableLog(address, client, error);
    await log.close().catch(() => undefined);
    throw failure;
  }
}

/** Ignores an old version: callers decide if they can use such a server. */
function unlessTooOld(error: unknown): void {
  if (!(error instanceof UnsupportedError)) throw error;
}

/** @throws UnreachableLog for an option that the client does not know, or that cannot be. */
function clientOf(url: string): KurrentClient {
  const reason = whyUnusable(url);
  if (reason !== undefined) throw new UnreachableLog(reason, false, undefined);
  try {
    return new RenewingClient((looksForLeader) =>
      KurrentDBClient.connectionString(looksForLeader ? lookingForLeader(url) : url),
    );
  } catch {
    // The client's message repeats the address, with the password in it.
    throw new UnreachableLog('the client does not understand this address', false, undefined);
  }
}
