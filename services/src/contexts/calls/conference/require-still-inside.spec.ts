import { expect, test } from '@jest/globals';

import type { CallOn } from '../call/call.js';
import type { Conference, ParticipantSlot } from './conference.js';
import { requireStillInside } from './require-still-inside.js';

const slot = { joinerId: 'lee', userCallId: 'slot' } as ParticipantSlot;

/** Says how a page fares whose person stands so in the call, and what slots are left. */
function enters(call: Partial<CallOn>, slots = new Map([['slot', slot]])) {
  const conference = {
    slot: (id: string) => slots.get(id),
    remove: (id: string) => slots.delete(id),
  } as unknown as Conference;
  const now = { stage: 'on', participants: {}, supervisors: {}, ...call } as CallOn;
  try {
    requireStillInside(now, conference, slot);
    return ['in', slots.size];
  } catch (error) {
    return [(error as { code: string }).code, slots.size];
  }
}
const stands = (joined: boolean, admission: string) =>
  ({ participants: { lee: { joined, admission } } }) as unknown as Partial<CallOn>;

test('a page goes in whose person is in the call, or supervises it', () => {
  expect(enters(stands(true, 'admitted'))).toEqual(['in', 1]);
  expect(enters({ supervisors: { lee: {} } } as unknown as Partial<CallOn>)).toEqual(['in', 1]);
});

test('a page of a person who is out by now gives its slot back', () => {
  expect(enters(stands(true, 'removed'))).toEqual(['NOT_IN_CALL', 0]);
  expect(enters(stands(false, 'admitted'))).toEqual(['NOT_IN_CALL', 0]);
  expect(enters({})).toEqual(['NOT_IN_CALL', 0]);
});

test('a page whose slot was removed meanwhile stays out', () => {
  expect(enters(stands(true, 'admitted'), new Map())).toEqual(['NOT_IN_CALL', 0]);
});
