import { compile } from '@fastify/proxy-addr';

/** The senders whose `X-Forwarded-For` is believed: none, every direct peer, or these addresses. */
export type TrustProxy = boolean | readonly string[];

/** True if a forwarded address is believed at this number of hops from here. */
export type TrustsHop = (address: string, hop: number) => boolean;

export function trustsHop(trustProxy: TrustProxy): TrustsHop {
  if (typeof trustProxy !== 'boolean') return compile([...trustProxy]);
  // One proxy, which adds the address that it saw: the client itself has written the earlier part
  // of the header.
  return (_address, hop) => trustProxy && hop === 0;
}
