import { describe, expect, test } from '@jest/globals';

import { claimPersonId, evolvePersonId, initialPersonId } from './person-id.js';

const personId = '01900000-0000-7000-8000-000000000001';
const asGuest = { type: 'PersonIdClaimed', data: { personId, kind: 'guest' } } as const;

describe('The id of a person', () => {
  test('is claimed once, for one kind', () => {
    const free = { claim: initialPersonId, isOtherKind: false };
    expect(claimPersonId(free, personId, 'guest')).toEqual([asGuest]);
    const claimed = { claim: evolvePersonId(initialPersonId, asGuest), isOtherKind: false };
    expect(claimPersonId(claimed, personId, 'guest')).toEqual([]);
    expect(claimPersonId(claimed, personId, 'member')).toBe('taken');
  });

  test('stays with a person of another kind from before ids were claimed', () => {
    const held = { claim: initialPersonId, isOtherKind: true };
    expect(claimPersonId(held, personId, 'visitor')).toBe('taken');
  });
});
