import { describe, expect, test } from '@jest/globals';
import type { PaymentEvent } from '@foyer/contracts/payments';

import { specify } from '#platform/testing/decider-specification.js';
import { Payment, Terminal } from '../streams.js';
import { dueMessage } from '../delivery/due-message.js';
import { answer, ids, order, paid, result, terminal } from '../testing/happenings.js';
import { initiatePayment } from './initiate-payment.js';
import { initiateReversal } from './initiate-reversal.js';
import { evolvePayment, noPayment } from './payment.js';
import { recordAnswer } from './record-answer.js';
import { settle } from './settle.js';

const spec = specify({ payment: Payment, terminal: Terminal });
const call = {
  stage: 'on',
  visitId: null,
  memberIds: [ids.kim],
  deviceIds: [],
  outsiderIds: [ids.call],
  absentIds: [],
} as const;
const reach = { call, place: { deviceId: ids.device }, staff: { memberIds: [] } } as const;
const nowhere = { ...reach, place: { deviceId: null } } as const;
const begun = { payment: [paid.initiated], terminal: [terminal.ready, terminal.engaged] };
const taken = {
  payment: [paid.initiated, paid.answered],
  terminal: [terminal.ready, terminal.engaged, terminal.freed],
};
const reversal = { reversalId: ids.reversal, initiatorId: ids.kim, deviceId: ids.device };

describe('a payment', () => {
  test('is begun once under its key', () => {
    spec
      .given({ terminal: [terminal.ready] })
      .when((states) => initiatePayment({ ...states, ...reach }, order))
      .then({ payment: [paid.initiated], terminal: [terminal.engaged] });
    spec
      .given(begun)
      .when((states) => initiatePayment({ ...states, ...reach, call: { stage: 'ended' } }, order))
      .thenNothing();
    spec
      .given(begun)
      .when((states) => initiatePayment({ ...states, ...reach }, { ...order, amount: 1251 }))
      .thenRejected('PAYMENT_KEY_REUSED');
  });

  test.each([
    ['CALL_NOT_FOUND', { stage: 'none' }, [terminal.ready]],
    ['CALL_OVER', { stage: 'ended' }, [terminal.ready]],
    ['NOT_IN_CALL', { ...call, memberIds: [ids.lee] }, [terminal.ready]],
    ['TERMINAL_OFFLINE', call, []],
    ['TERMINAL_OFFLINE', call, [terminal.ready, terminal.offline]],
    ['TERMINAL_BUSY', call, [terminal.ready, terminal.engaged]],
  ] as const)('is refused: %s', (code, inCall, happened) => {
    spec
      .given({ terminal: happened })
      .when((states) => initiatePayment({ ...states, ...reach, call: inCall }, order))
      .thenRejected(code);
  });

  test.each([
    ["the visitor's device", reach],
    ['a device in the call', { ...nowhere, call: { ...call, deviceIds: [ids.device] } }],
    ['a device of a portal that the agent serves', { ...nowhere, staff: { memberIds: [ids.kim] } }],
  ])('is taken at %s', (_where, within) => {
    spec
      .given({ terminal: [terminal.ready] })
      .when((states) => initiatePayment({ ...states, ...within }, order))
      .then({ payment: [paid.initiated], terminal: [terminal.engaged] });
  });

  test.each([
    ["another visitor's device", { ...reach, place: { deviceId: ids.lee } }],
    ['a device of a portal that others serve', { ...nowhere, staff: { memberIds: [ids.lee] } }],
  ])('is refused at %s', (_where, within) => {
    spec
      .given({ terminal: [terminal.ready] })
      .when((states) => initiatePayment({ ...states, ...within }, order))
      .thenRejected('TERMINAL_ELSEWHERE');
  });

  test('ends by the terminal, once, and sets it free', () => {
    spec
      .given(begun)
      .when((states) => recordAnswer(states, answer()))
      .then({ payment: [paid.answered], terminal: [terminal.freed] });
    spec
      .given(taken)
      .when((states) => recordAnswer(states, answer()))
      .thenNothing();
  });

  test('without an answer is not over: the terminal is kept until it was asked', () => {
    const unknown = answer({ outcome: 'unknown', reason: 'TimedOut' });
    spec
      .given(begun)
      .when((states) => recordAnswer(states, unknown))
      .then({ payment: [paid.unknown] });
    const doubtful = { ...begun, payment: [paid.initiated, paid.unknown] };
    spec
      .given(doubtful)
      .when((states) => recordAnswer(states, unknown))
      .thenNothing();
    spec
      .given(doubtful)
      .when((states) => recordAnswer(states, { ...unknown, reason: null, via: 'inquiry' }))
      .then({ payment: [paid.inconclusive], terminal: [terminal.freed] });
  });

  test('keeps a captured payment captured, and counts a late success', () => {
    const failed = answer({ outcome: 'failed', result: null, cardNumber: null, cardCircuit: null });
    const { request, requestId, transactionId } = { ...paid.sent.data };
    const disputed = {
      type: 'TerminalAnswerDisputed',
      data: { transactionId, request, requestId, outcome: 'failed', via: 'answer', reason: null },
    } as const;
    spec
      .given(taken)
      .when((states) => recordAnswer(states, failed))
      .then({ payment: [disputed] });
    spec
      .given({ ...taken, payment: [...taken.payment, disputed] })
      .when((states) => recordAnswer(states, failed))
      .thenNothing();
    const refused = {
      ...paid.answered,
      data: {
        ...paid.answered.data,
        outcome: 'failed',
        result: null,
        cardNumber: null,
        cardCircuit: null,
      },
    } as const;
    spec
      .given({ ...taken, payment: [paid.initiated, refused] })
      .when((states) => recordAnswer(states, answer()))
      .then({ payment: [paid.answered] });
  });

  test('is settled by a person only while its outcome is unknown', () => {
    const settled = {
      outcome: 'failed',
      by: 'person',
      reason: 'The bank has no such payment',
      settledBy: ids.admin,
      reconciliationId: null,
    } as const;
    const settlement = { ...settled, request: 'payment' } as const;
    spec
      .given(begun)
      .when((states) => settle(states, settlement))
      .then({
        payment: [{ type: 'TransactionSettled', data: { ...paid.sent.data, ...settled } }],
        terminal: [terminal.freed],
      });
    spec
      .given(taken)
      .when((states) => settle(states, settlement))
      .thenRejected('OUTCOME_KNOWN');
    spec
      .given(taken)
      .when((states) => settle(states, { ...settlement, request: 'reversal' }))
      .thenRejected('OUTCOME_KNOWN');
  });
});

