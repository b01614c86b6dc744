import { describe, expect, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import { evolvePayingCall, noPayingCall, payerOf } from './paying-call.js';

const guest = (joinerId: string) => ({ joinerId, joinerType: 'Guest', role: 'guest' });
const event = (type: string, data: object) =>
  ({ type, data: { callId: 'call', ...data } }) as unknown as CallEvent;
const started = event('CallStarted', {
  origin: { kind: 'session', id: 'session' },
  participants: [{ joinerId: 'host', joinerType: 'User', role: 'moderator' }],
});
const added = (id: string) => event('CallParticipantAdded', guest(id));
const left = (id: string, reason = 'left') => event('CallLeft', { joinerId: id, reason });
const joined = (id: string) => event('CallJoined', { joinerId: id });

const payerAfter = (...events: readonly CallEvent[]) =>
  payerOf([started, ...events].reduce(evolvePayingCall, noPayingCall));

describe('the payer of a call', () => {
  test('is the only person from outside', () => {
    expect(payerAfter(added('a'))).toBe('a');
  });

  test('is unknown if several people from outside are in the call', () => {
    expect(payerAfter(added('a'), added('b'))).toBeNull();
  });

  test.each(['left', 'removed'])('is the next person after the first was %s', (reason) => {
    expect(payerAfter(added('a'), left('a', reason), added('b'))).toBe('b');
  });

  test('is unknown again after the first person has come back', () => {
    expect(payerAfter(added('a'), left('a'), added('b'), joined('a'))).toBeNull();
  });

  test('is the device if no person came from outside', () => {
    const device = { joinerId: 'kiosk', joinerType: 'Device', role: 'guest' };
    expect(payerAfter(event('CallParticipantAdded', device))).toBe('kiosk');
    expect(payerAfter(event('CallParticipantAdded', device), added('a'))).toBe('a');
  });

  test('is nobody while only members are in the call', () => {
    expect(payerAfter(joined('host'))).toBeNull();
  });
});
