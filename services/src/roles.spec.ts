import { describe, expect, test } from '@jest/globals';

import { readSettings } from './platform/config/index.js';
import { roleSettings, rolesOf, servesPeople } from './roles.js';

const read = (ROLES?: string) => readSettings(roleSettings, ROLES === undefined ? {} : { ROLES });
const stores = { EVENT_LOG_URL: 'esdb://log:2113', RELAY_URL: 'kafka://host:9092' };

describe('The roles of a process', () => {
  test('are all of them unless told', () => {
    expect(rolesOf(read())).toEqual(['api', 'projector', 'relay']);
    expect(servesPeople(read(), {})).toBe(true);
  });

  test('may leave handing events on to another process', () => {
    expect(servesPeople(read('api, projector'), stores)).toBe(true);
    expect(servesPeople(read('relay'), stores)).toBe(false);
  });

  test.each([
    ['api', stores, 'api and projector are one process'],
    ['projector,relay', stores, 'api and projector are one process'],
    ['relay', { EVENT_LOG_URL: stores.EVENT_LOG_URL }, 'RELAY_URL does not say'],
    ['relay', { RELAY_URL: stores.RELAY_URL }, 'one process'],
    ['relay', { ...stores, EVENT_LOG_URL: 'sqlite:./x.db' }, 'one process'],
  ])('cannot be %s', (roles, places, reason) => {
    expect(() => servesPeople(read(roles), places)).toThrow(reason);
  });

  test('are known ones', () => {
    expect(() => read('cook')).toThrow(/^ROLES=cook cannot be used/);
  });
});
