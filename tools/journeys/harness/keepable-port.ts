import { randomInt } from 'node:crypto';

import getPort, { portNumbers } from 'get-port';

/**
 * Linux gives the ports from 32,768 on to outgoing connections; see `net.ipv4.ip_local_port_range`.
 */
const RANGE = { first: 12_000, last: 32_767 } as const;
/** As many are looked at, from one that other workers hardly look at too. */
const CANDIDATES = 200;

/**
 * Returns a free port that stays free while its server is down: neither reconnecting pages nor
 * other processes get it as their own end of a connection.
 */
export function keepablePort(): Promise<number> {
  const first = randomInt(RANGE.first, RANGE.last - CANDIDATES);
  return getPort({ port: portNumbers(first, first + CANDIDATES) });
}
