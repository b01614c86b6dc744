import { describe, expect, it } from '@jest/globals';
import { toPosition } from './kurrent-position.js';
import { LookedAt, marksOf } from './looked-at.js';

describe('How far a server has looked', () => {
  const covers = (commit: bigint, prepare: bigint, place: bigint): boolean => {
    const looked = new LookedAt(undefined);
    looked.add(marksOf({ commit, prepare }));
    return looked.covers(toPosition(place));
  };

  it.each([
    { what: 'the place of an event, with it', commit: 70n, prepare: 70n, place: 70n, is: true },
    { what: 'that place, and no further', commit: 70n, prepare: 70n, place: 71n, is: false },
    {
      what: 'the place of the next one, without it',
      commit: 70n,
      prepare: 0n,
      place: 70n,
      is: false,
    },
    { what: 'what is before that', commit: 70n, prepare: 0n, place: 69n, is: true },
    {
      what: 'nothing where it tells no place',
      commit: 2n ** 64n - 1n,
      prepare: 2n ** 64n - 1n,
      place: 1n,
      is: false,
    },
  ])('covers $what', ({ commit, prepare, place, is }) => {
    expect(covers(commit, prepare, place)).toBe(is);
  });

  it('never goes back', () => {
    const looked = new LookedAt(toPosition(70n));
    looked.add({ upTo: toPosition(50n), before: toPosition(60n) });
    expect([looked.upTo, looked.covers(toPosition(70n))]).toEqual([toPosition(70n), true]);
  });
});
