import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { ids } from './testing/happenings.js';
import { payment, answered, receipt, PayingDesk } from './testing/paying-desk.js';

const { transaction: transactionId, device: deviceId } = ids;

describe('what payments come to', () => {
  let desk: PayingDesk;

  beforeEach(async () => {
    desk = await PayingDesk.open();
  });
  afterEach(() => desk.app.close());

  test('is counted when the day is closed', async () => {
    await desk.device.emit('printerReceipt', receipt);
    await desk.kim.emit('initiatePayment', payment);
    await desk.device.emit('printerReceipt', receipt);
    await desk.device.emit('paymentResult', answered);
    await desk.stands('success');
    const id = ids.reconciliation;
    const start = await desk.app.http('POST', '/admin/reconciliations', 'admin', ids.admin, {
      id,
      deviceId,
    });
    expect(start.status).toBe(201);
    await desk.device.hears('reconciliationWithClosure');
    await desk.accepts(id, 'reconciliation');
    const total = { cardCircuit: 'VISA', currency: 'EUR', kind: 'payment' };
    const totals = [
      { ...total, number: 1, amount: 1250 },
      { ...total, cardCircuit: 'girocard', number: 1, amount: 999 },
    ];
    const closing = { reconciliationId: id, OverallResult: 'Success', outcome: 'success', totals };
    const stranger = await desk.app.connect('device', ids.lee);
    expect(await stranger.emit('reconciliationResult', closing)).toMatchObject({ ok: false });
    expect(await desk.device.emit('reconciliationResult', closing)).toEqual({ ok: true });
    expect(await desk.device.emit('reconciliationResult', closing)).toEqual({ ok: true });
    const path = `/admin/reconciliations/${id}`;
    const found = async () =>
      (await (await desk.app.http('GET', path, 'auditor', ids.lee)).json()) as {
        status: string;
        differences: { differenceId: string }[];
      };
    await eventually('it is compared', async () => (await found()).status === 'differences');
    const { differences, ...compared } = await found();
    expect(compared).toMatchObject({ transactionIds: [transactionId], openDifferences: 1 });
    expect(differences).toMatchObject([
      { kind: 'missing-in-ledger', cardCircuit: 'girocard', found: 999, settled: null },
    ]);
    const settle = `${path}/differences/${differences[0]?.differenceId}/settle`;
    const reason = { reason: 'Paid by hand' };
    expect((await desk.app.http('POST', settle, 'auditor', ids.lee, reason)).status).toBe(403);
    const settled = await desk.app.http('POST', settle, 'admin', ids.admin, reason);
    expect(await settled.json()).toMatchObject({ status: 'settled', openDifferences: 0 });
    expect((await desk.shown()).body.reconciliationId).toBe(id);
  });

  test('counts for the day that it is at the terminal', async () => {
    await desk.app.serve(ids.lee, ids.kim);
    // Half past eleven at night in London, half past midnight in Berlin.
    desk.app.test.clock.advance(14.5 * 3_600_000);
    desk.device = await desk.app.connect('device', deviceId);
    await desk.ready();
    desk.kim = await desk.app.connect('member', ids.kim);
    await desk.pay();
    const of = async (day: string) => {
      const range = `from=${day}T00:00:00.000Z&to=${day}T23:59:59.999Z`;
      const answer = await desk.app.http(
        'GET',
        `/statistics/payments?${range}`,
        'admin',
        ids.admin,
      );
      return ((await answer.json()) as { payments: object[] }).payments;
    };
    expect(await of('2026-03-02')).toEqual([]);
    expect(await of('2026-03-03')).toMatchObject([{ day: '2026-03-03', number: 1 }]);
  });

  test('counts in statistics, and in a table', async () => {
    await desk.pay();
    const now = desk.app.test.clock.now();
    const range = new URLSearchParams({
      from: new Date(now.getTime() - 86_400_000).toISOString(),
      to: new Date(now.getTime() + 86_400_000).toISOString(),
    });
    const statistics = await desk.app.http(
      'GET',
      `/statistics/payments?${range}`,
      'admin',
      ids.admin,
    );
    expect(await statistics.json()).toMatchObject({
      figures: [{ value: 12.5 }],
      payments: [{ deviceId, currency: 'EUR', status: 'success', number: 1, amount: 1250 }],
    });
    const long = new URLSearchParams({ from: '2026-01-01T00:00:00Z', to: '2026-05-01T00:00:00Z' });
    expect(
      (await desk.app.http('GET', `/statistics/payments?${long}`, 'admin', ids.admin)).status,
    ).toBe(400);
    const table = await (await desk.app.http('GET', '/transaction/csv', 'member', ids.kim)).text();
    expect(table).toContain(`${transactionId},`);
    expect(table).toContain(',12.50,EUR,success,');
    expect(
      await (await desk.app.http('GET', '/transaction/csv', 'member', ids.lee)).text(),
    ).not.toContain(transactionId);
  });
});
