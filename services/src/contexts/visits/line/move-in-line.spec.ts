import { describe, expect, test } from '@jest/globals';
import type { LineEvent } from '@foyer/contracts/visits';
import fc from 'fast-check';

import { at, line } from '../testing/happenings.js';
import { emptyLine, evolveLine, visitorInLine } from './state.js';
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

  describe('among those who came within consecutive milliseconds', () => {
    const crowd = ['ada', 'bob', 'cleo', 'dan'].map((visitId, n) => line.joined(visitId, n / 1000));

    test.each([2, 3])('reaches place %d, for which those ahead make room', (position) => {
      const { events, after } = moved(crowd, 'dan', position);
      const expected = ['ada', 'bob', 'cleo'].toSpliced(position - 1, 0, 'dan');
      expect(order(after)).toEqual(expected);
      expect(events.at(-1)).toMatchObject({ data: { visitId: 'dan', place: position } });
      expect(visitorInLine(after, 'ada')).toMatchObject({ waitingSince: at(0) });
    });

    test('does not move a visitor who is not in the way', () => {
      const waiting = [line.joined('eve', -5), ...crowd];
      const { events } = moved(waiting, 'dan', 3);
      expect(events.map(({ type, data }) => [type, data.visitId])).toEqual([
        ['VisitorMadeRoom', 'ada'],
        ['VisitorMovedInLine', 'dan'],
      ]);
    });

    test('leaves the place before to the visitor who was taken from it', () => {
      const { after } = moved([...crowd, line.taken('bob', 'kim', null, 0)], 'dan', 2);
      const [bob] = after.taken;
      const times = [visitorInLine(after, 'ada'), bob, visitorInLine(after, 'dan')].map(
        (one) => one?.joinedAt,
      );
      expect(times).toEqual([...new Set(times)].toSorted());
    });
  });

  test('knows only those who wait', () =>
    expect(moveInLine(fold(...waiting), { ...move, visitId: 'eve', position: 2 })).toMatchObject({
      code: 'VISITOR_NOT_WAITING',
    }));

  test('reaches the place that was asked for, leaves the order of all others, and no two in one moment', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(11), fc.nat(13)), { maxLength: 40 }),
        fc.array(fc.nat(2), { minLength: 12, maxLength: 12 }),
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
            const wanted = Math.min(Math.max(position, 1), order(after).length);
            expect(order(after).indexOf(`v${who}`)).toBe(wanted - 1);
            const times = after.visitors.map(({ joinedAt }) => joinedAt);
            expect(times).toEqual([...new Set(times)].toSorted());
          }
        },
      ),
    ));
});
