import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Operation, Order, Report, Settlement } from '../journal/entries.js';
import { displayMessage, reportMessage } from './report-message.js';

const id = (n: number) => `0199a000-0000-7000-8000-00000000000${n}`;
const money = { amount: 1250, currency: 'EUR' } as const;
const original = { STAN: '000001', TerminalID: '52500038', TimeStamp: '' };
const payment: Order = { kind: 'payment', id: id(1), transactionId: id(1), ...money };
const reversal: Order = { kind: 'reversal', id: id(2), transactionId: id(1), ...money, original };
const closure: Order = { kind: 'closure', id: id(3), local: false };
const orders = [payment, reversal, closure];

const operation = (order: Order): Operation => ({
  order,
  requestId: '12345678',
  terminal: 'opi 10.0.0.5:20002',
  begunAt: '2026-03-02T09:00:00.000Z',
  bound: true,
  baseline: null,
  approved: null,
  printed: { customer: [], merchant: [] },
  hasReceipt: true,
  doubt: null,
  settlement: null,
  via: 'answer',
  settledAt: null,
});
const operations = orders.map(operation);

const settlement: fc.Arbitrary<Settlement> = fc.oneof(
  fc.record({
    outcome: fc.constant('success' as const),
    reference: fc.constantFrom(null, original, { ...original, receiptNumber: '0001' }),
    cardNumber: fc.constantFrom(null, '************0018'),
    cardCircuit: fc.option(fc.string()),
    totals: fc.array(
      fc.record({
        cardCircuit: fc.string(),
        paymentType: fc.string(),
        number: fc.nat(1_000_000),
        amount: fc.nat(1e12),
        currency: fc.constantFrom('EUR' as const, 'USD' as const),
      }),
    ),
  }),
  fc.record({
    outcome: fc.constant('failure' as const),
    code: fc.constantFrom('DECLINED', 'ABORTED', 'NOT_SENT'),
    text: fc.option(fc.string({ maxLength: 300 })),
  }),
  fc.record({ outcome: fc.constant('unknown' as const), code: fc.constant('LINE_LOST') }),
);
const lines = fc.array(fc.oneof(fc.string(), fc.string({ minLength: 90, maxLength: 300 })), {
  maxLength: 250,
});
const ofOrder = fc.constantFrom(...orders.map((order) => order.id));
const report: fc.Arbitrary<Report> = fc.oneof(
  fc.record({ type: fc.constant('accepted' as const), id: ofOrder }),
  fc.record({
    type: fc.constant('printed' as const),
    id: ofOrder,
    copy: fc.constantFrom('customer' as const, 'merchant' as const),
    lines,
  }),
  fc.record({
    type: fc.constant('result' as const),
    id: ofOrder,
    via: fc.constantFrom('answer' as const, 'inquiry' as const),
    settlement,
  }),
  fc.record({
    type: fc.constant('canceled' as const),
    id: ofOrder,
    transactionId: fc.constant(id(1)),
    kind: fc.constantFrom('payment' as const, 'reversal' as const),
    code: fc.constant('NOT_SENT'),
  }),
);

describe('what the server is told of a terminal', () => {
  it('has the agreed form, whatever the terminal said', () => {
    fc.assert(
      fc.property(report, (given) => {
        const said = reportMessage(given, operations);
        expect(said?.message.payload.safeParse(said.payload).error).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(payment, reversal), lines, (order, shown) => {
        const said = displayMessage(order, shown);
        expect(said?.message.payload.safeParse(said.payload).error).toBeUndefined();
      }),
    );
  });

  it('never calls a failure what is not known, nor a success what is not one', () => {
    const outcome = (given: Settlement) => {
      const result = { type: 'result', id: id(1), via: 'answer', settlement: given } as const;
      return reportMessage(result, operations)?.payload;
    };
    expect(outcome({ outcome: 'unknown', code: 'TIMED_OUT' })).toMatchObject({
      Success: 0,
      outcome: 'unknown',
    });
    expect(outcome({ outcome: 'failure', code: 'DECLINED', text: null })).toMatchObject({
      Success: 0,
      outcome: 'failed',
      reason: 'DECLINED',
    });
    expect(outcome({ outcome: 'failure', code: 'ABORTED', text: null })).toMatchObject({
      outcome: 'canceled',
    });
  });

  it('leaves out what the server does not know of', () => {
    const local = { ...payment, transactionId: '' };
    const accepted = { type: 'accepted', id: local.id } as const;
    expect(reportMessage(accepted, [operation(local)])).toBeNull();
    expect(displayMessage(local, ['Karte bitte'])).toBeNull();
    expect(displayMessage(closure, ['Kassenschnitt'])).toBeNull();
  });
});
