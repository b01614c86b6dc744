import { describe, expect, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import {
  ada,
  ended,
  joined,
  kim,
  lee,
  left,
  lost,
  started,
  usualRules,
} from '../testing/group-call.js';
import { at, call, fromQueue } from '../testing/happenings.js';
import { awaitedIn } from './awaited.js';
import { evolveCall, noCall } from './call.js';

const after = (events: readonly CallEvent[]) => events.reduce(evolveCall, noCall);
const awaited = (events: readonly CallEvent[], rules = usualRules) =>
  awaitedIn(after(events), rules).map(({ joinerId, awaySince }) => [joinerId, awaySince]);

describe('a call waits', () => {
  test('for both of those whom a queue has brought together', () => {
    const both = [
      ['kim', at(0)],
      ['ada', at(0)],
    ];
    expect(awaited([call.started], fromQueue)).toEqual(both);
    expect(awaited([call.started, call.joined('kim')], fromQueue)).toEqual([['ada', at(0)]]);
  });

  test('for any participant to come, and then for no particular one', () => {
    expect(awaited([started([kim, lee])])).toHaveLength(2);
    expect(awaited([started([kim, lee]), joined(kim)])).toEqual([]);
  });

  test('for those who have lost the connection, not for those who have left', () => {
    const three = [started([kim, lee, ada]), joined(kim), joined(lee), joined(ada)];
    expect(awaited([...three, lost(lee, 10), left(ada)])).toEqual([['lee', at(10)]]);
    expect(awaited([...three, lost(lee, 10), ended('ended', 'kim', 20)])).toEqual([]);
  });
});
