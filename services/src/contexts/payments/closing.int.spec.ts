import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { ReactionFeed } from '#platform/cqrs/reactions';
import { eventually } from '#platform/testing/eventually.js';
import { MADE_UP_FOR_MS } from './domain/closing-time.js';
import { CLOSING_RETRY_MS } from './reactions/close-the-day.js';
import { closingId } from './reactions/say-when-a-day-is-to-be-closed.js';
import { ids } from './testing/happenings.js';
import { PayingDesk } from './testing/paying-desk.js';

const { device: deviceId } = ids;
const HOUR_MS = 3_600_000;

/** The desk opens on 2 March 2026 at nine in the morning in London, ten in Berlin. */
describe('the closing of a day at its time', () => {
  let desk: PayingDesk;

  beforeEach(async () => {
    desk = await PayingDesk.open();
    const configuration = {
      ...{ ip: '192.0.2.7', port_send: 20002, port_receive: 20007, my_port: 20008 },
      ...{ protocol: 'opi' as const, reconciliationTime: '22:00' },
    };
    await desk.app.device({
      type: 'DevicePaymentTerminalConfigured',
      data: { deviceId, configuration },
    });
  });
  afterEach(() => desk.app.close());

  const closing = (day: string) => desk.app.types(`reconciliation-${closingId(deviceId, day)}`);
  const all = async () => {
    const types: string[] = [];
    for await (const { type } of desk.app.test.eventLog.readAll()) types.push(type);
    return (wanted: string) => types.filter((type) => type === wanted).length;
  };
  /** Timers that wait for a time are set before the time passes. */
  const pass = async (ms: number) => {
    await desk.app.test.app.get(ReactionFeed, { strict: false }).settled();
    desk.app.test.clock.advance(ms);
  };
  const isDue = (day: string) =>
    eventually(`${day} is due`, async () => (await closing(day))[0] === 'DayClosingDue');
  const isClosed = (day: string) =>
    eventually(`${day} is being closed`, async () =>
      (await closing(day)).includes('ReconciliationStarted'),
    );

  test('begins automatically, once a day', async () => {
    await pass(12 * HOUR_MS - 1);
    await desk.app.test.core.readModels.untilCurrent();
    expect(await closing('2026-03-02')).toEqual([]);
    await pass(1);
    await isClosed('2026-03-02');
    await pass(24 * HOUR_MS);
    await isDue('2026-03-03');
    expect((await all())('DayClosingDue')).toBe(2);
    expect((await closing('2026-03-02')).filter((type) => /Due|Started/.test(type))).toEqual([
      'DayClosingDue',
      'ReconciliationStarted',
    ]);
  });

  test('waits for a terminal that is away, and is a job that is seen', async () => {
    desk.device.socket.disconnect();
    await eventually(
      'the terminal is offline',
      async () => (await desk.app.types(`terminal-${deviceId}`)).at(-1) === 'TerminalStatusChanged',
    );
    await pass(12 * HOUR_MS);
    await eventually('it was tried', async () => (await all())('JobAttemptFailed') === 1);
    expect(await closing('2026-03-02')).toEqual(['DayClosingDue']);
    desk.device = await desk.app.connect('device', deviceId);
    await desk.ready();
    await pass(CLOSING_RETRY_MS);
    await isClosed('2026-03-02');
    await eventually('it is done', async () => (await all())('JobFinished') === 1);
    expect((await all())('ReconciliationStarted')).toBe(1);
  });

  test('is made up for after a night without the server, and not after more', async () => {
    await desk.app.sleep(12 * HOUR_MS + MADE_UP_FOR_MS - 1);
    await isDue('2026-03-02');
    await desk.app.sleep(48 * HOUR_MS);
    await isDue('2026-03-04');
    expect((await all())('DayClosingDue')).toBe(2);
    expect(await closing('2026-03-03')).toEqual([]);
  });
});
