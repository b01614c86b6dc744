import { expect, test } from '@jest/globals';

import { planStages } from './plan-stages.js';

test('the stages of a plan are found however deep they stand, and none where a server names none', () => {
  const index = { stage: 'IXSCAN', keyPattern: { 'doc.role': 1, _id: 1 }, direction: 'forward' };
  const fetched = {
    stage: 'LIMIT',
    limitAmount: 25,
    inputStage: { stage: 'FETCH', inputStage: index },
  };
  expect(planStages({ queryPlanner: { winningPlan: fetched } })).toEqual([
    'LIMIT',
    'FETCH',
    'IXSCAN',
  ]);
  const union = {
    stage: 'SORT',
    inputStage: { stage: 'OR', inputStages: [index, { stage: 'COLLSCAN' }] },
  };
  expect(planStages({ queryPlanner: { winningPlan: { queryPlan: union } } })).toEqual([
    'SORT',
    'OR',
    'IXSCAN',
    'COLLSCAN',
  ]);
  expect(planStages({ queryPlanner: { Plan: ['detail=SCAN people'] } })).toBeUndefined();
});
