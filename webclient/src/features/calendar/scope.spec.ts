import { expect, test } from '@jest/globals';

import { isRunning, scopeBody, scopesOf } from './scope.js';

const series = { startTime: '2026-03-17T08:00:00.000Z', endTime: '2026-03-17T09:00:00.000Z' };
const of = (occurrence: string, startTime = occurrence) => ({
  ...{ occurrence, startTime, series },
  endTime: new Date(Date.parse(startTime) + 3_600_000).toISOString(),
});
const now = Date.parse('2026-03-25T12:00:00.000Z');

test('offers a meeting by itself until it is over, and what follows before it begins', () => {
  expect(scopesOf(of('2026-03-31T07:00:00.000Z'), now)).toEqual(['one', 'following', 'all']);
  expect(scopesOf(of('2026-03-24T08:00:00.000Z'), now)).toEqual(['all']);
  expect(scopesOf(of(series.startTime), 0)).toEqual(['one', 'all']);
  expect(scopesOf(of('2026-03-25T11:30:00.000Z'), now)).toEqual(['one', 'all']);
  expect(isRunning({ series }, now)).toBe(true);
  expect(isRunning({ series }, 0)).toBe(false);
});

test('names no meeting to the server where all are meant', () => {
  const one = '2026-03-31T07:00:00.000Z';
  expect(scopeBody(one, 'one')).toEqual({ occurrence: one, following: false });
  expect(scopeBody(one, 'following')).toEqual({ occurrence: one, following: true });
  expect(scopeBody(one, 'all')).toEqual({ occurrence: null, following: false });
  expect(scopeBody(null, 'one')).toEqual({ occurrence: null, following: false });
});
