import { describe, expect, test } from '@jest/globals';

import { readSettings } from '#platform/config';
import { roleAssignmentOf, roleSettings, rolesOf, type SharedPlaces } from './roles.js';

const read = (ROLES?: string) => readSettings(roleSettings, ROLES === undefined ? {} : { ROLES });
const places: SharedPlaces = {
  EVENT_LOG_URL: 'esdb://log:2113',
  READ_STORE_URL: 'mongodb://store/foyer',
  VAULT_URL: 'mongodb://vault/secrets',
  FILES_URL: 'mongodb://store/files',
  SMTP_URL: 'smtp://mail',
  FOYER_URL: 'https://reception.example.org',
  RELAY_URL: 'kafka://host:9092',
};
const nothing = { servesPeople: false, runsBackgroundJobs: false, handsOn: false };

describe('The roles of a process', () => {
  test('are all of them by default', () => {
    expect(rolesOf(read())).toEqual(['api', 'projector', 'relay']);
    const all = { servesPeople: true, runsBackgroundJobs: true, handsOn: true };
    expect(roleAssignmentOf(read(), {})).toEqual(all);
  });

  test.each([
    ['api, projector', { servesPeople: true, runsBackgroundJobs: true }],
    ['relay', { handsOn: true }],
    ['api', { servesPeople: true }],
    ['projector', { runsBackgroundJobs: true }],
    ['projector,relay', { runsBackgroundJobs: true, handsOn: true }],
  ])('may be %s', (roles, roleAssignment) => {
    expect(roleAssignmentOf(read(roles), places)).toEqual({ ...nothing, ...roleAssignment });
  });

  test.each([
    ['api', { ...places, EVENT_LOG_URL: 'sqlite:./x.db' }, /on servers: EVENT_LOG_URL$/],
    [
      'projector',
      { ...places, FILES_URL: undefined, VAULT_URL: undefined },
      /VAULT_URL, FILES_URL/,
    ],
    ['api', { ...places, FILES_URL: 'file:./files' }, /FILES_URL/],
    ['api,relay', { ...places, SMTP_URL: undefined, FOYER_URL: undefined }, /SMTP_URL, FOYER_URL/],
    ['relay', { EVENT_LOG_URL: places.EVENT_LOG_URL }, /RELAY_URL does not say/],
    ['relay', { RELAY_URL: places.RELAY_URL }, /one process/],
    ['relay', { ...places, EVENT_LOG_URL: 'sqlite:./x.db' }, /one process/],
  ])('cannot be %s', (roles, known, reason) => {
    expect(() => roleAssignmentOf(read(roles), known)).toThrow(reason);
  });

  test('are known ones', () => {
    expect(() => read('cook')).toThrow(/^ROLES=cook cannot be used/);
  });
});
