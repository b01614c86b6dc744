import { test } from '@jest/globals';
import { STANDARD_HOURS, type PortalEvent } from '@foyer/contracts/portals';
import { describeProjection } from '../testing/index.js';
import { portalHours } from './hours.js';

const portalId = '01990000-0000-7000-8000-00000000000a';
const exceptionId = '01990000-0000-7000-8000-0000000000e1';
const always = {
  _id: portalId,
  timeZone: 'Europe/Vienna',
  hours: null,
  exceptions: [],
  turns: false,
  withinHours: true,
  nextOpening: null,
};
const shape = {
  startDateTime: '2026-03-07T23:00:00.000Z',
  endDateTime: '2026-03-08T23:00:00.000Z',
  open: false,
};

const created: PortalEvent = {
  type: 'PortalCreated',
  data: { portalId, name: 'Reception', shortlink: 'reception', timeZone: 'Europe/Vienna' },
};
const hours: PortalEvent = {
  type: 'PortalHoursChanged',
  data: { portalId, availability: STANDARD_HOURS },
};
const exception = (active: boolean): PortalEvent => ({
  type: 'PortalExceptionSet',
  data: {
    ...{ portalId, exceptionId, name: 'Holiday', ...shape, active, timezone: 'Europe/Vienna' },
    ...{ creatorId: exceptionId, agentName: 'Ada Berger' },
  },
});
const removed: PortalEvent = { type: 'PortalExceptionRemoved', data: { portalId, exceptionId } };
const nextOpening = '2026-03-03T07:00:00.000Z';
const followed: PortalEvent = {
  type: 'PortalFollowedHours',
  data: { portalId, withinHours: false, nextOpening, turnedBy: 'week' },
};

describeProjection<PortalEvent>(portalHours, (given) => {
  test('has a portal open around the clock until hours are saved', () =>
    given(created).thenDocuments('portalHours', [always]));

  test('has the hours, the exceptions without who saved them, and how the portal followed them', () =>
    given(created, hours, exception(true), exception(false), followed).thenDocuments(
      'portalHours',
      [
        {
          ...always,
          hours: STANDARD_HOURS,
          exceptions: [{ _id: exceptionId, ...shape, active: false }],
          turns: true,
          withinHours: false,
          nextOpening,
        },
      ],
    ));

  test('forgets exceptions that were removed, and portals that were deleted', async () => {
    await given(created, exception(true), removed).thenDocuments('portalHours', [always]);
    await given(created, hours, {
      type: 'PortalDeleted',
      data: { portalId },
    }).thenDocuments('portalHours', []);
  });
});
