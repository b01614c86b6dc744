import { describe, test } from '@jest/globals';
import type { VisitEvent } from '@foyer/contracts/visits';

import { specify } from '#platform/testing/decider-specification.js';
import { PortalAdmission, Visit } from '../streams.js';
import { admission, after, at, visit } from '../testing/happenings.js';
import type { Visit as VisitState } from '../visit/state.js';
import { noteSmsCodeVerified, requestSmsCode, trySmsCode } from './sms-code.js';

const phoneNumber = '+491701234567';
const wanted = {
  visitId: 'ada',
  portalId: 'portal',
  phoneNumber,
  codeId: 'two',
  language: 'en',
} as const;
const ofAda = { visitId: 'ada', phoneNumber };
const one = visit.smsCodeRequested('ada', 'one');
const tried = (codeId: string, attempt: number): VisitEvent => ({
  type: 'SmsCodeTried',
  data: { visitId: 'ada', codeId, attempt },
});
const tries = (codeId: string, count: number) =>
  Array.from({ length: count }, (_, n) => tried(codeId, n + 1));
const verified: VisitEvent = {
  type: 'SmsCodeVerified',
  data: { visitId: 'ada', codeId: 'one', expiresAt: at(900) },
};
const asking = [...admission.open(), admission.asksSmsCode];

describe('requestSmsCode', () => {
  const spec = specify({ visit: Visit, admission: PortalAdmission });
  const request = (seconds: number) => (states: Parameters<typeof requestSmsCode>[0]) => {
    const decision = requestSmsCode(states, wanted, { now: after(seconds) });
    return decision.type === 'rejected'
      ? decision
      : { ...decision, events: { visit: decision.events } };
  };

  test('has a code sent that lives for ten minutes', () => {
    spec
      .given({ admission: asking })
      .when(request(0))
      .then({ visit: [visit.smsCodeRequested('ada', 'two')] });
  });

  test('has another one sent, but not at once', () => {
    spec
      .given({ visit: [one], admission: asking })
      .when(request(29))
      .thenRejected('TOO_MANY_REQUESTS', { retryAfter: '1' });
    spec
      .given({ visit: [one], admission: asking })
      .when(request(30))
      .then({ visit: [visit.smsCodeRequested('ada', 'two', 30)] });
  });

  test.each([
    ['where none is asked for', admission.open(), 'SMS_CODE_NOT_NEEDED'],
    ['at a closed portal', [...admission.closed(), admission.asksSmsCode], 'PORTAL_CLOSED'],
    ['where there is no portal', [], 'PORTAL_NOT_FOUND'],
  ] as const)('sends none %s', (_, history, code) => {
    spec
      .given({ admission: [...history] })
      .when(request(0))
      .thenRejected(code);
  });

  test('sends none to who is forgotten', () => {
    const forgotten: VisitEvent = {
      type: 'PersonForgotten',
      data: { personId: 'ada', kind: 'visitor' },
    };
    spec
      .given({ visit: [one, forgotten], admission: asking })
      .when(request(30))
      .thenRejected('ID_ALREADY_USED');
  });

  test('sends none for a visit that is open', () => {
    spec
      .given({ visit: [visit.opened('ada')], admission: asking })
      .when(request(0))
      .thenRejected('ID_ALREADY_USED');
  });
});

describe('a code that is entered', () => {
  const spec = specify({ visit: Visit });
  const enter =
    (seconds: number, entry = ofAda) =>
    ({ visit: state }: { readonly visit: VisitState }) => {
      const decision = trySmsCode(state, entry, { now: after(seconds) });
      return decision.type === 'rejected'
        ? decision
        : { ...decision, events: { visit: decision.events } };
    };
  const note =
    (seconds: number) =>
    ({ visit: state }: { readonly visit: VisitState }) => {
      const entry = { visitId: 'ada', codeId: 'one' };
      const decision = noteSmsCodeVerified(state, entry, { now: after(seconds) });
      return decision.type === 'rejected'
        ? decision
        : { ...decision, events: { visit: decision.events } };
    };

  test('counts, five times', () => {
    spec
      .given({ visit: [one] })
      .when(enter(0))
      .then({ visit: [tried('one', 1)] });
    spec
      .given({ visit: [one, ...tries('one', 4)] })
      .when(enter(0))
      .then({ visit: [tried('one', 5)] });
    spec
      .given({ visit: [one, ...tries('one', 5)] })
      .when(enter(0))
      .thenRejected('SMS_CODE_OVER');
  });

  test('counts from the start for a new code', () => {
    spec
      .given({ visit: [one, ...tries('one', 5), visit.smsCodeRequested('ada', 'two', 30)] })
      .when(enter(30))
      .then({ visit: [tried('two', 1)] });
  });

  test('is over after ten minutes', () => {
    spec
      .given({ visit: [one] })
      .when(enter(599))
      .then({ visit: [tried('one', 1)] });
    spec
      .given({ visit: [one] })
      .when(enter(600))
      .thenRejected('SMS_CODE_OVER');
    spec
      .given({ visit: [one] })
      .when(note(600))
      .thenRejected('SMS_CODE_OVER');
  });

  test('is good once', () => {
    const data = { visitId: 'ada', codeId: 'one', expiresAt: at(660) };
    spec
      .given({ visit: [one] })
      .when(note(60))
      .then({ visit: [{ type: 'SmsCodeVerified', data }] });
    spec
      .given({ visit: [one, verified] })
      .when(note(60))
      .thenRejected('SMS_CODE_OVER');
    spec
      .given({ visit: [one, verified] })
      .when(enter(60))
      .thenRejected('SMS_CODE_OVER');
  });

  test('is over when another one was sent meanwhile', () => {
    spec
      .given({ visit: [one, visit.smsCodeRequested('ada', 'two', 30)] })
      .when(note(30))
      .thenRejected('SMS_CODE_OVER');
  });

  test.each([
    ['without a code', []],
    ['of a visit that is open', [one, verified, visit.opened('ada')]],
  ])('is over %s', (_, history) => {
    spec.given({ visit: history }).when(enter(0)).thenRejected('SMS_CODE_OVER');
  });

  test('proves no other number than the one it was sent to', () => {
    spec
      .given({ visit: [one] })
      .when(enter(0, { ...ofAda, phoneNumber: '+491709999999' }))
      .thenRejected('SMS_CODE_OVER');
  });
});
