import { describe, expect, test } from '@jest/globals';
import type { DeskEvent } from '@foyer/contracts/visits';

import { desk as happened } from '../testing/happenings.js';
import { at } from '../testing/happenings.js';
import { evolveDesk, newDesk } from './state.js';

const fold = (...events: DeskEvent[]) => events.reduce(evolveDesk, newDesk);
const breaksAfter = (...events: DeskEvent[]) => fold(...events).breaks;

describe('the breaks at a desk', () => {
  test('last from going away to coming back', () => {
    expect(
      breaksAfter(
        happened.opened('kim'),
        happened.set('kim', 'away', 10),
        happened.set('kim', 'auto', 20),
        happened.set('kim', 'away', 30),
      ),
    ).toEqual([
      { from: at(10), to: at(20) },
      { from: at(30), to: null },
    ]);
  });

  test('do not begin while the agent is not there', () => {
    expect(breaksAfter(happened.set('kim', 'away', 10))).toEqual([]);
  });

  test('end with the working day, and begin again with the next one', () => {
    expect(
      breaksAfter(
        happened.opened('kim'),
        happened.set('kim', 'away', 10),
        happened.closed('kim', 'signed-out', 20),
        happened.opened('kim', 30),
        happened.set('kim', 'auto', 40),
      ),
    ).toEqual([
      { from: at(10), to: at(20) },
      { from: at(30), to: at(40) },
    ]);
  });

  test('are not cut in two by a lost connection', () => {
    expect(
      breaksAfter(
        happened.opened('kim'),
        happened.set('kim', 'away', 10),
        happened.closed('kim', 'connection-lost', 20),
        happened.opened('kim', 30),
        happened.set('kim', 'auto', 40),
      ),
    ).toEqual([{ from: at(10), to: at(40) }]);
  });

  test('are not taken by who is offline', () => {
    expect(breaksAfter(happened.opened('kim'), happened.set('kim', 'offline', 10))).toEqual([]);
  });
});
