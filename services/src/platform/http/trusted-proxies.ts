import { compile } from '@fastify/proxy-addr';

/** Whose `X-Forwarded-For` is believed: no one's, that of anyone who connects, or that of these addresses. */
export type TrustProxy = boolean | readonly string[];

/** Whether what an address has forwarded is believed, so many hops from here. */
export type TrustsHop = (address: string, hop: number) => boolean;

export function trustsHop(trustProxy: TrustProxy): TrustsHop {
  if (typeof trustProxy !== 'boolean') return compile([...trustProxy]);
  // One proxy, which adds the address that it saw: what stands before it in the header, the client itself has written.
  return (_address, hop) => trustProxy && hop === 0;
}
