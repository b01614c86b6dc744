import { expect, it } from '@jest/globals';
import type { Participant } from '@foyer/contracts/calls';

import { mayEnd } from './may-end.js';

const as = (role: Participant['role']) => ({ self: { role } as Participant });

it('offers to end the call to its agent, also after a handover, and not to a consulted colleague', () => {
  expect(mayEnd(as('moderator'), null, 'ada')).toBe(true);
  expect(mayEnd(as('presenter'), { agentId: 'ada' }, 'ada')).toBe(false);
});

it('offers it to the agent on the way into the call, and not to a colleague on theirs', () => {
  expect(mayEnd({ self: null }, { agentId: 'ada' }, 'ada')).toBe(true);
  expect(mayEnd({ self: null }, { agentId: 'ada' }, 'tom')).toBe(false);
  expect(mayEnd({ self: null }, null, 'tom')).toBe(false);
});
