import { expect, test } from '@jest/globals';

import type { Conference } from './conference.js';
import { requireRelay } from './require-relay.js';

const carriedBy = (kind: 'janus' | 'direct') => ({ relay: { kind } }) as Conference;

test.each([
  [undefined, 'absent', false],
  [undefined, 'down', true],
  [undefined, 'up', true],
  ['direct', 'up', false],
  ['direct', 'down', false],
  ['janus', 'down', true],
  ['janus', 'up', true],
] as const)('a call by %s with the media server %s may be supervised: %s', (kind, janus, may) => {
  const conference = kind && carriedBy(kind);
  const required = () => requireRelay(conference, { janus });
  if (may) expect(required).not.toThrow();
  else expect(required).toThrow(expect.objectContaining({ code: 'RELAY_NEEDED' }));
});
