import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { DeviceEvent } from '@foyer/contracts/devices';
import { terminalReason, type DeviceLoss } from '@foyer/contracts/payments';

import { ReactionFeed } from '#platform/cqrs/reactions';
import { eventually } from '#platform/testing/eventually.js';
import { MADE_UP_FOR_MS } from './domain/closing-time.js';
import { ids } from './testing/happenings.js';
import { answered, payment, PayingDesk, receipt } from './testing/paying-desk.js';

const { transaction: transactionId, device: deviceId, reconciliation: reconciliationId } = ids;
const HOUR_MS = 3_600_000;
const deactivated: DeviceEvent = { type: 'DeviceDeactivated', data: { deviceId } };
const activated: DeviceEvent = { type: 'DeviceActivated', data: { deviceId } };
const signedOut = {
  type: 'DeviceSignedOut',
  data: { deviceId, signInId: ids.admin, reason: 'key-replaced' },
} as const;

/** How a device is lost, and the reason that is given for it. */
const LOSSES: readonly (readonly [DeviceLoss, DeviceEvent])[] = [
  ['DEVICE_DEACTIVATED', deactivated],
  ['DEVICE_DELETED', { type: 'DeviceDeleted', data: { deviceId } }],
  ['DEVICE_KEY_REPLACED', signedOut],
];

interface Closing {
  readonly status: string;
  readonly reason: string | null;
  readonly transactionIds: readonly string[];
  readonly differences: readonly { readonly kind: string }[];
}

describe('a terminal whose device is lost', () => {
  let desk: PayingDesk;

  beforeEach(async () => {
    desk = await PayingDesk.open();
  });
  afterEach(() => desk.app.close());

  const pays = async () => {
    await desk.pay();
    await desk.device.emit('printerReceipt', receipt);
  };
  const begins = async (id: string = reconciliationId) => {
    const order = { id, deviceId };
    await desk.app.http('POST', '/admin/reconciliations', 'admin', ids.admin, order);
    await desk.device.hears('reconciliationWithClosure', (one) => one.reconciliationId === id);
    await desk.accepts(id, 'reconciliation');
  };
  const found = async (id: string = reconciliationId) => {
    const path = `/admin/reconciliations/${id}`;
    const answer = await desk.app.http('GET', path, 'admin', ids.admin);
    return (await answer.json()) as Closing;
  };
  const becomes = (status: string, id?: string) =>
    eventually(`it is ${status}`, async () => (await found(id)).status === status);
  const totals = [
    { cardCircuit: 'VISA', currency: 'EUR', kind: 'payment', number: 1, amount: 1250 },
  ];
  const reports = (id: string, counted: readonly object[], outcome = 'success') =>
    desk.device.emit('reconciliationResult', {
      ...{ reconciliationId: id, OverallResult: 'Success', outcome, totals: counted },
    });
  const engaged = async () =>
    (await desk.app.types(`terminal-${deviceId}`)).at(-1) !== 'TerminalFreed';
  const pass = async (ms: number) => {
    await desk.app.test.app.get(ReactionFeed, { strict: false }).settled();
    desk.app.test.clock.advance(ms);
  };

  test.each(LOSSES)(
    'ends its closing for %s, and leaves payments for the next',
    async (loss, event) => {
      await desk.pay();
      await begins();
      await desk.app.device(event);
      await becomes('interrupted');
      const closing = await found();
      expect(closing).toMatchObject({ reason: loss, transactionIds: [], differences: [] });
      const said = ['en', 'de'].map((language) => terminalReason(loss, language));
      expect(said).toEqual([expect.stringMatching(/device/), expect.stringMatching(/Gerät/)]);
      expect((await desk.shown()).body.reconciliationId).toBeNull();
      expect(await engaged()).toBe(false);
    },
  );

  test.each(LOSSES)('leaves the outcome of its payment open for %s', async (loss, event) => {
    await desk.kim.emit('initiatePayment', payment);
    await desk.accepts(transactionId);
    await desk.app.device(event);
    await desk.stands('unknown');
    expect((await desk.shown()).body.reason).toBe(loss);
    expect(await engaged()).toBe(false);
    // An answer of the device counts later, when it is let in again.
    await desk.device.emit('paymentResult', answered);
    await desk.stands('success');
  });

  test('counts in the next closing what an interrupted one did not count', async () => {
    await pays();
    await begins();
    await desk.app.device(deactivated);
    await becomes('interrupted');
    await desk.app.device(activated);
    await begins(ids.reversal);
    await reports(ids.reversal, totals);
    await becomes('balanced', ids.reversal);
    expect((await found(ids.reversal)).transactionIds).toEqual([transactionId]);
  });

  test('is believed late, for a person to look at, and for its own day alone', async () => {
    await pays();
    await begins();
    await desk.app.device(deactivated);
    await becomes('interrupted');
    await desk.app.device(activated);
    await pass(1_000);
    const later = { ...payment, transactionId: ids.reversal };
    expect(await desk.kim.emit('initiatePayment', later)).toEqual({ ok: true });
    expect(await reports(reconciliationId, totals)).toEqual({ ok: true });
    expect(await reports(reconciliationId, [])).toEqual({ ok: true });
    await becomes('differences');
    const closing = await found();
    expect(closing.differences.map(({ kind }) => kind)).toEqual(['totals-late']);
    expect(closing.transactionIds).toEqual([transactionId]);
  });

  test('may say late that its day was not closed', async () => {
    await begins();
    await desk.app.device(deactivated);
    await becomes('interrupted');
    await reports(reconciliationId, [], 'failed');
    await becomes('failed');
  });

  test('is waited for a night with its closing, and an hour with a payment', async () => {
    await desk.kim.emit('initiatePayment', payment);
    await desk.accepts(transactionId);
    await pass(HOUR_MS - 1);
    expect(await engaged()).toBe(true);
    await pass(1);
    await desk.stands('unknown');
    expect((await desk.shown()).body.reason).toBe('DEVICE_AWAY');
    desk.device = await desk.app.connect('device', deviceId);
    await desk.ready();
    await begins();
    await pass(MADE_UP_FOR_MS - 1);
    expect((await found()).status).toBe('in_progress');
    await pass(1);
    await becomes('interrupted');
  });

  test('is looked at after a start', async () => {
    await begins();
    await desk.app.sleep(MADE_UP_FOR_MS);
    await becomes('interrupted');
    expect((await found()).reason).toBe('DEVICE_AWAY');
  });
});
