import { describe, expect, test } from '@jest/globals';

import { networksOf } from './networks.js';

describe('networks', () => {
  const isIn = networksOf(['10.0.0.0/8', '192.0.2.9', '2001:db8::/32', 'fe80::1']);

  test.each(['10.255.0.1', '192.0.2.9', '2001:db8:9::1', 'fe80::1%eth0', '::ffff:10.1.2.3'])(
    'hold %s',
    (address) => {
      expect(isIn(address)).toBe(true);
    },
  );

  test.each(['11.0.0.1', '192.0.2.90', '2001:db9::1', '::ffff:11.0.0.1', '', 'unknown'])(
    'do not hold %j',
    (address) => {
      expect(isIn(address)).toBe(false);
    },
  );
});
