import { describe, expect, test } from '@jest/globals';
import { ClientStatus } from '@foyer/contracts/visits';

import { displayOf, type Displayed } from './display.js';

/** A Monday at noon, of a device that is open until six. */
const DAY = new Date('2026-03-02T12:00:00Z');
const EVENING = new Date('2026-03-02T20:00:00Z');

const device: Displayed = {
  online: true,
  deactivated: false,
  portalOpen: true,
  status: 'IN_START',
  operatingHours: {
    timeZone: 'UTC',
    week: {
      monday: [{ start: '08:00', end: '18:00' }],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
      saturday: [],
      sunday: [],
    },
  },
};

describe('a device', () => {
  const shown = (change: Partial<Displayed>) =>
    [DAY, EVENING].map((now) => displayOf({ ...device, ...change }, now));

  test.each([
    ['IN_PERMISSION', 'Online', 'Closed'],
    ['IN_START', 'Online', 'Closed'],
    ['IN_WAITING', 'Online', 'Closed'],
    ['IN_CALL', 'In Call', 'In Call'],
    ['IN_ERROR', 'Offline', 'Offline'],
    ['IN_END', 'Online', 'Closed'],
  ] as const)('%s is shown as %s by day and %s after hours', (status, byDay, afterHours) => {
    expect(shown({ status })).toEqual([byDay, afterHours]);
  });

  test.each(ClientStatus.options)('%s is offline where it is not there, or shut out', (status) => {
    expect(shown({ status, online: false })).toEqual(['Offline', 'Offline']);
    expect(shown({ status, deactivated: true })).toEqual(['Offline', 'Offline']);
  });

  test('is closed with its portal, but for who is in a call already', () => {
    expect(shown({ portalOpen: false })).toEqual(['Closed', 'Closed']);
    expect(shown({ portalOpen: false, status: 'IN_CALL' })).toEqual(['In Call', 'In Call']);
  });
});
