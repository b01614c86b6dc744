import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address to which nothing that an administrator types in may lead. */
export class AddressNotAllowed extends Error {
  readonly code = 'ADDRESS_NOT_ALLOWED';

  constructor() {
    super('The address is not one that a user source may have');
    this.name = 'AddressNotAllowed';
  }
}

/**
 * Addresses that no setting allows: cloud services that give out the machine's own keys, and
 * addresses that are not of one machine.
 */
const NEVER = [
  '0.0.0.0/8',
  '169.254.0.0/16',
  '100.100.100.200/32',
  '192.0.0.192/32',
  '224.0.0.0/3',
  '::/128',
  'fe80::/10',
  'fd00:ec2::/32',
  'ff00::/8',
].map((network) => ipaddr.parseCIDR(network));

/**
 * Limits the connections to user sources to public addresses, and to internal networks that the
 * operator of the server has named. It is asked at the moment of connecting, with the address that
 * is connected to, so that a name cannot answer twice.
 */
export class GuardedNetwork {
  readonly #internal: readonly ReturnType<typeof ipaddr.parseCIDR>[];

  constructor(internal: readonly string[]) {
    this.#internal = internal.map((network) =>
      ipaddr.parseCIDR(
        network.includes('/') ? network : `${network}/${isIP(network) === 6 ? 128 : 32}`,
      ),
    );
  }

  /** True if an IP address may be connected to. */
  allows(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    // A wrapped IPv4 address is judged as the address inside.
    const plain = ipaddr.process(address);
    if (isIn(plain, NEVER)) return false;
    return plain.range() === 'unicast' || isIn(plain, this.#internal);
  }

  /** @throws AddressNotAllowed for a host that is an address by itself, which is not looked up. */
  demandHost(host: string): void {
    const bare = host.replace(/^\[|\]$/g, '');
    if (isIP(bare) > 0 && !this.allows(bare)) throw new AddressNotAllowed();
  }

  /**
   * In place of the system's own lookup: a name with any address that is not allowed leads nowhere.
   */
  readonly lookup: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found: readonly LookupAddress[]) => {
      const isAllowed = error === null && found.every(({ address }) => this.allows(address));
      const [first] = isAllowed ? found : [];
      if (!first) done(error ?? new AddressNotAllowed(), '');
      else if (options.all === true) done(null, [...found]);
      else done(null, first.address, first.family);
    });
  };
}

function isIn(
  address: ReturnType<typeof ipaddr.process>,
  networks: readonly ReturnType<typeof ipaddr.parseCIDR>[],
): boolean {
  return networks.some((network) => address.kind() === network[0].kind() && address.match(network));
}
