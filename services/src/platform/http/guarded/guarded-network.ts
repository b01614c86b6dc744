import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address to which nothing that an administrator types in may lead. */
export class AddressNotAllowed extends Error {
  readonly code = 'ADDRESS_NOT_ALLOWED';

  constructor() {
    super('The server must not connect to this address');
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
  '64:ff9b:1::/48',
  'fe80::/10',
  'fd00:ec2::/32',
  'ff00::/8',
].map((network) => ipaddr.parseCIDR(network));

/**
 * Limits connections to typed addresses, such as those of user sources and webhooks. Public ones
 * are allowed, and internal networks that the operator of the server has named. It is asked at the
 * moment of connecting, with the address that is connected to, so that a name cannot answer twice.
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
    const plain = unwrapped(address);
    if (isIn(plain, NEVER)) return false;
    return isPublic(plain) || isIn(plain, this.#internal);
  }

  /** True if an IP address may be connected to, and lies in a network that the operator named. */
  names(address: string): boolean {
    return this.allows(address) && isIn(unwrapped(address), this.#internal);
  }

  /**
   * True if a host of an address may be connected to, as far as can be told without a lookup.
   * @param isNamed only in a network that the operator named
   */
  allowsHost(host: string, { isNamed = false } = {}): boolean {
    if (isNamed && this.#internal.length === 0) return false;
    const bare = host.replace(/^\[|\]$/g, '');
    return isIP(bare) === 0 || (isNamed ? this.names(bare) : this.allows(bare));
  }

  /**
   * True if a host may be connected to as far as is known now; its name is looked up. One that is
   * not known yet counts as allowed, and is judged when it is connected to.
   * @param isNamed only in a network that the operator named
   */
  async mayReach(host: string, { isNamed = false } = {}): Promise<boolean> {
    if (!this.allowsHost(host, { isNamed })) return false;
    const bare = host.replace(/^\[|\]$/g, '');
    if (isIP(bare) !== 0) return true;
    const lookup = isNamed ? this.namedLookup : this.lookup;
    return new Promise((tell) => {
      lookup(bare, { all: true }, (error) => tell(!(error instanceof AddressNotAllowed)));
    });
  }

  /** @throws AddressNotAllowed for a host that is an address by itself, which is not looked up. */
  demandHost(host: string, options: { readonly isNamed?: boolean } = {}): void {
    if (!this.allowsHost(host, options)) throw new AddressNotAllowed();
  }

  /**
   * In place of the system's own lookup: a name with any address that is not allowed leads nowhere.
   */
  readonly lookup: LookupFunction = lookupOf((address) => this.allows(address));

  /** The same for named networks alone. */
  readonly namedLookup: LookupFunction = lookupOf((address) => this.names(address));
}

function lookupOf(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found: readonly LookupAddress[]) => {
      const areAllowed = error === null && found.every(({ address }) => isAllowed(address));
      const [first] = areAllowed ? found : [];
      if (!first) done(error ?? new AddressNotAllowed(), '');
      else if (options.all === true) done(null, [...found]);
      else done(null, first.address, first.family);
    });
  };
}

/** The places at which an IPv6 address carries an IPv4 address: of NAT64, and of 6to4. */
const CARRIED: Readonly<Record<string, number>> = { rfc6052: 12, '6to4': 2 };

/** IPv6 gives out addresses to machines in this network alone (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

const isPublic = (address: ReturnType<typeof ipaddr.process>): boolean =>
  address.range() === 'unicast' && (address.kind() === 'ipv4' || isIn(address, [GLOBAL_UNICAST]));

/** An IPv4 address that an IPv6 address carries is judged as itself. */
function unwrapped(address: string): ReturnType<typeof ipaddr.process> {
  const plain = ipaddr.process(address);
  const from = CARRIED[plain.range()];
  if (from === undefined) return plain;
  return ipaddr.fromByteArray(plain.toByteArray().slice(from, from + 4));
}

function isIn(
  address: ReturnType<typeof ipaddr.process>,
  networks: readonly ReturnType<typeof ipaddr.parseCIDR>[],
): boolean {
  return networks.some((network) => address.kind() === network[0].kind() && address.match(network));
}
