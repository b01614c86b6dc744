import type { Server } from 'node:net';

import type { Metrics } from '../../observability/index.js';
import { FurtherListeners } from './further-listeners.js';
import type { OverloadSettings } from './overload-settings.js';
import { Overload } from './overload.js';
import { watchTurns } from './watch-turns.js';

/** Under overload, the limit of connections on their way to a channel. */
const HANDSHAKES_MAX = 200;

/** The overload of a server, as its operator has set its limits. */
export function overloadOf(
  metrics: Pick<Metrics, 'registry'>,
  { OVERLOAD_TURN_MS }: OverloadSettings,
): Overload {
  return new Overload(metrics, { turnMs: OVERLOAD_TURN_MS, handshakes: HANDSHAKES_MAX });
}

/**
 * Watches a server's turns, lets it take several connections in each once it listens, and bounds
 * what connections alone may take of its memory: one more than that is closed before anything is
 * read from it.
 * @param onFault told why it goes on taking one connection in a turn.
 * @returns what ends the watch.
 */
export function guardServer(
  server: Server,
  overload: Overload,
  { CONNECTIONS_MAX }: OverloadSettings,
  onFault: (fault: unknown) => void,
): () => void {
  server.maxConnections = CONNECTIONS_MAX;
  server.on('drop', () => overload.dropped());
  const further = new FurtherListeners(server, {
    connectionsMax: CONNECTIONS_MAX,
    onDrop: () => overload.dropped(),
  });
  server.once('listening', () => void further.listen().catch(onFault));
  const endWatch = watchTurns(overload);
  return () => {
    endWatch();
    further.close();
  };
}
