import { BlockList, isIPv6 } from 'node:net';

/** The test whether an address is one of some addresses and networks, such as 10.0.0.0/8. */
export function networksOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    const [plain = ''] = address.split('%');
    return list.check(plain, familyOf(plain));
  };
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
