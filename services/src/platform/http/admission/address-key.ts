import { isIPv4, isIPv6 } from 'node:net';

/**
 * The unit in which attempts are counted: an IPv4 address, or the /64 network that one IPv6
 * customer commonly has alone.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...(tail === undefined ? [] : zeros), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The network of a person with several addresses: the first three numbers of an IPv4 address, a /48
 * of IPv6. Any other key is its own network.
 * @param key what {@link addressKey} gives.
 */
export function networkKey(key: string): string {
  if (isIPv4(key)) return key.split('.').slice(0, 3).join('.');
  return /^([\da-f]{1,4}:){3}[\da-f]{1,4}$/.test(key) ? key.split(':').slice(0, 3).join(':') : key;
}
