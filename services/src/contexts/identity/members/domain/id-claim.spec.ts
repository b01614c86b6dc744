import { describe, expect, test } from '@jest/globals';

import { claimPersonId, claimThingId, evolveIdClaim, initialIdClaim } from './id-claim.js';

const id = '01900000-0000-7000-8000-000000000001';
const asGuest = { type: 'PersonIdClaimed', data: { personId: id, kind: 'guest' } } as const;
const asCall = { type: 'ThingIdClaimed', data: { thingId: id, kind: 'call' } } as const;
const free = { claim: initialIdClaim, isOtherKind: false };
const held = { claim: initialIdClaim, isOtherKind: true };
const after = (event: typeof asGuest | typeof asCall) => ({
  claim: evolveIdClaim(initialIdClaim, event),
  isOtherKind: false,
});

describe('An id', () => {
  test('is claimed once, for one kind of people', () => {
    expect(claimPersonId(free, id, 'guest')).toEqual([asGuest]);
    expect(claimPersonId(after(asGuest), id, 'guest')).toEqual([]);
    expect(claimPersonId(after(asGuest), id, 'member')).toBe('taken');
    expect(claimPersonId(after(asCall), id, 'guest')).toBe('taken');
  });

  test('is claimed once, for one kind of things', () => {
    expect(claimThingId(free, id, 'call')).toEqual([asCall]);
    expect(claimThingId(after(asCall), id, 'call')).toEqual([]);
    expect(claimThingId(after(asCall), id, 'session')).toBe('taken');
    expect(claimThingId(after(asGuest), id, 'call')).toBe('taken');
  });

  test('stays with an owner of another kind from before ids were claimed', () => {
    expect(claimPersonId(held, id, 'visitor')).toBe('taken');
    expect(claimThingId(held, id, 'meeting')).toBe('taken');
  });
});
