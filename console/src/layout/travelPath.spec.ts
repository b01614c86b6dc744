import { expect, test } from '@jest/globals';

import { recordPath, statePath, travelPath } from './travelPath.js';

test('leads from an event to what it is about', () => {
  expect(travelPath({ stream: 'portal-01-02' })).toBe('/audit/portals/01-02');
  expect(travelPath({ stream: 'payment-01-02' })).toBe('/audit/transactions/01-02');
  expect(travelPath({ stream: 'visit-01' })).toBe('/audit/calls/01');
  expect(travelPath({ stream: 'call-01' })).toBe('/audit/calls/01');
  expect(travelPath({ stream: 'session-01' })).toBe('/audit/sessions/01');
  expect(travelPath({ stream: 'member-01' })).toBeUndefined();
});

test('leads to the state right after an event, and to the record of its call', () => {
  expect(statePath({ stream: 'call-01', position: '0042' })).toBe('/audit/calls/01?at=0042');
  expect(statePath({ stream: 'desk-01', position: '0042' })).toBeUndefined();
  expect(recordPath({ data: { visitId: '01', portalId: '02' } })).toBe('/calls/01/show');
  expect(recordPath({ data: { transactionId: '03', callId: '01' } })).toBe('/calls/01/show');
  expect(recordPath({ data: { portalId: '02' } })).toBeUndefined();
});
