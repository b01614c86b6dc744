import { expect, test } from '@jest/globals';

import { canReusePort } from './reuse-port.js';

test.each([
  ['linux', '20.20.2', false],
  ['linux', '22.11.0', false],
  ['linux', '22.12.0', true],
  ['linux', '23.0.0', false],
  ['linux', '24.0.0', true],
  ['linux', '26.1.0', true],
  ['darwin', '24.0.0', false],
  ['win32', '24.0.0', false],
] as const)('a port is shared on %s with Node %s: %s', (platform, version, expected) => {
  expect(canReusePort(platform, version)).toBe(expected);
});
