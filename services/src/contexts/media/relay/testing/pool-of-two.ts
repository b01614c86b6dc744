import { SilentLog } from '#platform/testing/silent-log.js';
import { RelayPool } from '../pool/relay-pool.js';
import { FragileRelay } from './fragile-relay.js';

/** Two relays that go away when a test wants them to, and replace each other after a moment. */
export function poolOfTwo({
  graceMs = 10,
  steadyAfterMs = 10,
  first = new FragileRelay(),
  second = new FragileRelay(),
} = {}) {
  const log = new SilentLog();
  const pool = new RelayPool(
    [
      { name: 'janus-1', relay: first },
      { name: 'janus-2', relay: second },
    ],
    { log, graceMs, steadyAfterMs },
  );
  return { pool, first, second, log };
}
