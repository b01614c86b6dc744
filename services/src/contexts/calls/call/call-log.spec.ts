import { expect, test } from '@jest/globals';

import { evolveCallLog, newCallLog, seeMissedCalls } from './call-log.js';

const memberId = '019a0000-0000-7000-8000-000000000001';
const minute = (n: number) => `2026-03-02T09:0${n}:00.000Z`;
const now = new Date(minute(5));
const seenUpTo = (upTo: string) =>
  evolveCallLog(newCallLog, { type: 'MissedCallsSeen', data: { memberId, upTo } });

test('given nothing, when missed calls are seen, then that is kept', () => {
  expect(seeMissedCalls(newCallLog, { memberId, upTo: minute(4) }, { now })).toMatchObject({
    events: [{ type: 'MissedCallsSeen', data: { memberId, upTo: minute(4) } }],
  });
});

test('given that they were seen, when they or older ones are seen again, then nothing happens', () => {
  for (const upTo of [minute(3), minute(4)]) {
    expect(seeMissedCalls(seenUpTo(minute(4)), { memberId, upTo }, { now })).toMatchObject({
      events: [],
    });
  }
});

test('given that they were seen, when newer ones are seen, then that is kept', () => {
  expect(seeMissedCalls(seenUpTo(minute(3)), { memberId, upTo: minute(4) }, { now })).toMatchObject(
    { events: [{ data: { upTo: minute(4) } }] },
  );
});

test('when more is said to be seen than there can be, then it is taken for all until now', () => {
  expect(seeMissedCalls(newCallLog, { memberId, upTo: minute(9) }, { now })).toMatchObject({
    events: [{ data: { upTo: minute(5) } }],
  });
});
