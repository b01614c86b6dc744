import { describe, expect, test } from '@jest/globals';

import { calendarRoutes } from './index.js';
import { statisticsRoutes } from '../statistics/index.js';

describe('the zone of a browser', () => {
  const zoneOfDay = (timeZone?: string) =>
    statisticsRoutes.myDay.query?.parse({ timeZone }).timeZone;
  const zoneOfMeetings = (timeZone?: string) =>
    calendarRoutes.listMeetings.body?.parse({ timeSpan: 'today', timeZone }).timeZone;

  test.each([
    ['as it is', 'Europe/Paris', 'Europe/Paris'],
    ['as UTC where it is of no place', 'Etc/Unknown', 'UTC'],
    ['as UTC where only the browser knows it', 'Mars/Base', 'UTC'],
    ['as UTC where it names none', undefined, 'UTC'],
  ])('is taken %s, so that its page opens', (_how, zone, taken) => {
    expect([zoneOfDay(zone), zoneOfMeetings(zone)]).toEqual([taken, taken]);
  });
});
