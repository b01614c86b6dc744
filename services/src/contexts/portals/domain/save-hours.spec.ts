import { describe, expect, test } from '@jest/globals';
import { STANDARD_HOURS, type PortalEvent, type PortalException } from '@foyer/contracts/portals';

import { created, deleted, ids, portalAfter } from '../testing/portal-history.js';
import { saveExceptions } from './save-exceptions.js';
import { followHoursNow, saveHours } from './save-hours.js';

const portalId = ids.portal;
const monday = new Date('2026-03-02T09:00:00.000Z');
const evening = new Date('2026-03-02T17:00:00.000Z');
const timeZone = 'Europe/Vienna';
const hoursChanged: PortalEvent = {
  type: 'PortalHoursChanged',
  data: { portalId, availability: STANDARD_HOURS },
};
const followed = (
  withinHours: boolean,
  nextOpening: string | null,
  turnedBy: 'week' | 'exception' | 'change' | 'none' | 'unknown' = 'none',
): PortalEvent => ({
  type: 'PortalFollowedHours',
  data: { portalId, withinHours, nextOpening, turnedBy },
});
const tuesday = '2026-03-03T07:00:00.000Z';
const exception: PortalException = {
  _id: ids.other,
  name: 'Works meeting',
  startDateTime: '2026-03-02T08:00:00.000Z',
  endDateTime: '2026-03-02T10:00:00.000Z',
  open: false,
  active: true,
  agentName: 'Ada',
  timezone: timeZone,
};
const exceptionSet = (name: string, creatorId: string = ids.ada): PortalEvent => {
  const { _id: exceptionId, ...rest } = exception;
  return { type: 'PortalExceptionSet', data: { ...rest, portalId, exceptionId, creatorId, name } };
};
const accepted = (...events: readonly PortalEvent[]) => ({ type: 'accepted', events });
const rejected = { type: 'rejected', code: 'PORTAL_NOT_FOUND' };

describe('saving hours', () => {
  test('says what they are, and how the portal stands by them', () => {
    const hours = { availability: STANDARD_HOURS, timeZone };
    expect(saveHours(portalAfter(created), hours, monday)).toMatchObject(
      accepted(hoursChanged, followed(true, tuesday)),
    );
    expect(saveHours(portalAfter(created), hours, evening)).toMatchObject(
      accepted(hoursChanged, followed(false, tuesday)),
    );
  });

  test('says nothing where they are so already', () => {
    const portal = portalAfter(created, hoursChanged, followed(true, tuesday));
    expect(saveHours(portal, { availability: STANDARD_HOURS, timeZone }, monday)).toMatchObject(
      accepted(),
    );
  });

  test('may move them to another time zone', () => {
    const portal = portalAfter(created, hoursChanged, followed(true, tuesday));
    expect(saveHours(portal, { timeZone: 'America/New_York' }, monday)).toMatchObject(
      accepted(
        { type: 'PortalTimeZoneChanged', data: { portalId, timeZone: 'America/New_York' } },
        followed(false, '2026-03-02T13:00:00.000Z'),
      ),
    );
  });

  test('needs a portal', () => {
    for (const portal of [portalAfter(), portalAfter(created, deleted)]) {
      expect(saveHours(portal, { timeZone }, monday)).toMatchObject(rejected);
      expect(followHoursNow(portal, monday)).toMatchObject(rejected);
      expect(saveExceptions(portal, { exceptions: [], creatorId: ids.ada }, monday)).toMatchObject(
        rejected,
      );
    }
  });
});

describe('following the hours', () => {
  test('is said once for each time that they begin or end', () => {
    const open = portalAfter(created, hoursChanged, followed(true, tuesday));
    expect(followHoursNow(open, monday)).toMatchObject(accepted());
    expect(followHoursNow(open, evening)).toMatchObject(accepted(followed(false, tuesday)));
    const shut = portalAfter(created, hoursChanged, followed(false, tuesday));
    expect(followHoursNow(shut, new Date(tuesday))).toMatchObject(
      accepted(followed(true, '2026-03-04T07:00:00.000Z')),
    );
  });
});

describe('what opened or closed a portal', () => {
  const opened: PortalEvent = { type: 'PortalActivated', data: { portalId } };
  const turnedBy = (events: unknown) =>
    (events as { events: PortalEvent[] }).events.flatMap((event) =>
      event.type === 'PortalFollowedHours' ? [event.data.turnedBy] : [],
    );
  const open = portalAfter(created, opened, hoursChanged, followed(true, tuesday));
  const during = portalAfter(created, opened, exceptionSet('Works meeting'), followed(true, null));

  test('is its week at the minute of that, and an exception where that decides', () => {
    expect(turnedBy(followHoursNow(open, evening))).toEqual(['week']);
    expect(turnedBy(followHoursNow(during, monday))).toEqual(['exception']);
  });

  test('is a person who changes hours or exceptions', () => {
    const hours = { availability: STANDARD_HOURS, timeZone };
    expect(turnedBy(saveHours(portalAfter(created, opened), hours, evening))).toEqual(['change']);
    const exceptions = { exceptions: [exception], creatorId: ids.tom };
    expect(turnedBy(saveExceptions(open, exceptions, monday))).toEqual(['change']);
  });

  test('is nothing where it stays as it was, or an administrator has closed it', () => {
    expect(turnedBy(followHoursNow(portalAfter(created, opened, hoursChanged), monday))).toEqual([
      'none',
    ]);
    const shut = portalAfter(created, hoursChanged, followed(true, tuesday));
    expect(turnedBy(followHoursNow(shut, evening))).toEqual(['none']);
  });
});

describe('saving exceptions', () => {
  const save = (history: readonly PortalEvent[], exceptions: readonly PortalException[]) =>
    saveExceptions(portalAfter(created, ...history), { exceptions, creatorId: ids.tom }, monday);

  test('says who set one, and closes the portal during it', () => {
    expect(save([], [exception])).toMatchObject(
      accepted(exceptionSet('Works meeting', ids.tom), followed(false, '2026-03-02T10:00:00.000Z')),
    );
  });

  test('leaves values alone that stay, no matter who set them', () => {
    const history = [exceptionSet('Works meeting'), followed(false, '2026-03-02T10:00:00.000Z')];
    expect(save(history, [exception])).toMatchObject(accepted());
    expect(save(history, [{ ...exception, name: 'Lunch' }])).toMatchObject(
      accepted(exceptionSet('Lunch', ids.tom)),
    );
  });

  test('removes what is not named any more', () => {
    const history = [exceptionSet('Works meeting'), followed(false, '2026-03-02T10:00:00.000Z')];
    expect(save(history, [])).toMatchObject(
      accepted(
        { type: 'PortalExceptionRemoved', data: { portalId, exceptionId: exception._id } },
        followed(true, null),
      ),
    );
  });
});
