import { expect, it } from '@jest/globals';
import type { Participant } from '@foyer/contracts/calls';

import { mayEnd } from './may-end.js';

const as = (role: Participant['role']) => ({ self: { role } as Participant });

it('offers to end the call to its agent, also who took it over, and not to who is consulted', () => {
  expect(mayEnd(as('moderator'))).toBe(true);
  expect(mayEnd(as('presenter'))).toBe(false);
});

it('offers it to an agent who is on the way into the call', () => {
  expect(mayEnd({ self: null })).toBe(true);
});