describe('a reversal', () => {
  test('is begun for a payment that a person settled, and its receipt names it to the terminal', () => {
    const byPerson = {
      by: 'person',
      reason: 'Seen',
      settledBy: ids.admin,
      reconciliationId: null,
    } as const;
    const success = { ...paid.sent.data, ...byPerson, outcome: 'success' } as const;
    const settledOnly = [paid.initiated, { type: 'TransactionSettled', data: success }] as const;
    spec
      .given({ payment: settledOnly, terminal: [terminal.ready] })
      .when((states) => initiateReversal(states, reversal))
      .then({ payment: [paid.reversalInitiated], terminal: [terminal.engagedByReversal] });
    const original = (...events: readonly PaymentEvent[]) => {
      const payment = [...events, paid.reversalInitiated].reduce(evolvePayment, noPayment);
      return (dueMessage(payment, ids.reversal)?.payload as { result: unknown }).result;
    };
    const { payerId } = paid.initiated.data;
    const copy = { copy: 'customer', lines: [], amount: 1250, STAN: '000123' } as const;
    const data = { ...paid.sent.data, payerId, ...copy, lines: [] };
    const printed: PaymentEvent = { type: 'ReceiptPrinted', data };
    expect(original(...settledOnly)).toBeNull();
    expect(original(...settledOnly, printed)).toMatchObject({ STAN: '000123', TerminalID: '' });
    expect(original(paid.initiated, printed, paid.answered)).toEqual(result);
  });

  test('is begun once, of what was taken', () => {
    spec
      .given(taken)
      .when((states) => initiateReversal(states, reversal))
      .then({ payment: [paid.reversalInitiated], terminal: [terminal.engagedByReversal] });
    const reversing = { ...taken, payment: [...taken.payment, paid.reversalInitiated] };
    spec
      .given(reversing)
      .when((states) => initiateReversal(states, reversal))
      .thenNothing();
    spec
      .given(reversing)
      .when((states) => initiateReversal(states, { ...reversal, reversalId: ids.secondReversal }))
      .thenRejected('REVERSAL_UNDER_WAY');
    spec
      .given({ ...reversing, payment: [...reversing.payment, paid.reversed] })
      .when((states) => initiateReversal(states, { ...reversal, reversalId: ids.secondReversal }))
      .thenRejected('PAYMENT_ALREADY_REVERSED');
    spec
      .given(begun)
      .when((states) => initiateReversal(states, reversal))
      .thenRejected('PAYMENT_NOT_REVERSIBLE');
    spec
      .given(taken)
      .when((states) => initiateReversal(states, { ...reversal, deviceId: ids.lee }))
      .thenRejected('PAYMENT_NOT_REVERSIBLE');
    spec
      .given({})
      .when((states) => initiateReversal(states, reversal))
      .thenRejected('TRANSACTION_NOT_FOUND');
  });
});
