import { isIPv4, isIPv6 } from 'node:net';
import bowser from 'bowser';

import type { RouteInput } from '#platform/http';
import type { SessionOrigin } from '../commands.js';

/** From where a call comes, as far as its owner needs it to tell one sign-in from another. */
export function originOf({
  userAgent,
  address,
}: Pick<RouteInput, 'userAgent' | 'address'>): SessionOrigin {
  return { device: deviceOf(userAgent), address: networkOf(address) };
}

/** Browser and system, such as `Firefox, Linux`; empty for what is no known browser. */
function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = bowser.parse(userAgent);
  return [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(', ');
}

/**
 * Returns the network of an address. It tells a familiar place from a foreign one, but does not
 * reveal a home.
 */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return '';
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::x`;
}
