import { describe, expect, test } from '@jest/globals';

import { ids } from '../../testing/member-history.js';
import { nameKey } from '@foyer/contracts/identity';
import { evolveReservation, initialReservation, release, reserve } from './reservation.js';

const reserved = {
  type: 'NameReserved',
  data: { kind: 'email', ownerId: ids.member },
} as const;
const released = { ...reserved, type: 'NameReleased' } as const;

describe('a name that only one may use', () => {
  test('is reserved by the first, refused to the second, and free again once it is given back', () => {
    const taken = evolveReservation(initialReservation, reserved);
    expect(reserve(initialReservation, 'email', ids.member)).toEqual([reserved]);
    expect(reserve(taken, 'email', ids.member)).toEqual([]);
    expect(reserve(taken, 'email', ids.other)).toBe('taken');
    expect(release(taken, 'email', ids.other)).toEqual([]);
    expect(release(taken, 'email', ids.member)).toEqual([released]);
    expect(evolveReservation(taken, released)).toEqual(initialReservation);
  });

  test.each([
    ['Ada@Example.ORG', 'ada@example.org'],
    [' ada@example.org ', 'ada@example.org'],
    ['ﬁona.x', 'fiona.x'],
    ['Zoe\u0308', 'zoë'],
  ])('is compared without case and composition: %j', (written, key) => {
    expect(nameKey(written)).toBe(key);
  });
});
