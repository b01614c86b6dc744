import { expect, test } from '@jest/globals';

import { listedReadModels } from '#platform/http/resources/read-model.js';
import './calls.js';

test('calls of a member that match a search are asked for by both', () => {
  const now = '2026-01-02T03:04:05.678Z';
  const calls = listedReadModels.find(({ name }) => name === 'calls');
  expect(calls?.filter({ q: 'Ines', memberId: 'm' } as never, { now })).toMatchObject({
    $or: [{ visitorName: {} }, { agentName: {} }, { queueName: {} }, { originName: {} }],
    $and: [{ $or: [{ agentId: 'm' }, { 'joiners.joinerId': 'm' }] }],
  });
});

test('calls that a member had include those handed over', () => {
  const now = '2026-01-02T03:04:05.678Z';
  const calls = listedReadModels.find(({ name }) => name === 'calls');
  expect(calls?.filter({ agentId: 'm' } as never, { now })).toEqual({
    $and: [{ $or: [{ agentId: 'm' }, { 'handOvers.fromId': 'm' }] }],
  });
});
