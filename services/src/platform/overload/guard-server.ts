import type { Server } from 'node:net';

import type { Metrics } from '../observability/index.js';
import type { OverloadSettings } from './overload-settings.js';
import { Overload } from './overload.js';
import { watchTurns } from './watch-turns.js';

/** Where there is too much to do, so many connections at most may be on their way to a channel. */
const HANDSHAKES_MAX = 200;

/** The overload of a server, as its operator has set its limits. */
export function overloadOf(
  metrics: Pick<Metrics, 'registry'>,
  { OVERLOAD_TURN_MS }: OverloadSettings,
): Overload {
  return new Overload(metrics, { turnMs: OVERLOAD_TURN_MS, handshakes: HANDSHAKES_MAX });
}

/**
 * Watches a server's turns, and bounds what connections alone may take of its memory: one more than that is closed before
 * anything is read from it.
 * @returns what ends the watch.
 */
export function guardServer(
  server: Server,
  overload: Overload,
  { CONNECTIONS_MAX }: OverloadSettings,
): () => void {
  server.maxConnections = CONNECTIONS_MAX;
  server.on('drop', () => overload.dropped());
  return watchTurns(overload);
}
