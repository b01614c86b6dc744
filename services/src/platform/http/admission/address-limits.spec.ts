import { describe, expect, test } from '@jest/globals';

import { AddressLimits } from './address-limits.js';

const trustedNetworks = ['127.0.0.0/8', '::1', '2001:db8:1::/48', '192.0.2.7'];
const limits = new AddressLimits({
  trustedNetworks,
  visitsPerMinute: 1,
  openVisits: 1,
  placesInLine: 1,
});

describe('an address', () => {
  test.each(['127.0.0.1', '::ffff:127.9.9.9', '::1', '2001:db8:1:2::3', '192.0.2.7'])(
    'that is trusted is not counted: %s',
    (address) => {
      expect(limits.keyOf(address)).toBeUndefined();
    },
  );

  test.each([
    ['192.0.2.8', '192.0.2.8'],
    ['::ffff:192.0.2.8', '192.0.2.8'],
    ['2001:db8:2:3:4::5', '2001:db8:2:3'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is counted as %s', (address, key) => {
    expect(limits.keyOf(address)).toBe(key);
  });
});
