import { describe, expect, test } from '@jest/globals';
import type { LineEvent } from '@foyer/contracts/visits';
import fc from 'fast-check';

import { at, line } from '../testing/happenings.js';
import { emptyLine, evolveLine, visitorInLine } from './line.js';
import { moveInLine } from './move-in-line.js';

const fold = (...events: readonly LineEvent[]) => events.reduce(evolveLine, emptyLine);
const move = { portalId: 'portal', movedBy: 'boss', reason: 'Has a small child' };
const moved = (waiting: readonly LineEvent[], visitId: string, position: number) => {
  const decision = moveInLine(fold(...waiting), { ...move, visitId, position });
  if (decision.type !== 'accepted') throw new Error(decision.code);
  return { events: decision.events, after: fold(...waiting, ...decision.events) };
};
const order = ({ visitors }: ReturnType<typeof fold>) => visitors.map(({ visitId }) => visitId);

describe('moveInLine', () => {
  const waiting = ['ada', 'bob', 'cleo', 'dan'].map((visitId, n) => line.joined(visitId, n * 10));

  test.each([
    ['dan', 2, ['ada', 'dan', 'bob', 'cleo']],
    ['ada', 3, ['bob', 'cleo', 'ada', 'dan']],
    ['ada', 4, ['bob', 'cleo', 'dan', 'ada']],
    ['ada', 99, ['bob', 'cleo', 'dan', 'ada']],
    ['dan', 1, ['dan', 'ada', 'bob', 'cleo']],
    ['bob', 2, ['ada', 'bob', 'cleo', 'dan']],
  ])('puts %s at place %d', (visitId, position, expected) =>
    expect(order(moved(waiting, visitId, position).after)).toEqual(expected),
  );

  test('keeps why, and how long the visitor has waited', () => {
    const { events, after } = moved(waiting, 'dan', 2);
    expect(events).toEqual([
      {
        type: 'VisitorMovedInLine',
        data: { ...move, visitId: 'dan', place: 2, joinedAt: at(9.999) },
      },
    ]);
    expect(visitorInLine(after, 'dan')).toMatchObject({ waitingSince: at(30) });
  });

  test('passes over those who came at once', () => {
    const crowd = [line.joined('ada', 0), line.joined('bob', 0.001), line.joined('cleo', 10)];
    expect(order(moved(crowd, 'cleo', 2).after)).toEqual(['cleo', 'ada', 'bob']);
  });

  test('knows only those who wait', () =>
    expect(moveInLine(fold(...waiting), { ...move, visitId: 'eve', position: 2 })).toMatchObject({
      code: 'VISITOR_NOT_WAITING',
    }));

  test('leaves the order of all others as it was, and no two in the same moment', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(11), fc.nat(13)), { maxLength: 40 }),
        fc.array(fc.nat(30), { minLength: 12, maxLength: 12 }),
        (moves, gaps) => {
          let time = 0;
          const events: LineEvent[] = gaps.map((gap, n) => {
            time += 1 + gap;
            return line.joined(`v${n}`, time / 1000);
          });
          for (const [who, position] of moves) {
            const before = order(fold(...events)).filter((one) => one !== `v${who}`);
            const { events: made, after } = moved(events, `v${who}`, position);
            events.push(...made);
            expect(order(after).filter((one) => one !== `v${who}`)).toEqual(before);
            const times = after.visitors.map(({ joinedAt }) => joinedAt);
            expect(times).toEqual([...new Set(times)].toSorted());
          }
        },
      ),
    ));
});
