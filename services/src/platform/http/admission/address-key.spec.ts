import { describe, expect, test } from '@jest/globals';

import { addressKey, networkKey } from './address-key.js';

describe('an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['no address', 'no address'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('a network', () => {
  test.each([
    ['203.0.113.7', '203.0.113'],
    ['2001:db8:1:2', '2001:db8:1'],
    ['device:01990000-0000-7000-8000-000000000001', 'device:01990000-0000-7000-8000-000000000001'],
    ['+491701234567', '+491701234567'],
  ])('of what counts as %s is %s', (address, key) => {
    expect(networkKey(address)).toBe(key);
  });
});
