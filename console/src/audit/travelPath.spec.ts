import { expect, test } from '@jest/globals';

import { travelPath } from './travelPath.js';

test('leads from an event to what it is about', () => {
  expect(travelPath({ stream: 'portal-01-02' })).toBe('/audit/portals/01-02');
  expect(travelPath({ stream: 'payment-01-02' })).toBe('/audit/transactions/01-02');
  expect(travelPath({ stream: 'visit-01' })).toBe('/audit/calls/01');
  expect(travelPath({ stream: 'call-01' })).toBe('/audit/calls/01');
  expect(travelPath({ stream: 'member-01' })).toBeUndefined();
});
