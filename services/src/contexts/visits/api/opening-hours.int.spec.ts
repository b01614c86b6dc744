import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { STANDARD_HOURS, type WeekAvailability } from '@foyer/contracts/portals';

import { SaveExceptions } from '#contexts/portals';
import type { OfficePage } from '../testing/office-page.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

const HOUR = 3_600_000;
const closed = { status: 409, body: { errors: { code: 'PORTAL_CLOSED' } } };

interface Opening {
  readonly onlineStatus: string;
  readonly nextOpening: string | null;
}

/** Closing soon, so that a visitor's token of a quarter of an hour lives to see it. */
const HOURS: WeekAvailability = {
  ...STANDARD_HOURS,
  monday: [{ start: '08:00', end: '10:10' }],
};
const CLOSING = '2026-03-02T09:10:00.000Z';

/** A Monday at ten o'clock in Berlin, at a portal that is open for another ten minutes. */
describe('opening hours', () => {
  let office: VisitsFixture;

  beforeEach(async () => {
    office = await VisitsFixture.open();
    await office.portal([], { availability: HOURS });
  });
  afterEach(() => office.close());

  const listens = (page: OfficePage) =>
    page.emit('listenQueueAvailability', { queueId: office.portalId });
  const hears = (page: OfficePage, status: string) =>
    page.hears<Opening>('listenQueueAvailability', ({ onlineStatus }) => onlineStatus === status);
  const newVisit = (index: number) =>
    office.openVisit(`01990000-0000-7000-8000-0000000000a${index}`, { visitorName: 'Tom' });
  const until = (time: string) => Date.parse(time) - office.clock.now().getTime();
  /** To the last millisecond before a moment, and over it. */
  const passTo = async (time: string, before: () => Promise<unknown>) => {
    office.clock.advance(until(time) - 1);
    await before();
    office.clock.advance(1);
  };

  test('end at the minute: the line is sent home, and each page learns when it opens again', async () => {
    const [waiting, looking] = [await office.waitingVisitor(), await office.visitor()];
    expect(await listens(looking)).toMatchObject({ onlineStatus: 'online' });
    await passTo(CLOSING, async () => {
      expect(await newVisit(1)).toMatchObject({ status: 201 });
    });
    // At once, and not only once the portal has followed its hours.
    expect(await newVisit(2)).toMatchObject(closed);
    expect(await hears(looking, 'closed')).toMatchObject({
      nextOpening: '2026-03-03T07:00:00.000Z',
    });
    expect(await looking.ring()).toMatchObject({ ok: false, code: 'PORTAL_CLOSED' });
    await waiting.seesVisit(({ endReason }) => endReason === 'portal-closed');
    await passTo('2026-03-03T07:00:00.000Z', async () => {
      expect(await newVisit(3)).toMatchObject(closed);
    });
    await office.until('the portal shows as open', async () => {
      const { body } = await office.app.call(`GET /queue/client/${office.portalId}`);
      return (body as Opening).onlineStatus === 'online';
    });
    expect(await newVisit(4)).toMatchObject({ status: 201 });
  });

  test('notify a page at the minute, before the clock moves further', async () => {
    const page = await office.visitor();
    await listens(page);
    office.clock.advance(until(CLOSING));
    await new Promise<void>((resolve) => {
      page.socket.once('listenQueueAvailability', () => resolve());
    });
    expect(office.clock.now().toISOString()).toBe(CLOSING);
  });

  test('hold although the server was down when they ended', async () => {
    await office.waitingVisitor();
    await office.stop();
    office.clock.advance(9 * HOUR);
    await office.start();
    expect(await newVisit(5)).toMatchObject(closed);
    await office.until('the line is empty', async () =>
      (await office.history(`line-${office.portalId}`)).includes('VisitorLeftLine'),
    );
  });

  test('give way to exceptions, which hold as soon as they are saved', async () => {
    const page = await office.visitor();
    await listens(page);
    const save = (open: boolean, startDateTime: string, endDateTime: string) =>
      office.execute(
        (context) =>
          new SaveExceptions(context, {
            portalId: office.portalId,
            creatorId: page.id,
            exceptions: [
              {
                _id: '01990000-0000-7000-8000-0000000000e1',
                name: 'Works meeting',
                startDateTime,
                endDateTime,
                open,
                active: true,
                agentName: 'Ada',
                timezone: 'Europe/Berlin',
              },
            ],
          }),
      );
    await save(false, '2026-03-02T08:00:00.000Z', '2026-03-02T09:05:00.000Z');
    expect(await hears(page, 'closed')).toMatchObject({
      nextOpening: '2026-03-02T09:05:00.000Z',
    });
    expect(await newVisit(6)).toMatchObject(closed);
    office.clock.advance(until('2026-03-02T09:05:00.000Z'));
    await hears(page, 'online');
    expect(await newVisit(7)).toMatchObject({ status: 201 });
    await save(true, '2026-03-02T17:00:00.000Z', '2026-03-02T19:00:00.000Z');
    office.clock.advance(until('2026-03-02T18:00:00.000Z'));
    expect(await newVisit(8)).toMatchObject({ status: 201 });
    office.clock.advance(HOUR);
    expect(await newVisit(9)).toMatchObject(closed);
  });

  test('never open what an administrator has closed', async () => {
    await office.setOpen(false);
    office.clock.advance(24 * HOUR);
    expect(await newVisit(1)).toMatchObject(closed);
    await office.setOpen(true);
    expect(await newVisit(2)).toMatchObject({ status: 201 });
  });
});
