import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

import type { TrustsHop } from '../http/index.js';

/**
 * The address that a connection comes from, as other requests tell it.
 * @param isPassedOn whether another node led it here, which is believed what it says of it.
 */
export function clientAddress(
  request: IncomingMessage,
  trusts: TrustsHop,
  isPassedOn: boolean,
): string {
  const nodes = isPassedOn ? 1 : 0;
  return proxyAddress(request, (address, hop) => hop < nodes || trusts(address, hop - nodes));
}
